import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { erasePerson } from '#server/personal-data/erase-person.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
let database: Database;
beforeEach(async () => {
  hospital = openHospital();
  database = await hospital.open(() => hospital.now);
});
afterEach(async () => {
  await database.close();
  hospital.close();
});

test('a patient is taken out of every stored answer, however many there are, and other patients stay in theirs', async () => {
  hospital.push({ appointmentId: 'one', serialNumber: 3, patientId: 'P1', name: '王小明' });
  const many = 120;
  for (let index = 0; index < many; index += 1) {
    const name = index % 2 === 0 ? '王小明' : '李四';
    hospital.connection.exec(`INSERT INTO idempotency (organisation_gid, key, fingerprint, answer, created_at)
      VALUES ('demo', 'key ${index}', '', '{"name":"${name}"}', ${hospital.now})`);
  }
  const write = ((command, argument) => database.write(command, argument)) as Parameters<
    typeof erasePerson
  >[0]['write'];
  const erased = await erasePerson({ database, organisationGid: 'demo', identifier: 'p1', mark: 'a mark', write });
  expect(erased).toEqual({ visits: 1, tickets: 0, answers: many / 2 });
  const answers = hospital.rows<{ answer: string }>('SELECT DISTINCT answer FROM idempotency ORDER BY answer');
  expect(answers.map(({ answer }) => JSON.parse(answer).name).toSorted()).toEqual(['李四', '＊'].toSorted());
});

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

const erase = () => {
  const write = ((command, argument) => database.write(command, argument)) as Parameters<
    typeof erasePerson
  >[0]['write'];
  return erasePerson({ database, organisationGid: 'demo', identifier: 'p1', mark: 'a mark', write });
};
const keepAnswer = (key: string, name: string) =>
  hospital.connection.exec(`INSERT INTO idempotency (organisation_gid, key, fingerprint, answer, created_at)
    VALUES ('demo', '${key}', '', '{"name":"${name}"}', ${hospital.now})`);
const namesLeft = () =>
  hospital
    .rows<{ answer: string }>('SELECT DISTINCT answer FROM idempotency')
    .map(({ answer }) => JSON.parse(answer).name)
    .toSorted();

test('a patient is taken out of every stored answer, however many there are, and other patients stay in theirs', async () => {
  hospital.push({ appointmentId: 'one', serialNumber: 3, patientId: 'P1', name: '王小明' });
  const many = 120;
  for (let index = 0; index < many; index += 1) keepAnswer(`key ${index}`, index % 2 === 0 ? '王小明' : '李四');
  expect(await erase()).toEqual({ visits: 1, tickets: 0, answers: many / 2 });
  expect(namesLeft()).toEqual(['李四', '＊']);
});

test('a name that is kept from former releases with spaces around it goes as screens show it too, in full or with its middle hidden', async () => {
  hospital.push({ appointmentId: 'one', serialNumber: 3, patientId: 'P1', name: '王小明' });
  const [{ body }] = hospital.rows<{ body: string }>('SELECT body FROM appointment') as [{ body: string }];
  const padded = body.replace('王小明', ' 王小明\u3000');
  hospital.connection.execute(['run', 'appointment', 'UPDATE appointment SET body = ?', [padded]]);
  for (const [index, name] of [' 王小明\u3000', '王小明', '王○明'].entries()) keepAnswer(`key ${index}`, name);
  expect(await erase()).toMatchObject({ answers: 3 });
  expect(namesLeft()).toEqual(['＊']);
});

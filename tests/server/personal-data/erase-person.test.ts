import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FieldChange } from '#generated/shapes.ts';
import schema from '#schemas/entities/Appointment.json' with { type: 'json' };
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

test('all that an appointment says of its patient goes out of its log and of stored answers, as its schema marks it', async () => {
  const { properties } = schema as { properties: Record<string, { 'x-personal'?: unknown; readOnly?: boolean }> };
  const marked = Object.keys(properties).filter((name) => properties[name]?.['x-personal']);
  const said = { name: '王小明', secondName: 'Wang', gender: 'male', birthday: '1950-01-02' } as const;
  const tags = ['孕婦'];
  const numbers = { medicalRecordNumber: 'M1', patientId: 'P1' };
  hospital.push({ appointmentId: 'one', serialNumber: 3, ...said, tags, ...numbers });
  const [{ gid }] = hospital.rows<{ gid: string }>('SELECT gid FROM appointment') as [{ gid: string }];
  const answer = { gid, room: 'R101', age: 76, cancelReason: '住院', tags, ...said, ...numbers };
  expect(
    Object.keys(answer)
      .filter((name) => !['gid', 'room'].includes(name))
      .toSorted(),
  ).toEqual(marked.toSorted());
  hospital.connection.exec(`INSERT INTO idempotency (organisation_gid, key, fingerprint, answer, created_at)
    VALUES ('demo', 'key', '', '${JSON.stringify(answer)}', ${hospital.now})`);
  await erase();
  const logged = hospital.rows<{ changes: string }>('SELECT changes FROM appointment_change');
  const changes = logged.flatMap((row) => JSON.parse(row.changes) as FieldChange[]);
  expect(changes.map(({ field }) => field)).toEqual(expect.arrayContaining(Object.keys({ ...said, tags, ...numbers })));
  expect(changes.filter(({ field, after }) => marked.includes(field) && after !== undefined)).toEqual([]);
  const [{ answer: left }] = hospital.rows<{ answer: string }>('SELECT answer FROM idempotency') as [
    { answer: string },
  ];
  expect(JSON.parse(left)).toEqual({ gid, room: 'R101', name: '＊' });
});

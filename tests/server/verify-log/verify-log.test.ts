import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { verifyLog } from '#server/verify-log/verify-log.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
let hospital: Hospital;

beforeEach(() => {
  hospital = openHospital();
  hospital.push({}, {}, {});
  for (const patient of ['P1', 'P2', 'P3']) hospital.checkIn(patient);
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('desk1', { kind: 'logIn' });
  hospital.takeNumber({ groupGid: 'billing' });
});
afterEach(() => hospital.close());

const report = () => hospital.read(verifyLog(hospital.organisationGid, hospital.now));
const change = (sql: string) => hospital.connection.exec(sql);

test('rows that equal their log are said to', () => {
  expect(report()).toMatchObject({ first: 1, found: [] });
  expect(report().compared).toBeGreaterThan(5);
});

test('a row that was changed by another hand is named with its field', () => {
  change("UPDATE ticket SET status = 'completed' WHERE appointment_gid IS NOT NULL AND number = 1");
  expect(report().found).toEqual([expect.stringMatching(/^ticket \S+: status is "completed", by the log "\w+"$/)]);
});

test('so are a row that is gone, and an event that is', () => {
  change('DELETE FROM ticket WHERE appointment_gid IS NULL');
  expect(report().found).toEqual([expect.stringMatching(/^ticket \S+: in the log, not stored$/)]);
  const [middle] = hospital.rows<{ seq: number }>("SELECT seq FROM event WHERE kind = 'loggedIn' ORDER BY seq LIMIT 1");
  change(`DELETE FROM event WHERE seq = ${middle?.seq}`);
  expect(report().found[0]).toBe(`events ${middle?.seq} to ${middle?.seq} are missing`);
});

test('a log whose beginning has been swept is compared from there on', () => {
  const [called] = hospital.rows<{ seq: number }>("SELECT seq FROM event WHERE kind = 'called' LIMIT 1");
  change(`DELETE FROM event WHERE seq <= ${called?.seq}`);
  const swept = report();
  expect(swept).toMatchObject({ first: Number(called?.seq) + 1, found: [] });
  change('UPDATE ticket SET number = 7777 WHERE appointment_gid IS NULL');
  expect(report().found.join()).toContain('number is 7777');
});

test('a log whose calls by number went to the time slot of their patients is accepted as it was written', () => {
  hospital.push(
    { serialNumber: 8, patientId: 'P8', slotEndTime: '10:00' },
    { serialNumber: 9, patientId: 'P9', slotEndTime: '11:00' },
  );
  for (const [patient, number] of [
    ['P8', 8],
    ['P9', 9],
  ] as const) {
    hospital.checkIn(patient);
    hospital.act('room101', { kind: 'number', number });
  }
  expect(report().found).toEqual([]);
  const slotOf = (number: number) => `(SELECT slot_ends_at FROM ticket WHERE number = ${number})`;
  const stands = (number: number) => `slot_ends_at = ${slotOf(number)}`;
  expect(hospital.rows(`SELECT gid FROM queue WHERE ${stands(8)}`)).toHaveLength(1);
  change(`UPDATE queue SET ${stands(9)} WHERE ${stands(8)}`);
  expect(report().found).toEqual([expect.stringContaining('slotEndsAt')]);
  change(`UPDATE event SET payload = replace(payload, ',"staysInSlot":true', '') WHERE kind = 'called'`);
  expect(report().found).toEqual([]);
});

test('the command tells it of a living database, and ends accordingly', async () => {
  const run = (...given: string[]) =>
    new Promise<{ status: number; text: string }>((resolve) => {
      const env = { ...process.env, ...hospital.variables };
      execFile(process.execPath, ['server/verify-log/main.ts', ...given], { cwd: repository, env }, (error, out, err) =>
        resolve({ status: Number(error?.code ?? 0), text: out + err }),
      );
    });
  const whole = await run();
  expect(whole.text).toContain('demo: equals its log');
  expect(whole.status).toBe(0);
  change('UPDATE counter SET staff_name = NULL');
  const broken = await run('--organisation', 'demo');
  expect(broken.text).toContain('staffName is null, by the log');
  expect(broken.status).toBe(2);
  expect(await run('--organisation', 'nowhere')).toMatchObject({ status: 64 });
});

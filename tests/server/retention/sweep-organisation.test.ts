import { afterEach, beforeEach, expect, test } from 'vitest';
import { keyFrom } from '#server/audit/audit-key.ts';
import type { Database } from '#server/database/database.ts';
import { appointmentFigures } from '#server/figures/appointments.ts';
import { createSweeper } from '#server/retention/sweeper.ts';
import { atHour, type Hospital, openHospital } from '../queue/hospital.ts';

const auditKey = keyFrom('a key of this test, long enough to be one', 'test');

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

/** Sweeps in the afternoon of the day that is so many days after the first. */
async function sweepOn(days: number): Promise<void> {
  hospital.now = atHour(24 * days + 13);
  const log = { warn: () => undefined } as never;
  await createSweeper({ database, auditKey, clock: () => hospital.now, log }).look();
}
const appointments = () =>
  hospital
    .rows<{ id: string }>('SELECT appointment_id AS id FROM appointment ORDER BY inspection_day')
    .map(({ id }) => id);
const figures = () =>
  database.query(appointmentFigures('demo', { from: '2026-11-21', to: '2026-11-30' }, hospital.now));

test('a day is kept through the last day of its period, and goes with the next', async () => {
  hospital.setOrganisation({ retention: { appointmentDays: 7, eventDays: 31 } });
  hospital.push({ appointmentId: 'first' }, { appointmentId: 'second', inspectionDay: '2026-11-22' });
  const days = () => hospital.rows<{ at: number }>('SELECT at FROM event ORDER BY seq').map(({ at }) => Number(at));
  hospital.takeNumber({ panelGid: 'room101' });
  const first = hospital.now;
  hospital.now += 24 * 3_600_000;
  hospital.takeNumber({ panelGid: 'room101' });
  const second = hospital.now;
  await sweepOn(7);
  expect(appointments()).toEqual(['first', 'second']);
  await sweepOn(8);
  expect(appointments()).toEqual(['second']);
  await sweepOn(9);
  expect(appointments()).toEqual([]);
  await sweepOn(31);
  expect(new Set(days())).toEqual(new Set([first, second]));
  await sweepOn(32);
  expect(new Set(days())).toEqual(new Set([second]));
});

test('of several days that go at once each is counted first', async () => {
  hospital.setOrganisation({ retention: { appointmentDays: 7 } });
  const days = ['2026-11-21', '2026-11-22', '2026-11-25'];
  hospital.push(...days.map((inspectionDay) => ({ inspectionDay })));
  hospital.now = atHour(24 * 8);
  const before = await figures();
  expect(before.total).toMatchObject({ appointments: 3 });
  await sweepOn(40);
  expect(appointments()).toEqual([]);
  expect(await figures()).toEqual(before);
});

test('each log, and what screens say of calls, has a period of its own', async () => {
  const periods = {
    callReceiptDays: 10,
    technicalLogDays: 20,
    accessLogDays: 40,
    readLogDays: 200,
    changeLogDays: 300,
  };
  hospital.setOrganisation({ retention: periods });
  const at = hospital.now;
  for (const log of ['read', 'change', 'access', 'error', 'scheduler', 'appAction']) {
    hospital.connection.exec(`
      INSERT INTO log_entry (gid, organisation_gid, log, body, created_at, seq, hash, key_id)
        VALUES ('old ${log}', 'demo', '${log}', '{}', ${at}, 1, 'h', 'k');
      INSERT INTO log_chain (organisation_gid, log, seq, hash, start_seq, start_hash, start_seal)
        VALUES ('demo', '${log}', 1, 'h', 0, '', '');`);
  }
  hospital.connection.exec(`INSERT INTO call_receipt
    (gid, organisation_gid, epoch, seq, panel_gid, screen, kind, number, counter_gid, called_at, created_at, updated_at)
    VALUES ('old receipt', 'demo', 'e', 1, 'room101', 's', 'called', 1, 'room101', ${at}, ${at}, ${at})`);
  const left = () =>
    hospital
      .rows<{ gid: string }>(
        `SELECT gid FROM log_entry WHERE gid LIKE 'old %' UNION SELECT gid FROM call_receipt ORDER BY gid`,
      )
      .map(({ gid }) => gid.slice('old '.length));
  const logs = ['access', 'appAction', 'change', 'error', 'read', 'receipt', 'scheduler'];
  const gone: string[] = [];
  for (const [days, ...going] of [
    [10, 'receipt'],
    [20, 'appAction', 'error', 'scheduler'],
    [40, 'access'],
    [200, 'read'],
    [300, 'change'],
  ] as const) {
    await sweepOn(days - 1);
    expect(left()).toEqual(logs.filter((one) => !gone.includes(one)));
    gone.push(...going);
    await sweepOn(days + 1);
    expect(left()).toEqual(logs.filter((one) => !gone.includes(one)));
  }
});

test('the last queue of a room stays, because numbers go on from it, until the room itself has gone', async () => {
  hospital.setOrganisation({ retention: { appointmentDays: 7 } });
  hospital.takeNumber({ panelGid: 'room101' });
  const queues = () => hospital.rows<{ gid: string }>('SELECT gid FROM queue');
  expect(queues()).toHaveLength(1);
  await sweepOn(20);
  expect(queues()).toHaveLength(1);
  hospital.rows("DELETE FROM document WHERE gid = 'room101'");
  await sweepOn(21);
  expect(queues()).toEqual([]);
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { keyFrom } from '#server/audit/audit-key.ts';
import type { Database } from '#server/database/database.ts';
import { appointmentFigures } from '#server/figures/appointments.ts';
import { clerkFigures } from '#server/figures/clerks.ts';
import { dayFigures, groupFigures } from '#server/figures/days.ts';
import { hourFigures } from '#server/figures/hours.ts';
import { sweepEvents } from '#server/retention/bites.ts';
import { clearCounts, keepHours } from '#server/retention/count-days.ts';
import { noteSwept, takeSweep } from '#server/retention/lease.ts';
import { createSweeper } from '#server/retention/sweeper.ts';
import { spendDays } from '../figures/several-days.ts';
import { figuresOf } from '../figures/small-day.ts';
import { atHour, type Hospital, openHospital } from '../queue/hospital.ts';

const auditKey = keyFrom('a key of this test, long enough to be one', 'test');
const quiet = { warn: () => undefined } as never;
const month = { from: '2026-11-01', to: '2026-11-30' };
const retention = { eventDays: 31, appointmentDays: 7 };

let hospital: Hospital;
let database: Database;
beforeEach(async () => {
  hospital = openHospital();
  hospital.setOrganisation({ retention });
  database = await hospital.open(() => hospital.now);
});
afterEach(async () => {
  await database.close();
  hospital.close();
});

const sweeper = () => createSweeper({ database, auditKey, clock: () => hospital.now, log: quiet });
const countOf = (table: string) =>
  Number(hospital.rows<{ n: number }>(`SELECT count(*) AS n FROM ${table} WHERE organisation_gid = 'demo'`)[0]?.n);

async function allFigures() {
  const cashiers = await figuresOf(hospital, database);
  const groups = await figuresOf(hospital, database, 'group');
  return {
    days: await dayFigures(cashiers, month),
    oneDay: await dayFigures(cashiers, { from: '2026-11-22', to: '2026-11-22' }),
    hours: await hourFigures(cashiers, month),
    clerks: await clerkFigures(cashiers, month),
    groups: await groupFigures(groups, month),
    appointments: await database.query(appointmentFigures('demo', month, hospital.now)),
  };
}

describe('what has been kept for long enough', () => {
  test('goes, and every figure stays as it was', async () => {
    spendDays(hospital);
    hospital.now = atHour(24 * 20);
    const before = await allFigures();
    expect(before.appointments.total).toMatchObject({ appointments: 3, checkedIn: 2, completed: 1, notArrived: 1 });
    hospital.now = atHour(24 * 60 + 13);
    const later = await allFigures();
    expect(later.days).toEqual(before.days);
    await sweeper().look();
    expect(await allFigures()).toEqual(later);
    // The one ticket is that of a call which a counter still has before it.
    expect([countOf('event'), countOf('appointment'), countOf('ticket')]).toEqual([0, 0, 1]);
    expect(countOf('appointment_change')).toBe(1);
    expect(countOf('day_figure')).toBeGreaterThan(0);
  });

  test('goes from the beginning of the log on; the queue works on, without a gap in the numbers of its lines', async () => {
    spendDays(hospital);
    hospital.now = atHour(24 * 33 - 1);
    const head = hospital.rows<{ seq: number }>("SELECT seq FROM log_head WHERE organisation_gid = 'demo'")[0]?.seq;
    await sweeper().look();
    const left = hospital.rows<{ seq: number }>("SELECT seq FROM event WHERE organisation_gid = 'demo' ORDER BY seq");
    expect(left.length).toBeGreaterThan(0);
    expect(left[0]?.seq).toBeGreaterThan(1);
    hospital.takeNumber({ groupGid: 'billing' });
    hospital.act('desk1', { kind: 'logIn' });
    expect(hospital.act('desk1', { kind: 'next' }).current?.number).toBe(1001);
    const seqs = hospital
      .rows<{ seq: number }>("SELECT seq FROM event WHERE organisation_gid = 'demo' ORDER BY seq")
      .map(({ seq }) => Number(seq));
    expect(seqs).toEqual(seqs.map((_, index) => seqs[0]! + index));
    expect(seqs.at(-1)).toBeGreaterThan(Number(head));
  });

  test('stays where its own period is longer', async () => {
    hospital.setOrganisation({ retention: { ...retention, appointmentDays: 400 } });
    spendDays(hospital);
    const [tickets, appointments] = [countOf('ticket'), countOf('appointment')];
    hospital.now = atHour(24 * 60 + 13);
    await sweeper().look();
    expect([countOf('event'), countOf('ticket'), countOf('appointment')]).toEqual([0, tickets, appointments]);
  });

  test('is told in the log of the scheduler, once a day', async () => {
    spendDays(hospital);
    hospital.now = atHour(24 * 60 + 13);
    await sweeper().look();
    await sweeper().look();
    const entries = hospital.rows<{ body: string }>(
      "SELECT body FROM log_entry WHERE organisation_gid = 'demo' AND log = 'scheduler'",
    );
    expect(entries.map(({ body }) => JSON.parse(body))).toMatchObject([{ job: 'retention', outcome: 'done' }]);
    expect(JSON.parse(entries[0]!.body).removedRows).toBeGreaterThan(20);
  });
});

test('a sweep that is cut short anywhere is taken up where it was left, and figures are never counted twice', async () => {
  spendDays(hospital);
  hospital.now = atHour(24 * 60 + 13);
  const before = await allFigures();
  for (let cut = 0; cut < 12; cut += 1) {
    const sweep = sweeper();
    const look = sweep.look();
    await new Promise((resolve) => setTimeout(resolve, 10 * cut));
    await sweep.stop();
    await look;
    expect(await allFigures()).toEqual(before);
  }
  await sweeper().look();
  expect(await allFigures()).toEqual(before);
  expect(countOf('event')).toBe(0);
});

test('of several processes one sweeps an organisation, until it gives no sign of life', async () => {
  const first = { organisationGid: 'demo', owner: 'first' };
  const second = { organisationGid: 'demo', owner: 'second' };
  expect(await database.write(takeSweep, first)).toMatchObject({ figuresUntil: '' });
  expect(await database.write(takeSweep, second)).toBeUndefined();
  hospital.now += 61_000;
  expect(await database.write(takeSweep, second)).toMatchObject({ figuresUntil: '' });
  const late = database.write(sweepEvents, { ...first, from: 0, until: 10, rows: 10 });
  await expect(late).rejects.toMatchObject({ entries: [{ code: 'service_busy' }] });
});

test('a process that was away too long takes nothing away that another has counted since', async () => {
  const [first, second] = ['first', 'second'].map((owner) => ({ organisationGid: 'demo', owner }));
  await database.write(takeSweep, first!);
  hospital.now += 61_000;
  await database.write(takeSweep, second!);
  const hours = [{ hour: 9, ownerGid: 'billing', session: 'day', panelGid: '', staffGid: '', facts: '[]' }];
  await database.write(keepHours, { ...second!, day: '2026-11-21', hours });
  // The first is written by itself, the others with one another; nobody else's part is lost, or done twice.
  const alone = database.write(clearCounts, { ...first!, day: '2026-11-21', rows: 10 });
  const among = Array.from({ length: 3 }, () => [
    database.write(noteSwept, { ...second!, removed: 1 }),
    database.write(clearCounts, { ...first!, day: '2026-11-21', rows: 10 }),
  ]);
  const outcomes = await Promise.allSettled([alone, ...among.flat()]);
  const busy = { status: 'rejected', reason: { entries: [{ code: 'service_busy' }] } };
  const done = { status: 'fulfilled' };
  expect(outcomes).toMatchObject([busy, done, busy, done, busy, done, busy]);
  expect(countOf('day_figure')).toBe(1);
  expect(hospital.rows("SELECT removed FROM retention WHERE organisation_gid = 'demo'")).toEqual([{ removed: 3 }]);
});

test('appointments without a doctor and with an empty one are counted as one, and hold up nothing', async () => {
  hospital.now = atHour(8);
  hospital.push({ appointmentId: 'none' }, { appointmentId: 'empty', doctor: '' });
  hospital.now = atHour(24 * 20);
  const before = (await allFigures()).appointments;
  expect(before.departments).toMatchObject([{ department: '家庭醫學科', appointments: 2 }]);
  await sweeper().look();
  expect(countOf('appointment')).toBe(0);
  expect((await allFigures()).appointments).toEqual(before);
});

test('an organisation from before there were periods has two weeks to choose them', async () => {
  spendDays(hospital);
  hospital.connection.exec("INSERT INTO retention (organisation_gid) VALUES ('demo')");
  hospital.now = atHour(24 * 60 + 13);
  const events = countOf('event');
  await sweeper().look();
  expect(countOf('event')).toBe(events);
  hospital.now += (limits.retentionGraceDays + 1) * 24 * 3_600_000;
  await sweeper().look();
  expect(countOf('event')).toBe(0);
});

describe('nobody at work is disturbed before noon', () => {
  let events: number;
  beforeEach(() => {
    spendDays(hospital);
    hospital.now = atHour(24 * 60 + 9);
    hospital.act('desk1', { kind: 'logIn' });
    events = countOf('event');
  });

  test('by what is due every day', async () => {
    await sweeper().look();
    expect(countOf('event')).toBe(events);
    hospital.now = atHour(24 * 60 + 12.5);
    await sweeper().look();
    expect(countOf('event')).toBe(1);
  });

  test.each([
    ['nor while no more is due than may wait', 0, () => events],
    ['unless more is due than may wait', 1, () => 1],
  ])('%s', async (_, more, left) => {
    const due = events - 1;
    // The numbers of its lines tell how long a log is: those after the first are moved so far on.
    const on = limits.retentionBacklogRows - due + more;
    hospital.rows(`UPDATE event SET seq = seq + ${on} WHERE seq > (SELECT min(seq) FROM event)`);
    await sweeper().look();
    expect(countOf('event')).toBe(left());
  });
});

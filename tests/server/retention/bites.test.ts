import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context, SingleStatement, Statement } from '#server/database/command.ts';
import {
  sweepAppointmentChanges,
  sweepAppointments,
  sweepEvents,
  sweepQueues,
  sweepReceipts,
} from '#server/retention/bites.ts';
import { clearCounts } from '#server/retention/count-days.ts';
import { finishSweep } from '#server/retention/finish-sweep.ts';
import { takeSweep } from '#server/retention/lease.ts';
import { removeUnusedMedia } from '#server/retention/remove-unused-media.ts';
import { statementsOf, withoutIndex } from '../../running/query-plan.ts';
import { spendDays } from '../figures/several-days.ts';
import { atHour, type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeAll(() => {
  hospital = openHospital();
  spendDays(hospital);
  hospital.now = atHour(24 * 60);
  hospital.run((context) => takeSweep(holder, context));
});
afterAll(() => hospital.close());

const holder = { organisationGid: 'demo', owner: 'test' };
const rows = 5;
const before = Date.UTC(2030, 0, 1);

const bites: Record<string, (context: Context) => Generator<Statement, unknown, unknown>> = {
  takeSweep: (context) => takeSweep(holder, context),
  sweepEvents: (context) => sweepEvents({ ...holder, from: 0, until: 20, rows }, context),
  sweepAppointmentChanges: (context) => sweepAppointmentChanges({ ...holder, from: 0, before, rows }, context),
  sweepQueues: (context) =>
    sweepQueues({ ...holder, before: '2030-01-01', after: { day: '', gid: '' }, rows: 100 }, context),
  sweepAppointments: (context) => sweepAppointments({ ...holder, before: '2030-01-01', rows }, context),
  sweepReceipts: (context) => sweepReceipts({ ...holder, before, rows }, context),
  removeUnusedMedia: (context) => removeUnusedMedia({ ...holder, before, rows }, context),
  clearCounts: (context) => clearCounts({ ...holder, day: '2026-11-21', rows }, context),
  finishSweep: (context) => finishSweep({ ...holder, businessDate: '2030-01-01' }, context),
};

test.each(Object.entries(bites))('%s finds its rows by an index, and changes no more than it may', (_, make) => {
  const statements: SingleStatement[] = [];
  hospital.connection.exec('BEGIN');
  try {
    const context: Context = { now: hospital.now, touched: new Map() };
    statements.push(...statementsOf(hospital.connection, make(context)));
    const scans = statements.map((statement) => [statement[2], withoutIndex(hospital.connection, statement)]);
    expect(scans.filter(([, steps]) => steps!.length > 0)).toEqual([]);
  } finally {
    hospital.connection.exec('ROLLBACK');
  }
  expect(statements.length).toBeGreaterThan(0);
});

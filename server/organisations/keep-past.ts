import type { PastDay } from '#demo/past/past-day.ts';
import { type Context, run, type SqlValue, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { storedHours } from '../figures/stored-facts.ts';

/** Rows in one statement. */
const atOnce = 50;

/**
 * Command: gives an organisation that has just been made figures of days before it, kept as those of days whose events
 * have been let go (docs/decisions/057-how-long-data-live.md): the demo hospital's, of which everything is invented.
 * @param until the first day that is not among them
 */
export const keepPast = defineCommand(
  import.meta.url,
  'keepPast',
  function* (
    { organisationGid, days, until }: { organisationGid: string; days: readonly PastDay[]; until: string },
    _: Context,
  ): Generator<Statement, void, unknown> {
    const hours = days.flatMap(({ date, facts }) =>
      storedHours(facts).map(({ hour, ownerGid, session, panelGid, staffGid, facts: sums }) => [
        ...[organisationGid, date, hour, ownerGid, session, panelGid, staffGid, sums],
      ]),
    );
    yield* insert(
      'day_figure',
      'organisation_gid, service_date, hour, owner_gid, session, panel_gid, staff_gid, facts',
      hours,
    );
    const visits = days.flatMap(({ date, appointments }) =>
      appointments.map(({ department, doctor, ...counts }) => [
        ...[organisationGid, date, department, doctor, counts.appointments, counts.checkedIn],
        ...[counts.completed, counts.passed, counts.notArrived, counts.canceled],
      ]),
    );
    yield* insert(
      'day_appointments',
      `organisation_gid, service_date, department, doctor, appointments, checked_in,
       completed, passed, not_arrived, canceled`,
      visits,
    );
    yield* run(
      'retention',
      `INSERT INTO retention (organisation_gid, figures_until, appointments_until, begins_at) VALUES (?, ?, ?, 0)
       ON CONFLICT (organisation_gid) DO UPDATE
       SET figures_until = excluded.figures_until, appointments_until = excluded.appointments_until`,
      organisationGid,
      until,
      until,
    );
  },
);

function* insert(
  table: 'day_figure' | 'day_appointments',
  columns: string,
  rows: readonly (readonly SqlValue[])[],
): Generator<Statement, void, unknown> {
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce);
    const values = some.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ');
    yield* run(table, `INSERT INTO ${table} (${columns}) VALUES ${values}`, ...some.flat());
  }
}

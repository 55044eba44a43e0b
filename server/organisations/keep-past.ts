import type { PastDay } from '#demo/past/past-day.ts';
import { type Context, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { keepAppointmentCounts, keepHourCounts } from '../figures/keep-counts.ts';
import { storedHours } from '../figures/stored-facts.ts';

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
    for (const { date, facts, appointments } of days) {
      yield* keepHourCounts(organisationGid, date, storedHours(facts));
      yield* keepAppointmentCounts(organisationGid, date, appointments);
    }
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

import { type Context, count, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import type { AppointmentCounts } from '../figures/appointments.ts';
import { keepAppointmentCounts, keepHourCounts } from '../figures/keep-counts.ts';
import type { StoredHour } from '../figures/stored-facts.ts';
import { type Holder, keepSweep } from './lease.ts';

interface OfDay extends Holder {
  readonly day: string;
}

/** Command: takes away what a run that was cut short had counted of a day, so many rows at most; answers how many. */
export const clearCounts = defineCommand(
  import.meta.url,
  'clearCounts',
  function* (
    { organisationGid, owner, day, rows }: OfDay & { readonly rows: number },
    context: Context,
  ): Generator<Statement, number, unknown> {
    // Before anything else: what is there may be what another process counts now.
    yield* keepSweep({ organisationGid, owner }, context);
    const hours = yield* count(
      'day_figure',
      `DELETE FROM day_figure
     WHERE (organisation_gid, service_date, hour, owner_gid, session, panel_gid, staff_gid) IN (
       SELECT organisation_gid, service_date, hour, owner_gid, session, panel_gid, staff_gid FROM day_figure
       WHERE organisation_gid = ? AND service_date = ?
       AND NOT EXISTS (SELECT 1 FROM retention r WHERE r.organisation_gid = ? AND r.figures_until > ?) LIMIT ?)`,
      organisationGid,
      day,
      organisationGid,
      day,
      rows,
    );
    const appointments = yield* count(
      'day_appointments',
      `DELETE FROM day_appointments WHERE (organisation_gid, service_date, department, doctor) IN (
       SELECT organisation_gid, service_date, department, doctor FROM day_appointments
       WHERE organisation_gid = ? AND service_date = ?
       AND NOT EXISTS (SELECT 1 FROM retention r WHERE r.organisation_gid = ? AND r.appointments_until > ?) LIMIT ?)`,
      organisationGid,
      day,
      organisationGid,
      day,
      rows,
    );
    return hours + appointments;
  },
);

/** Command: keeps some of what was counted of a day; it counts for nothing before the day is closed. */
export const keepHours = defineCommand(
  import.meta.url,
  'keepHours',
  function* (
    argument: OfDay & { readonly hours: readonly StoredHour[] },
    context: Context,
  ): Generator<Statement, void, unknown> {
    yield* keepHourCounts(argument.organisationGid, argument.day, argument.hours);
    yield* keepSweep(argument, context);
  },
);

/** Command: the same of a day's appointments. */
export const keepAppointments = defineCommand(
  import.meta.url,
  'keepAppointments',
  function* (
    argument: OfDay & { readonly counts: readonly AppointmentCounts[] },
    context: Context,
  ): Generator<Statement, void, unknown> {
    yield* keepAppointmentCounts(argument.organisationGid, argument.day, argument.counts);
    yield* keepSweep(argument, context);
  },
);

/** Command: from now on the figures of the days before this one are those that were kept. */
export const closeDays = defineCommand(
  import.meta.url,
  'closeDays',
  function* (
    argument: Holder & { readonly what: 'figures' | 'appointments'; readonly until: string },
    context: Context,
  ): Generator<Statement, void, unknown> {
    const { organisationGid, what, until } = argument;
    yield* run(
      'retention',
      `UPDATE retention SET ${what === 'figures' ? 'figures_until' : 'appointments_until'} = ? WHERE organisation_gid = ?`,
      until,
      organisationGid,
    );
    yield* keepSweep(argument, context);
  },
);

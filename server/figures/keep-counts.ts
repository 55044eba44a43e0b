import { run, type SqlValue, type Statement } from '../database/command.ts';
import { placeholders } from '../database/placeholders.ts';
import type { AppointmentCounts } from './appointments.ts';
import type { StoredHour } from './stored-facts.ts';

/** Rows in one statement. */
const atOnce = 50;

/** Yields what stores the counts of a day's hours; they count for nothing before the day is closed. */
export function keepHourCounts(
  organisationGid: string,
  day: string,
  hours: readonly StoredHour[],
): Generator<Statement, void, unknown> {
  const columns = 'organisation_gid, service_date, hour, owner_gid, session, panel_gid, staff_gid, facts';
  const rows = hours.map(({ hour, ownerGid, session, panelGid, staffGid, facts }) => {
    return [organisationGid, day, hour, ownerGid, session, panelGid, staffGid, facts];
  });
  return insert('day_figure', columns, rows);
}

/** Yields what stores the counts of a day's appointments, in the same way. */
export function keepAppointmentCounts(
  organisationGid: string,
  day: string,
  counts: readonly Omit<AppointmentCounts, 'date'>[],
): Generator<Statement, void, unknown> {
  const columns = `organisation_gid, service_date, department, doctor, appointments, checked_in,
    completed, passed, not_arrived, canceled`;
  const rows = counts.map((one) => {
    const { department, doctor, appointments, checkedIn, completed, passed, notArrived, canceled } = one;
    const place = [organisationGid, day, department, doctor ?? ''];
    return [...place, appointments, checkedIn, completed, passed, notArrived, canceled];
  });
  return insert('day_appointments', columns, rows);
}

function* insert(
  table: 'day_figure' | 'day_appointments',
  columns: string,
  rows: readonly (readonly SqlValue[])[],
): Generator<Statement, void, unknown> {
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce);
    const values = some.map(placeholders).join(', ');
    yield* run(table, `INSERT INTO ${table} (${columns}) VALUES ${values}`, ...some.flat());
  }
}

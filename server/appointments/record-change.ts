import { personal } from '#generated/personal.ts';
import type { FieldChange } from '#generated/shapes.ts';
import type { AppointmentAction } from '#generated/values.ts';
import { all, type Context, run, type Statement } from '../database/command.ts';
import { fieldDiff } from '../journal/field-diff.ts';
import type { AppointmentRow } from '../queue/appointment-row.ts';

/**
 * Notes a change of an appointment in the transaction that makes it, and asks nothing for it: an agency pushes hundreds
 * at once.
 */
export function* recordChange(
  context: Context,
  organisationGid: string,
  { gid, body }: Pick<AppointmentRow, 'gid' | 'body'>,
  { action, changes }: { action: AppointmentAction; changes: readonly FieldChange[] },
): Generator<Statement, void, unknown> {
  yield* run(
    'appointment_change',
    `INSERT INTO appointment_change
       (organisation_gid, number, appointment_gid, appointment_id, action, by_kind, by_gid, at, changes)
     VALUES (?, 1 + coalesce((
       SELECT number FROM appointment_change WHERE organisation_gid = ? ORDER BY number DESC LIMIT 1
     ), 0), ?, ?, ?, ?, ?, ?, ?)`,
    organisationGid,
    organisationGid,
    gid,
    body.appointmentId,
    action,
    context.by?.kind ?? null,
    context.by?.subjectGid ?? null,
    context.now,
    JSON.stringify(changes),
  );
}

/** Notes that a patient has come. */
export function recordCheckIn(
  context: Context,
  organisationGid: string,
  appointment: Pick<AppointmentRow, 'gid' | 'body'>,
): Generator<Statement, void, unknown> {
  const changes = [{ field: 'patientState', before: '"notCheckedIn"', after: '"checkedIn"' }];
  return recordChange(context, organisationGid, appointment, { action: 'checkedIn', changes });
}

/** What differs between two bodies, field by field; a new appointment has no body before. */
export function changesBetween(before: object | undefined, after: object): FieldChange[] {
  return fieldDiff('Appointment', before as Record<string, unknown> | undefined, after as Record<string, unknown>);
}

/** What an appointment says of its patient. */
export const ofPerson: readonly string[] = personal.Appointment;
/** What it says of their visit, by which its hospital knows whose it is. */
export const ofVisit = ['appointmentId', 'applicationDate'];

/** Yields the names that an appointment had before they were corrected, as far as its log goes. */
export function* formerNames(organisationGid: string, appointmentGid: string): Generator<Statement, string[], unknown> {
  const rows = yield* loggedChanges(organisationGid, appointmentGid);
  return rows
    .flatMap(({ changes }) => changes)
    .filter(({ field, before }) => before !== undefined && ['name', 'secondName'].includes(field))
    .map(({ before }) => JSON.parse(before!) as string);
}

/**
 * Takes out of an appointment's log who the patient was: the name goes with the appointment.
 * @param more fields that go too
 */
export function* forgetPerson(
  organisationGid: string,
  appointmentGid: string,
  more: readonly string[] = [],
): Generator<Statement, void, unknown> {
  const rows = yield* loggedChanges(organisationGid, appointmentGid);
  for (const { number, changes } of rows) {
    const kept = changes.map((change) =>
      ofPerson.includes(change.field) || more.includes(change.field) ? { field: change.field } : change,
    );
    yield* run(
      'appointment_change',
      'UPDATE appointment_change SET changes = ? WHERE organisation_gid = ? AND number = ?',
      JSON.stringify(kept),
      organisationGid,
      number,
    );
  }
}

interface LoggedChange {
  readonly number: number;
  readonly changes: readonly FieldChange[];
}

function* loggedChanges(
  organisationGid: string,
  appointmentGid: string,
): Generator<Statement, LoggedChange[], unknown> {
  const rows = yield* all<{ number: number; changes: string }>(
    'appointment_change',
    'SELECT number, changes FROM appointment_change WHERE organisation_gid = ? AND appointment_gid = ?',
    organisationGid,
    appointmentGid,
  );
  return rows.map(({ number, changes }) => ({ number, changes: JSON.parse(changes) }));
}

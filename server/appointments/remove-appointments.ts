import type { AppointmentOutcome, Changed } from '#generated/shapes.ts';
import type { AppointmentAction } from '#generated/values.ts';
import { type Context, one, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { Refusal } from '../errors/refusal.ts';
import { takeLog } from '../event-log/take-log.ts';
import { forEachItem } from '../families/find.ts';
import { type AppointmentRow, type Branch, readAppointment } from '../queue/appointment-row.ts';
import { cancelTicket } from '../queue/cancel-ticket.ts';
import { readTicketOfAppointment } from '../queue/read-rows.ts';
import { presentAppointment } from '../views/present-appointment.ts';
import { forgetPerson, recordChange } from './record-change.ts';
import { eraseAppointment, roomsOf, tellRooms } from './write-appointment.ts';

export interface RemoveArgument {
  readonly organisationGid: string;
  readonly appointmentIds: readonly string[];
  /** Only appointments of this branch are found. */
  readonly branch?: Branch | undefined;
}

export interface DeleteArgument {
  readonly organisationGid: string;
  readonly gid: string;
  readonly version?: number | undefined;
}

/**
 * Command: takes back pushed appointments by the hospital system's own ids, all or none. One that was removed before is
 * answered as it was then: whose answer was lost sends the same again, and a desk may have been first.
 */
export const removeAppointments = defineCommand(
  import.meta.url,
  'removeAppointments',
  function* (
    { organisationGid, appointmentIds, branch }: RemoveArgument,
    context: Context,
  ): Generator<Statement, AppointmentOutcome, unknown> {
    yield* takeLog(organisationGid, context);
    const rooms: string[] = [];
    const gone = yield* forEachItem(appointmentIds, 'appointmentIds', function* (appointmentId) {
      const row = yield* readAppointment(organisationGid, { appointmentId }, branch);
      if (!row) return { appointmentId, gid: yield* readRemoved(organisationGid, appointmentId) };
      rooms.push(...(yield* roomsOf(row)));
      yield* remove(context, organisationGid, row);
      return { appointmentId, gid: row.gid };
    });
    yield* tellRooms(context, organisationGid, rooms);
    return { count: gone.length, data: gone };
  },
);

/** Yields the gid of the appointment that had an id when it was removed; refuses appointment_not_found of any other id. */
function* readRemoved(organisationGid: string, appointmentId: string): Generator<Statement, string, unknown> {
  const last = yield* one<{ gid: string; action: AppointmentAction }>(
    'appointment_change',
    `SELECT appointment_gid AS gid, action FROM appointment_change
     WHERE organisation_gid = ? AND appointment_id = ? ORDER BY number DESC LIMIT 1`,
    organisationGid,
    appointmentId,
  );
  if (last?.action !== 'removed') throw new Refusal({ code: 'appointment_not_found' });
  return last.gid;
}

/** Command: removes one appointment for an administrator, at the version that they saw. */
export const deleteAppointment = defineCommand(
  import.meta.url,
  'deleteAppointment',
  function* (
    { organisationGid, gid, version }: DeleteArgument,
    context: Context,
  ): Generator<Statement, Changed, unknown> {
    yield* takeLog(organisationGid, context);
    const row = yield* readAppointment(organisationGid, { gid });
    if (!row) throw new Refusal({ code: 'not_found', field: 'gid' });
    if (version !== undefined && version !== row.version) {
      throw new Refusal({ code: 'stale_version' }, yield* presentAppointment(organisationGid, row, context.now));
    }
    const rooms = yield* roomsOf(row);
    yield* remove(context, organisationGid, row);
    yield* tellRooms(context, organisationGid, rooms);
    return { count: 1 };
  },
);

/** The name goes with the appointment; of the ticket only its number stays in the log. */
function* remove(context: Context, organisationGid: string, row: AppointmentRow): Generator<Statement, void, unknown> {
  const ticket = yield* readTicketOfAppointment(row.gid);
  if (ticket) yield* cancelTicket(context, organisationGid, ticket);
  yield* eraseAppointment(row.gid);
  yield* forgetPerson(organisationGid, row.gid);
  yield* recordChange(context, organisationGid, row, { action: 'removed', changes: [] });
}

import type { AppointmentOutcome, Changed } from '#generated/shapes.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { Refusal } from '../errors/refusal.ts';
import { takeLog } from '../event-log/take-log.ts';
import { forEachItem } from '../families/find.ts';
import { type AppointmentRow, type Branch, readAppointment } from '../queue/appointment-row.ts';
import { cancelTicket } from '../queue/cancel-ticket.ts';
import { readTicketOfAppointment } from '../queue/read-rows.ts';
import { presentAppointment } from '../views/present-appointment.ts';
import { outcomeOf } from './create-appointments.ts';
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

/** Command: takes back pushed appointments by the hospital system's own ids, all or none. */
export const removeAppointments = defineCommand(
  import.meta.url,
  'removeAppointments',
  function* (
    { organisationGid, appointmentIds, branch }: RemoveArgument,
    context: Context,
  ): Generator<Statement, AppointmentOutcome, unknown> {
    yield* takeLog(organisationGid, context);
    const rooms: string[] = [];
    const rows = yield* forEachItem(appointmentIds, 'appointmentIds', function* (appointmentId) {
      const row = yield* readAppointment(organisationGid, { appointmentId }, branch);
      if (!row) throw new Refusal({ code: 'appointment_not_found' });
      rooms.push(...(yield* roomsOf(row)));
      yield* remove(context, organisationGid, row);
      return row;
    });
    yield* tellRooms(context, organisationGid, rooms);
    return outcomeOf(rows);
  },
);

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

import type { Appointment, AppointmentCreate } from '#generated/shapes.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { Refusal } from '../errors/refusal.ts';
import { takeLog } from '../event-log/take-log.ts';
import { readAppointment } from '../queue/appointment-row.ts';
import { readDay, readPlaces } from '../queue/place.ts';
import { presentAppointment } from '../views/present-appointment.ts';
import { changeOne } from './change-appointment.ts';
import { roomsOf, tellRooms } from './write-appointment.ts';

interface CancelArgument {
  readonly organisationGid: string;
  readonly gid: string;
  readonly reason?: string | undefined;
}

/**
 * Command: cancels an appointment of today or later, and its ticket with it; done again, it changes nothing. Refuses
 * patient_called, appointment_completed, appointment_past.
 */
export const cancelAppointment = defineCommand(
  import.meta.url,
  'cancelAppointment',
  ({ organisationGid, gid, reason }: CancelArgument, context: Context): Generator<Statement, Appointment, unknown> =>
    change(context, organisationGid, gid, true, (body) => ({
      ...body,
      canceled: true,
      ...(reason && { cancelReason: reason }),
    })),
);

interface RestoreArgument {
  readonly organisationGid: string;
  readonly gid: string;
}

/**
 * Command: undoes the canceling of an appointment of today or later, if nobody has its number now
 * (serial_number_taken). Who was checked in is not any more.
 */
export const restoreAppointment = defineCommand(
  import.meta.url,
  'restoreAppointment',
  ({ organisationGid, gid }: RestoreArgument, context: Context): Generator<Statement, Appointment, unknown> =>
    change(context, organisationGid, gid, false, (body) => ({ ...body, canceled: false })),
);

function* change(
  context: Context,
  organisationGid: string,
  gid: string,
  canceled: boolean,
  changed: (body: AppointmentCreate) => AppointmentCreate,
): Generator<Statement, Appointment, unknown> {
  yield* takeLog(organisationGid, context);
  const before = yield* readAppointment(organisationGid, { gid });
  if (!before) throw new Refusal({ code: 'not_found', field: 'gid' });
  if ((before.body.canceled ?? false) !== canceled) {
    const { moment } = yield* readDay(organisationGid, context.now);
    if (before.body.inspectionDay < moment.serviceDate) throw new Refusal({ code: 'appointment_past' });
    const places = yield* readPlaces(organisationGid);
    const rooms = yield* roomsOf(before);
    yield* changeOne(context, organisationGid, places, before, changed(before.body));
    yield* tellRooms(context, organisationGid, rooms);
  }
  return yield* presentAppointment(organisationGid, before, context.now);
}

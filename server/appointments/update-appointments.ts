import type { AppointmentCreate, AppointmentOutcome, AppointmentPatch } from '#generated/shapes.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { Refusal } from '../errors/refusal.ts';
import { takeLog } from '../event-log/take-log.ts';
import { forEachItem } from '../families/find.ts';
import { mergePatch } from '../ground/merge-patch.ts';
import { type AppointmentRow, type Branch, readAppointment } from '../queue/appointment-row.ts';
import { type CounterPlace, readPlaces } from '../queue/place.ts';
import { readTicketOfAppointment } from '../queue/read-rows.ts';
import { cancelTicket } from './cancel-ticket.ts';
import { outcomeOf, reserveTicket } from './create-appointments.ts';
import { changesBetween, recordChange } from './record-change.ts';
import { checkSerialFree, placeOfRoom } from './room.ts';
import { storeAppointment, tellRooms } from './write-appointment.ts';

export interface UpdateArgument {
  readonly organisationGid: string;
  readonly items: readonly AppointmentPatch[];
  /** Only appointments of this branch are found. */
  readonly branch?: Branch | undefined;
}

/** Command: changes pushed appointments, all or none (JSON merge patch by the hospital system's own id). */
export const updateAppointments = defineCommand(
  import.meta.url,
  'updateAppointments',
  function* (
    { organisationGid, items, branch }: UpdateArgument,
    context: Context,
  ): Generator<Statement, AppointmentOutcome, unknown> {
    yield* takeLog(organisationGid, context);
    const places = yield* readPlaces(organisationGid);
    const rooms: string[] = [];
    const rows = yield* forEachItem(items, 'appointments', function* (patch) {
      const before = yield* readAppointment(organisationGid, { appointmentId: patch.appointmentId }, branch);
      if (!before) throw new Refusal({ code: 'appointment_not_found', field: 'appointmentId' });
      const body = mergePatch({ ...before.body }, { ...patch }) as unknown as AppointmentCreate;
      const after = yield* changeOne(context, organisationGid, places, before, body);
      rooms.push(before.panelGid, after.panelGid);
      return after;
    });
    yield* tellRooms(context, organisationGid, rooms);
    return outcomeOf(rows);
  },
);

/** Gives an appointment a new body, and notes it in the log of changes; a ticket that nobody holds yet moves along. */
export function* changeOne(
  context: Context,
  organisationGid: string,
  places: readonly CounterPlace[],
  before: AppointmentRow,
  body: AppointmentCreate,
): Generator<Statement, AppointmentRow, unknown> {
  const moves = whatPlaces.some((key) => body[key] !== before.body[key]);
  const place = moves ? placeOfRoom(places, body.room) : undefined;
  const after: AppointmentRow = {
    ...before,
    panelGid: place?.panel.gid ?? before.panelGid,
    body,
    version: before.version + 1,
    updatedAt: context.now,
  };
  const changes = changesBetween(before.body, body);
  if (changes.length > 0) yield* recordChange(context, organisationGid, after, { action: 'updated', changes });
  if (!place) {
    yield* storeAppointment(organisationGid, after);
    return after;
  }
  const ticket = yield* readTicketOfAppointment(before.gid);
  // Whoever has checked in holds this number in hand: it must not change under them.
  if (ticket && ticket.status !== 'registering') {
    throw new Refusal({ code: 'appointment_in_progress' });
  }
  if (ticket) yield* cancelTicket(context, organisationGid, ticket);
  yield* checkSerialFree(place, body, before.gid);
  yield* storeAppointment(organisationGid, after);
  yield* reserveTicket(context, organisationGid, place, after);
  return after;
}

const whatPlaces = ['room', 'inspectionDay', 'shift', 'serialNumber'] as const;

import type { AppointmentCreate } from '#generated/shapes.ts';
import type { AppointmentAction } from '#generated/values.ts';
import type { Context, Statement } from '../database/command.ts';
import { Refusal } from '../errors/refusal.ts';
import type { AppointmentRow } from '../queue/appointment-row.ts';
import { cancelTicket } from '../queue/cancel-ticket.ts';
import { type CounterPlace, readDay } from '../queue/place.ts';
import { readTicketOfAppointment } from '../queue/read-rows.ts';
import { checkNotErased } from './erased.ts';
import { followTags } from './follow-tags.ts';
import { changesBetween, recordChange } from './record-change.ts';
import { reserveTicket } from './reserve-ticket.ts';
import { checkSerialFree, isSameRoom, type Placed, placeOfRoom } from './room.ts';
import { storeAppointment } from './write-appointment.ts';

/**
 * Gives an appointment a new body, and notes it in the log of changes. A ticket that nobody holds yet moves along;
 * canceling takes it back, and who names a canceled appointment as standing restores it, unless its day is over.
 */
export function* changeOne(
  context: Context,
  organisationGid: string,
  places: readonly CounterPlace[],
  before: AppointmentRow,
  named: AppointmentCreate,
): Generator<Statement, AppointmentRow, unknown> {
  checkNotErased(before);
  const { moment } = yield* readDay(organisationGid, context.now);
  const over = before.body.canceled === true && named.inspectionDay < moment.serviceDate;
  const body = tidy(over ? { ...before.body, ...named, canceled: true } : named);
  const action = actionOf(before.body, body);
  const place = isMoved(before.body, body) || action === 'restored' ? placeOfRoom(places, body.room) : undefined;
  const after: AppointmentRow = {
    ...before,
    panelGid: place?.panel.gid ?? before.panelGid,
    body,
    version: before.version + 1,
    updatedAt: context.now,
  };
  const changes = changesBetween(before.body, body);
  if (changes.length === 0) return before;
  yield* recordChange(context, organisationGid, after, { action, changes });
  if (action === 'canceled') yield* takeBack(context, organisationGid, before);
  if (!place || body.canceled) {
    yield* storeAppointment(organisationGid, after);
    yield* followTags(context, organisationGid, before, body.tags);
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

const whatPlaces = ['inspectionDay', 'shift', 'serialNumber'] as const;

/**
 * Whether an appointment comes to another room, whatever the case of its code, to another day or session, or gets another
 * number.
 */
export function isMoved(before: Placed, after: Placed): boolean {
  return !isSameRoom(after.room, before.room) || whatPlaces.some((key) => after[key] !== before[key]);
}

/** A body as it is stored: only a canceled appointment says so, and why. */
export function tidy({ canceled, cancelReason, ...rest }: AppointmentCreate): AppointmentCreate {
  return { ...rest, ...(canceled && { canceled, ...(cancelReason && { cancelReason }) }) };
}

function actionOf(before: AppointmentCreate, after: AppointmentCreate): AppointmentAction {
  if ((before.canceled ?? false) === (after.canceled ?? false)) return 'updated';
  return after.canceled ? 'canceled' : 'restored';
}

/** The ticket goes with a canceled appointment. Who was called, or has been seen, cannot be canceled any more. */
function* takeBack(
  context: Context,
  organisationGid: string,
  { gid }: AppointmentRow,
): Generator<Statement, void, unknown> {
  const ticket = yield* readTicketOfAppointment(gid);
  if (ticket) yield* cancelTicket(context, organisationGid, ticket);
}

import type { CheckInResult, WaitEstimate } from '#generated/shapes.ts';
import type { CheckInOutcome, Session } from '#generated/values.ts';
import type { Statement } from '../database/command.ts';
import { ownAddress } from '../documents/own-address.ts';
import { aheadOf } from '../queue/ahead-of.ts';
import type { AppointmentRow } from '../queue/appointment-row.ts';
import { attendantOf } from '../queue/attendant-of.ts';
import { locationOf } from '../queue/location-of.ts';
import { numberWidth } from '../queue/number-width.ts';
import {
  type CounterPlace,
  currentQueue,
  type OrganisationDay,
  ownerOf,
  policyAt,
  readPlace,
  readPlaces,
} from '../queue/place.ts';
import { checkInFrom } from '../queue/policy/arrival.ts';
import { visitTime } from '../queue/policy/visit-time.ts';
import { queueName } from '../queue/queue-gid.ts';
import { readCounter, readQueue } from '../queue/read-rows.ts';
import { rosterDoctor } from '../queue/roster-doctor.ts';
import type { QueueRow, TicketRow } from '../queue/rows.ts';
import { ticketPage } from '../queue/ticket-page.ts';
import { readTicketWait } from '../queue/wait/read-wait.ts';
import { namesAsShown } from '../views/names-as-shown.ts';
import { nameOnScreen } from '../views/view-person.ts';
import { whoServes } from '../views/who-serves.ts';

/** What a patient is told about one appointment. */
export function* describeCheckIn(
  day: OrganisationDay,
  appointment: AppointmentRow,
  place: CounterPlace,
  outcome: CheckInOutcome,
  ticket?: TicketRow,
): Generator<Statement, CheckInResult, unknown> {
  const { serialNumber, department, doctor } = appointment.body;
  const shift = sessionOfVisit(appointment, ticket);
  const queue = yield* currentQueue(place, day);
  const maskedName = nameOnScreen({ appointment: appointment.body }, day);
  const panel = yield* panelFor(day, place, outcome, ticket);
  const { body: room } = panel;
  const counterName = room.counterName || room.name;
  const mark = ownerOf(place).body.queueMark;
  const visit = { serviceDate: appointment.body.inspectionDay, session: shift };
  const booked = (yield* rosterDoctor(place, visit, day)) || doctor || place.panel.body.doctorName;
  const chosen = ticket?.chosenCounterGid ? yield* doctorAt(day, ticket.chosenCounterGid) : undefined;
  const doctorName = chosen ? undefined : booked;
  const ahead = yield* peopleAhead(place, day, queue, serialNumber, ticket);
  const wait = ticket && (yield* waitOf(place, ticket, day, ahead));
  return {
    outcome,
    number: ticket?.number ?? serialNumber,
    ...(mark && { mark }),
    width: numberWidth(queue.startingNumber),
    shift,
    ...(counterName && { counterName }),
    attendant: attendantOf(place),
    ...(yield* locationOf(panel)),
    departmentName: department,
    ...(yield* namesAsShown(place.panel, { departmentName: department, ...(doctorName && { doctorName }) })),
    ...chosen,
    ...(maskedName && { maskedName }),
    ahead,
    ...(wait && { wait }),
    ...(outcome === 'tooEarly' && { checkInFrom: opensAt(place, day, appointment) }),
    ...(ticket && { ticketKey: ticket.accessKey, url: ownAddress(day.organisation, ticketPage(ticket.accessKey)) }),
  };
}

/** The session that a patient reads: that of the number they have, which is a later one than was booked if they come late. */
function sessionOfVisit({ body }: AppointmentRow, ticket: TicketRow | undefined): Session {
  const session = ticket && queueName(ticket.queueGid).session;
  return session === undefined || session === 'day' ? body.shift : session;
}

/**
 * The panel to which a patient goes: the one that calls at this moment, or that the patient chose; of a group, both may
 * be others than the appointment is at.
 */
function* panelFor(
  { organisationGid }: OrganisationDay,
  place: CounterPlace,
  outcome: CheckInOutcome,
  ticket: TicketRow | undefined,
): Generator<Statement, CounterPlace['panel'], unknown> {
  const gid = outcome === 'called' ? ticket?.counterGid : ticket?.chosenCounterGid;
  if (!gid) return place.panel;
  const places = yield* readPlaces(organisationGid);
  return places.find(({ panel }) => panel.gid === gid)?.panel ?? place.panel;
}

/** Whoever sees the patients of a counter that was chosen. */
function* doctorAt(
  day: OrganisationDay,
  panelGid: string,
): Generator<Statement, Pick<CheckInResult, 'doctorName' | 'doctorTitled'>, unknown> {
  const place = yield* readPlace(day.organisationGid, panelGid);
  const counter = yield* readCounter(panelGid);
  const { doctorName, doctorTitled } = yield* whoServes(place, day, yield* currentQueue(place, day), counter);
  return { ...(doctorName && { doctorName }), ...(doctorTitled && { doctorTitled }) };
}

/** How many go first; without a ticket, in a room that keeps no list, the numbers still to be called. */
function* peopleAhead(
  place: CounterPlace,
  day: OrganisationDay,
  queue: QueueRow,
  serialNumber: number,
  ticket: TicketRow | undefined,
): Generator<Statement, number, unknown> {
  if (ticket) return yield* aheadOf(place, day, ticket);
  const next = Math.max(queue.currentNumber + 1, queue.startingNumber);
  return Math.max(0, serialNumber - next);
}

function opensAt(place: CounterPlace, day: OrganisationDay, { body }: AppointmentRow): number {
  return checkInFrom(policyAt(place, day), visitTime(day.organisation, body));
}

/** By what all counters do that call from the queue. */
function* waitOf(
  place: CounterPlace,
  ticket: TicketRow,
  day: OrganisationDay,
  ahead: number,
): Generator<Statement, WaitEstimate | undefined, unknown> {
  const queue = (yield* readQueue(ticket.queueGid))!;
  const places = yield* readPlaces(day.organisationGid);
  return yield* readTicketWait(ticket, place, places, queue, day, ahead);
}

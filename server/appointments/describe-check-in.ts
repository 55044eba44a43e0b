import type { CheckInResult } from '#generated/shapes.ts';
import type { CheckInOutcome, Session } from '#generated/values.ts';
import type { Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { ownAddress } from '../documents/own-address.ts';
import { aheadOf } from '../queue/ahead-of.ts';
import type { AppointmentRow } from '../queue/appointment-row.ts';
import { attendantOf } from '../queue/attendant-of.ts';
import { hasBegun } from '../queue/earlier-sessions.ts';
import { locationOf, type WhereTo } from '../queue/location-of.ts';
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
import { boundTo } from '../queue/policy/line.ts';
import { visitTime } from '../queue/policy/visit-time.ts';
import { queueName } from '../queue/queue-gid.ts';
import { readPause } from '../queue/read-pause.ts';
import { latestRound, readCounter, readQueue } from '../queue/read-rows.ts';
import { rosterDoctor, usualDoctor } from '../queue/roster-doctor.ts';
import type { QueueRow, TicketRow } from '../queue/rows.ts';
import { sessions } from '../queue/sessions.ts';
import { isWaiting } from '../queue/status-groups.ts';
import { ticketPage } from '../queue/ticket-page.ts';
import { readTicketWait } from '../queue/wait/read-wait.ts';
import { namesAsRead, type WhoServesRead } from '../views/names-as-shown.ts';
import { nameOnScreen } from '../views/view-person.ts';
import { whoServesRead } from '../views/who-serves.ts';
import { queueOf } from './room.ts';

/** What a patient is told about one appointment. */
export function* describeCheckIn(
  day: OrganisationDay,
  appointment: AppointmentRow,
  place: CounterPlace,
  outcome: CheckInOutcome,
  ticket?: TicketRow,
): Generator<Statement, CheckInResult, unknown> {
  const { serialNumber } = appointment.body;
  const shift = sessionOfVisit(appointment, ticket);
  const queue = yield* currentQueue(place, day);
  const maskedName = nameOnScreen({ appointment: appointment.body }, day);
  const calledBy = outcome === 'called' ? ticket?.counterGid : ticket && boundTo(ticket);
  const panel = yield* panelFor(day, place, calledBy);
  const isSent = place.panel.gid !== appointment.panelGid;
  // Any counter of a group may call them.
  const group = calledBy ? undefined : place.group;
  const counterName = group ? group.body.name : panel.body.counterName || panel.body.name;
  const mark = ownerOf(place).body.queueMark;
  const who = isSent
    ? yield* whoSees(day, place, queue)
    : yield* whoWasBooked(day, place, appointment, { session: shift, counterGid: place.group && calledBy });
  const ahead = ticket
    ? yield* aheadOf(place, day, ticket)
    : numbersAhead(yield* queueToCome(place, queue, appointment), place, serialNumber);
  const line = ticket && (yield* toldOfLine(place, ticket, day, ahead));
  return {
    outcome,
    number: ticket?.number ?? serialNumber,
    ...(mark && { mark }),
    width: numberWidth(queue.startingNumber),
    shift,
    ...(counterName && { counterName }),
    attendant: attendantOf(place),
    ...(group ? yield* wayToGroup(group, isSent ? undefined : panel) : yield* locationOf(panel)),
    departmentName: appointment.body.department,
    ...who,
    ...(maskedName && { maskedName }),
    ahead,
    ...line,
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
 * The panel to which a patient goes: the one that calls at this moment, that the patient chose or to which they were
 * sent; of a group, it may be another than the appointment is at.
 */
function* panelFor(
  { organisationGid }: OrganisationDay,
  place: CounterPlace,
  calledBy: string | null | undefined,
): Generator<Statement, CounterPlace['panel'], unknown> {
  if (!calledBy) return place.panel;
  const places = yield* readPlaces(organisationGid);
  return places.find(({ panel }) => panel.gid === calledBy)?.panel ?? place.panel;
}

/** The way to a group: where the room is that was booked, under the group's own alternative name. */
function* wayToGroup(
  { body: { secondName } }: Document<'group'>,
  booked: CounterPlace['panel'] | undefined,
): Generator<Statement, WhereTo, unknown> {
  const plain = booked && { ...booked, body: { ...booked.body, showSecondNames: false } };
  const { location } = plain ? yield* locationOf(plain) : {};
  return { ...(location && { location }), ...(secondName && { counterSecondName: secondName }) };
}

/**
 * Whose patient somebody is by the appointment: of a doctor of its department, or of whom the roster has there. Of a
 * group it is the counter's that calls them, and before that nobody's whom the appointment does not name.
 */
function* whoWasBooked(
  day: OrganisationDay,
  place: CounterPlace,
  { body: { inspectionDay, department, doctor } }: AppointmentRow,
  { session, counterGid }: { readonly session: Session; readonly counterGid: string | null | undefined },
): Generator<Statement, WhoServesRead, unknown> {
  if (counterGid) {
    const ofDepartment = yield* namesAsRead(place.panel, { departmentName: department });
    return { ...ofDepartment, ...(yield* doctorAt(day, counterGid)) };
  }
  const { panel, group } = place;
  const at = { serviceDate: inspectionDay, session };
  const rostered = group ? undefined : yield* rosterDoctor(place, at, day);
  const doctorName = rostered || doctor || (group ? undefined : yield* usualDoctor(place, at, day));
  return yield* namesAsRead(panel, { departmentName: department, ...(doctorName && { doctorName }) });
}

/** Who sees those who were sent to a room; of a group it is not known before the call. */
function* whoSees(
  day: OrganisationDay,
  place: CounterPlace,
  queue: QueueRow,
): Generator<Statement, WhoServesRead, unknown> {
  if (place.group) {
    const { name, secondName } = place.group.body;
    return { departmentName: name, ...(secondName && { departmentSecondName: secondName }) };
  }
  return yield* whoServesRead(place, day, queue, yield* readCounter(place.panel.gid));
}

/** Whoever sees the patients of a counter that was chosen. */
function* doctorAt(
  day: OrganisationDay,
  panelGid: string,
): Generator<Statement, Pick<WhoServesRead, 'doctorName' | 'doctorTitled' | 'doctorSecondName'>, unknown> {
  const place = yield* readPlace(day.organisationGid, panelGid);
  const counter = yield* readCounter(panelGid);
  const who = yield* whoServesRead(place, day, yield* currentQueue(place, day), counter);
  const { departmentName: _department, departmentSecondName: _second, ...doctor } = who;
  return doctor;
}

/** The queue whose numbers a patient without a ticket waits for: that of a session to come, else the one that is served. */
function* queueToCome(
  place: CounterPlace,
  served: QueueRow,
  { body: { inspectionDay, shift } }: AppointmentRow,
): Generator<Statement, QueueRow, unknown> {
  const isToCome = sessions.indexOf(shift) > sessions.indexOf(served.session);
  return isToCome ? yield* latestRound(queueOf(place, { inspectionDay, shift })) : served;
}

/** How many numbers are still to be called before one, in a room that keeps no list; where one is kept nobody waits yet. */
function numbersAhead(queue: QueueRow, { callingMode }: CounterPlace, serialNumber: number): number {
  if (callingMode !== 0) return 0;
  return Math.max(0, serialNumber - Math.max(queue.currentNumber + 1, queue.startingNumber));
}

function opensAt(place: CounterPlace, day: OrganisationDay, { body }: AppointmentRow): number {
  return checkInFrom(policyAt(place, day), visitTime(day.organisation, body));
}

/** What who stands in a queue hears of it: the wait, by what all counters do that call from it, and that they pause. */
function* toldOfLine(
  place: CounterPlace,
  ticket: TicketRow,
  day: OrganisationDay,
  ahead: number,
): Generator<Statement, Pick<CheckInResult, 'wait' | 'pause'>, unknown> {
  const queue = (yield* readQueue(ticket.queueGid))!;
  const places = yield* readPlaces(day.organisationGid);
  const wait = yield* readTicketWait(ticket, place, places, queue, day, ahead);
  // A pause of the counters that may call the patient; one of now is nothing to who waits for a later session.
  const isNow = isWaiting(ticket.status) && hasBegun(queue, day);
  const pause = isNow ? yield* readPause(queue.ownerGid, places, day, boundTo(ticket)) : undefined;
  return { ...(wait && { wait }), ...(pause && { pause }) };
}

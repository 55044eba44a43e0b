import type { CheckInResult } from '#generated/shapes.ts';
import type { CheckInOutcome } from '#generated/values.ts';
import type { Context, Statement } from '../database/command.ts';
import type { AppointmentRow } from '../queue/appointment-row.ts';
import { cancelTicket } from '../queue/cancel-ticket.ts';
import { canceledClinic } from '../queue/canceled-clinic.ts';
import { decideCheckIn } from '../queue/decide-ticket.ts';
import { issueTicket } from '../queue/issue-ticket.ts';
import { isLeftBehind } from '../queue/left-behind.ts';
import {
  type CounterPlace,
  currentQueue,
  freshQueue,
  numbersBySession,
  type OrganisationDay,
  policyAt,
} from '../queue/place.ts';
import type { Policy } from '../queue/policy/policy.ts';
import { slotEnd } from '../queue/policy/visit-time.ts';
import { carryOverHere } from '../queue/read-later-queue.ts';
import {
  latestRound,
  readCounter,
  readQueue,
  readTicket,
  readTicketOfAppointment,
  wasPassedBefore,
} from '../queue/read-rows.ts';
import type { QueueRow, TicketRow } from '../queue/rows.ts';
import { servedQueue } from '../queue/served-queue.ts';
import { writeEvents } from '../queue/write-events.ts';
import { outcomeOf } from './check-in-outcome.ts';
import { describeCheckIn } from './describe-check-in.ts';
import { letBackIn } from './let-back-in.ts';
import { recordCheckIn } from './record-change.ts';
import { standAgain } from './stand-again.ts';
import { whereSent } from './where-sent.ts';

/**
 * Checks a patient in for one appointment, if that is possible, and says what became of it. Whom a counter has sent on
 * comes to where they were sent.
 * @param booked the place of the appointment
 * @param desk whether staff let the patient in; a kiosk sends to the desk whom only staff may let in
 * @param chosenCounterGid the counter of the common queue that the patient chose
 */
export function* checkInOne(
  context: Context,
  day: OrganisationDay,
  appointment: AppointmentRow,
  booked: CounterPlace,
  desk: boolean,
  chosenCounterGid?: string,
): Generator<Statement, CheckInResult, unknown> {
  const found = yield* readTicketOfAppointment(appointment.gid);
  const place = yield* whereSent(booked, found);
  const unused = found?.status === 'registering' ? found : undefined;
  const left = unused && isLeftBehind(unused, yield* whereCalled(day, place, appointment)) ? unused : undefined;
  const ticket = left ? undefined : found;
  if (place.panel.body.status === 'disable') {
    return yield* describeCheckIn(day, appointment, place, 'notHere');
  }
  const outcome = outcomeOf(day, appointment, place, ticket, desk);
  if (!desk && comesToLine(outcome) && (yield* isCanceled(day, place, appointment, ticket))) {
    return yield* describeCheckIn(day, appointment, place, 'noClinic', ticket);
  }
  if (outcome === 'back' && !(yield* letBackIn(context, day, place, ticket!))) {
    if (!desk) return yield* describeCheckIn(day, appointment, place, 'sessionOver', ticket);
    return yield* admitLate(context, day, appointment, place, ticket);
  }
  if (outcome === 'sessionOver' && (desk || (yield* admitsItself(day, place)))) {
    return yield* admitLate(context, day, appointment, place, found);
  }
  if (outcome === 'rejoined' && !(yield* rejoin(context, day, place, ticket!, desk))) {
    return yield* describeCheckIn(day, appointment, place, 'sessionOver', ticket);
  }
  // Where the room keeps no list nothing is issued: the patient is told the number to wait for.
  if (!isArrival(outcome) || place.callingMode === 0) {
    const stands = outcome === 'rejoined' || outcome === 'back';
    const current = stands ? yield* readTicketOfAppointment(appointment.gid) : ticket;
    return yield* describeCheckIn(day, appointment, place, outcome, current);
  }
  const queue = ticket ? (yield* readQueue(ticket.queueGid))! : yield* queueOfVisit(day, place, appointment);
  const late = outcome === 'checkedInLate';
  // Giving the number up, and coming again, must not make up for a call that was missed.
  const passed = !ticket && (yield* wasPassedBefore(queue.gid, appointment.body.serialNumber, appointment.gid));
  const policy = policyAt(place, day);
  if (passed && !desk && policy.passedRule === 'byHand') {
    return yield* describeCheckIn(day, appointment, place, 'passed');
  }
  const passedBy = passed ? policy : undefined;
  if (left) yield* cancelTicket(context, day.organisationGid, left);
  const came = yield* arrive(context, day, place, queue, { appointment, ticket, late, chosenCounterGid, passedBy });
  return yield* describeCheckIn(day, appointment, place, outcome, came);
}

/** The queue in which the patient of an appointment of today is called; for a visit at any time, the one that is served. */
function* whereCalled(
  day: OrganisationDay,
  place: CounterPlace,
  { body }: AppointmentRow,
): Generator<Statement, QueueRow, unknown> {
  if (body.shift !== 'day' && numbersBySession(place)) return freshQueue(place, body.inspectionDay, body.shift);
  return yield* servedQueue(place, day, yield* readCounter(place.panel.gid));
}

/** The queue in which a patient of today is checked in: that of the appointment's session, also before it begins. */
function* queueOfVisit(
  day: OrganisationDay,
  place: CounterPlace,
  { body }: AppointmentRow,
): Generator<Statement, QueueRow, unknown> {
  if (body.shift === 'day' || !numbersBySession(place)) return yield* currentQueue(place, day);
  return yield* latestRound(freshQueue(place, body.inspectionDay, body.shift));
}

/**
 * Whether the clinic that an appointment is for, or in which its number stands, is canceled: that of the doctor whom the
 * appointment names, unless its patient was sent to another room.
 */
function* isCanceled(
  day: OrganisationDay,
  place: CounterPlace,
  appointment: AppointmentRow,
  ticket: TicketRow | undefined,
): Generator<Statement, boolean, unknown> {
  const queue = ticket ? (yield* readQueue(ticket.queueGid))! : yield* queueOfVisit(day, place, appointment);
  const whose = yield* canceledClinic(place, queue, day);
  const doctor = place.panel.gid === appointment.panelGid && appointment.body.doctor;
  return whose !== undefined && (!doctor || doctor === whose);
}

/** Whether a kiosk lets patients of an ended session into the present one, which takes place. */
function* admitsItself(day: OrganisationDay, place: CounterPlace): Generator<Statement, boolean, unknown> {
  if (!policyAt(place, day).selfCheckInAfterSession) return false;
  return (yield* canceledClinic(place, yield* currentQueue(place, day), day)) === undefined;
}

interface Coming {
  readonly appointment: AppointmentRow;
  readonly ticket?: TicketRow | undefined;
  readonly late: boolean;
  readonly renumber?: boolean;
  readonly chosenCounterGid?: string | undefined;
  readonly passedBy?: Policy | undefined;
}

/** Issues the ticket if there is none, notes that its patient has come, and yields it as it stands in line now. */
function* arrive(
  context: Context,
  { organisationGid, organisation }: OrganisationDay,
  place: CounterPlace,
  queue: QueueRow,
  { appointment, ticket, late, renumber = false, chosenCounterGid, passedBy }: Coming,
): Generator<Statement, TicketRow, unknown> {
  const how = { source: 'appointment', appointment, renumber } as const;
  const issued = ticket ?? (yield* issueTicket(context, organisationGid, place, queue, how));
  // The time slot may have been changed since the number was made.
  const slotEndsAt = slotEnd(organisation, appointment.body);
  const came = decideCheckIn(queue, { ...issued, slotEndsAt }, { late, now: context.now, chosenCounterGid, passedBy });
  yield* writeEvents(context, organisationGid, queue, [came]);
  yield* recordCheckIn(context, organisationGid, appointment);
  return (yield* readTicket(issued.gid))!;
}

/** Whoever comes after the session gets a new number of the present one, behind those who came in time. */
function* admitLate(
  context: Context,
  day: OrganisationDay,
  appointment: AppointmentRow,
  place: CounterPlace,
  reserved: TicketRow | undefined,
): Generator<Statement, CheckInResult, unknown> {
  if (reserved) yield* cancelTicket(context, day.organisationGid, reserved);
  if (place.callingMode === 0) return yield* describeCheckIn(day, appointment, place, 'checkedIn');
  const queue = yield* currentQueue(place, day);
  const came = yield* arrive(context, day, place, queue, { appointment, late: false, renumber: true });
  return yield* describeCheckIn(day, appointment, place, 'checkedIn', came);
}

/**
 * Whoever was passed is here again and stands in line where the policy says, in the session that the room serves now.
 * Yields false where the policy sends patients of an earlier session to the desk, or the present one is canceled.
 */
function* rejoin(
  context: Context,
  day: OrganisationDay,
  place: CounterPlace,
  ticket: TicketRow,
  desk: boolean,
): Generator<Statement, boolean, unknown> {
  const over = yield* carryOverHere(place, day, ticket);
  if (over) {
    const mayStand = desk || policyAt(place, day).passedAfterSession !== 'desk';
    if (!mayStand || (!desk && (yield* canceledClinic(place, over.queue, day)))) return false;
    yield* writeEvents(context, day.organisationGid, over.queue, over.events);
    return true;
  }
  yield* standAgain(context, day, place, ticket);
  return true;
}

/** Whether somebody is sent to wait at the room, now or later. */
function comesToLine(outcome: CheckInOutcome): boolean {
  return isArrival(outcome) || ['tooEarly', 'alreadyCheckedIn', 'rejoined', 'back'].includes(outcome);
}

/** Whether a check-in puts the patient into the line. */
export function isArrival(outcome: CheckInOutcome): boolean {
  return outcome === 'checkedIn' || outcome === 'checkedInLate';
}

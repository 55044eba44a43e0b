import type { CheckInResult, WaitEstimate } from '#generated/shapes.ts';
import type { CheckInOutcome } from '#generated/values.ts';
import type { Context, Statement } from '../database/command.ts';
import { decideCheckIn } from '../queue/decide-ticket.ts';
import { issueTicket } from '../queue/issue-ticket.ts';
import { numberWidth } from '../queue/number-width.ts';
import { type CounterPlace, currentQueue, readPlaces, type Setting, sessionOf } from '../queue/place.ts';
import { countWaiting, readQueue, readTicketOfAppointment } from '../queue/read-rows.ts';
import type { QueueRow, TicketRow } from '../queue/rows.ts';
import { isWaiting } from '../queue/status-groups.ts';
import { ticketPage } from '../queue/ticket-page.ts';
import { readTicketWait } from '../queue/wait/read-wait.ts';
import { writeEvents } from '../queue/write-events.ts';
import { nameOnScreen } from '../views/view-counter.ts';
import type { AppointmentRow } from './appointment-row.ts';
import { recordCheckIn } from './record-change.ts';

/** Checks a patient in for one appointment, if that is possible, and says what became of it. */
export function* checkInOne(
  context: Context,
  setting: Setting,
  appointment: AppointmentRow,
  place: CounterPlace | undefined,
  here: boolean,
): Generator<Statement, CheckInResult, unknown> {
  if (!place || !here || place.panel.body.status === 'disable') {
    return yield* describeCheckIn(setting, appointment, place, 'notHere');
  }
  const ticket = yield* readTicketOfAppointment(appointment.gid);
  const outcome = outcomeOf(setting, appointment, place, ticket);
  if (outcome !== 'checkedIn') return yield* describeCheckIn(setting, appointment, place, outcome, ticket);
  const queue = ticket ? (yield* readQueue(ticket.queueGid))! : yield* currentQueue(place, setting);
  // Where the room keeps no list nothing is issued: the patient is told the number to wait for.
  if (place.callingMode === 0) return yield* describeCheckIn(setting, appointment, place, outcome);
  const issued =
    ticket ??
    (yield* issueTicket(context, setting.organisationGid, place, queue, { source: 'appointment', appointment }));
  yield* writeEvents(context, setting.organisationGid, queue, [decideCheckIn(queue, issued)]);
  yield* recordCheckIn(context, setting.organisationGid, appointment);
  return yield* describeCheckIn(setting, appointment, place, outcome, issued);
}

/** What a check-in comes to; whoever was passed, or comes after the session, is sent to the nurse. */
export function outcomeOf(
  setting: Setting,
  { body }: Pick<AppointmentRow, 'body'>,
  place: CounterPlace,
  ticket: Pick<TicketRow, 'status' | 'checkedInAt'> | undefined,
): CheckInOutcome {
  if (ticket?.status === 'passed') return 'passed';
  if (ticket?.status === 'completed') return 'completed';
  if (ticket && ticket.status !== 'registering' && ticket.status !== 'awaiting') return 'alreadyCheckedIn';
  if (ticket && ticket.checkedInAt !== null) return 'alreadyCheckedIn';
  const session = sessionOf(place, setting);
  if (session === 'day' || body.shift === 'day' || body.shift === session) return 'checkedIn';
  return order.indexOf(body.shift) > order.indexOf(session) ? 'tooEarly' : 'sessionOver';
}

const order: readonly QueueRow['session'][] = ['morning', 'afternoon', 'evening'];

/** What a patient is told about one appointment. */
export function* describeCheckIn(
  setting: Setting,
  appointment: AppointmentRow,
  place: CounterPlace | undefined,
  outcome: CheckInOutcome,
  ticket?: TicketRow,
): Generator<Statement, CheckInResult, unknown> {
  const { serialNumber, shift, department, doctor } = appointment.body;
  const queue = place && (yield* currentQueue(place, setting));
  const maskedName = nameOnScreen({ appointment: appointment.body }, setting);
  const counterName = place && (place.panel.body.counterName || place.panel.body.name);
  const doctorName = doctor || place?.panel.body.doctorName;
  const ahead = queue ? yield* peopleAhead(queue, serialNumber, ticket) : 0;
  const wait = place && ticket && (yield* waitOf(place, ticket, setting, ahead));
  return {
    outcome,
    number: ticket?.number ?? serialNumber,
    width: numberWidth(queue?.startingNumber ?? 1),
    shift,
    ...(counterName && { counterName }),
    departmentName: department,
    ...(doctorName && { doctorName }),
    ...(maskedName && { maskedName }),
    ahead,
    ...(wait && { wait }),
    ...(ticket && { ticketKey: ticket.accessKey, url: ticketPage(ticket.accessKey) }),
  };
}

/** How many go first; without a ticket, in a room that keeps no list, the numbers still to be called. */
function* peopleAhead(
  queue: QueueRow,
  serialNumber: number,
  ticket: TicketRow | undefined,
): Generator<Statement, number, unknown> {
  if (ticket) return isWaiting(ticket.status) ? yield* countWaiting(ticket.queueGid, ticket) : 0;
  return queue.currentNumber === 0 ? 0 : Math.max(0, serialNumber - queue.currentNumber - 1);
}

/** By what all counters do that call from the queue: those of a group, else the room alone. */
function* waitOf(
  place: CounterPlace,
  ticket: TicketRow,
  setting: Setting,
  ahead: number,
): Generator<Statement, WaitEstimate | undefined, unknown> {
  const queue = (yield* readQueue(ticket.queueGid))!;
  const places = place.group
    ? (yield* readPlaces(setting.organisationGid)).filter(({ group }) => group?.gid === place.group?.gid)
    : [place];
  return yield* readTicketWait(ticket, places, queue, setting, ahead);
}

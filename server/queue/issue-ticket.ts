import { randomBytes } from 'node:crypto';
import type { TicketSource } from '#generated/values.ts';
import { all, type Context, one, type Statement } from '../database/command.ts';
import { getOrganisation } from '../documents/organisation.ts';
import { Refusal } from '../errors/refusal.ts';
import { newGid } from '../ground/new-gid.ts';
import { type AppointmentRow, inQueue } from './appointment-row.ts';
import { decideIssue, drawsFrom, nextFree } from './decide-ticket.ts';
import { type ExtraRules, firstExtraNumber, requireExtraLeft } from './extra-patients.ts';
import { highestNumber } from './highest-number.ts';
import { type CounterPlace, ownerOf } from './place.ts';
import type { LinePosition } from './policy/line.ts';
import { priorityOf } from './policy/policy.ts';
import { slotEnd } from './policy/visit-time.ts';
import { readTicket, readTicketByNumber } from './read-rows.ts';
import type { QueueRow, TicketRow } from './rows.ts';
import { writeEvents } from './write-events.ts';

/** More numbers than appointments can have taken of one queue: before the last so many nobody need ask which are free. */
const farFromEnd = 2000;

/** Whom a ticket is for. */
export interface NewTicketSource {
  readonly source: TicketSource;
  readonly appointment?: AppointmentRow;
  /** Draws a new number, whatever serial number the appointment has: it was one of another session. */
  readonly renumber?: boolean;
  /** Class of priority of a walk-in; 0 for ordinary patients. */
  readonly priority?: number;
  /** Of one who is added beyond the numbers of the session (source extra): the rules for such. */
  readonly extra?: ExtraRules;
  /** The one counter that the patient chose. */
  readonly chosenCounterGid?: string | undefined;
}

/** Issues one ticket in a queue, for an appointment or a walk-in, and answers it. */
export function* issueTicket(
  context: Context,
  organisationGid: string,
  place: CounterPlace,
  queue: QueueRow,
  { source, appointment, renumber = false, priority = 0, extra, chosenCounterGid }: NewTicketSource,
): Generator<Statement, TicketRow, unknown> {
  const serialNumber = appointment && !renumber ? yield* freeSerial(queue, appointment.body.serialNumber) : undefined;
  if (extra) yield* requireExtraLeft(queue.gid, extra);
  else if (!appointment) yield* requireRoom(place, queue);
  const taken = serialNumber === undefined ? yield* numbersTaken(place, queue) : new Set<number>();
  const standing = appointment ? yield* standingOf(organisationGid, appointment) : { priority, slotEndsAt: 0 };
  const numbers = ownerOf(place).body.walkInNumbers;
  const from = extra && firstExtraNumber(extra, queue, yield* countWalkInsLeft(place, queue), { taken, numbers });
  const event = decideIssue(
    queue,
    {
      gid: newGid(),
      accessKey: newAccessKey(),
      source,
      appointmentGid: appointment?.gid,
      serialNumber,
      numbers,
      ...(from !== undefined && { from }),
      chosenCounterGid,
      ...standing,
    },
    taken,
    context.now,
  );
  yield* writeEvents(context, organisationGid, queue, [event]);
  return (yield* readTicket(event.ticketGid!))!;
}

/** Walk-ins get no number (maximum_call_limit) once a queue has as many of them as its owner lets it have. */
function* requireRoom(place: CounterPlace, queue: QueueRow): Generator<Statement, void, unknown> {
  if (yield* isFull(place, queue)) throw new Refusal({ code: 'maximum_call_limit' });
}

/**
 * Yields whether a queue has no number more for walk-ins: it has given as many as its owner lets it, or the highest that
 * there is.
 */
export function* isFull(place: CounterPlace, queue: QueueRow): Generator<Statement, boolean, unknown> {
  if ((yield* countWalkInsLeft(place, queue)) === 0) return true;
  const from = drawsFrom(queue);
  if (from <= highestNumber - farFromEnd) return false;
  const taken = yield* numbersTaken(place, queue, from);
  return nextFree(from, taken, ownerOf(place).body.walkInNumbers) > highestNumber;
}

/**
 * Yields how many more numbers a queue has for walk-ins: infinity where its owner sets no limit. An appointment is a
 * promise of its own (docs/decisions/029-statuses-and-moves.md), and who was added was let in beside the limit: neither
 * counts.
 */
function* countWalkInsLeft(place: CounterPlace, queue: QueueRow): Generator<Statement, number, unknown> {
  const most = ownerOf(place).body.maximumCalls;
  if (most === undefined) return Number.POSITIVE_INFINITY;
  const found = yield* one<{ count: number }>(
    'ticket',
    `SELECT COUNT(*) AS count FROM ticket
     WHERE queue_gid = ? AND status <> 'canceled' AND source NOT IN ('appointment', 'extra')`,
    queue.gid,
  );
  return Math.max(0, most - Number(found?.count ?? 0));
}

/** Yields what an appointment says of the place in line: the class of its tags, and the time slot. */
function* standingOf(
  organisationGid: string,
  { body }: AppointmentRow,
): Generator<Statement, Pick<LinePosition, 'priority' | 'slotEndsAt'>, unknown> {
  const organisation = (yield* getOrganisation(organisationGid))!;
  return { priority: priorityOf(organisation, body.tags), slotEndsAt: slotEnd(organisation, body) };
}

/**
 * The appointment's serial number, unless a ticket has it already: that happens only when a room with other numbers
 * joins a group, and then the patient gets the next free number rather than none.
 */
function* freeSerial(queue: QueueRow, serialNumber: number): Generator<Statement, number | undefined, unknown> {
  const holder = yield* readTicketByNumber(queue.gid, serialNumber);
  return holder && holder.status !== 'canceled' ? undefined : serialNumber;
}

/** Yields the numbers from one upwards, else from the counter's, that appointments have reserved or tickets have used. */
export function* numbersTaken(
  place: CounterPlace,
  queue: QueueRow,
  from = queue.nextNumber,
): Generator<Statement, Set<number>, unknown> {
  const { sql, values } = inQueue(place, queue);
  const rows = yield* all<{ number: number }>(
    ['appointment', 'ticket'],
    `SELECT number FROM ticket WHERE queue_gid = ? AND number >= ?
     UNION SELECT a.serial_number AS number FROM appointment a WHERE ${sql} AND a.serial_number >= ?`,
    queue.gid,
    from,
    ...values,
    from,
  );
  return new Set(rows.map(({ number }) => number));
}

/** Opens the patient's ticket page: 144 random bits, nobody guesses it. */
function newAccessKey(): string {
  return randomBytes(18).toString('base64url');
}

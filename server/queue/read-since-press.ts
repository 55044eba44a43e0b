import { one, type Statement } from '../database/command.ts';
import type { PressLine, SincePress, UndoablePress } from './press.ts';
import { nextRound } from './queue-gid.ts';
import { readLastPress } from './read-last-press.ts';
import { queueExists, readCounter, readQueue, readTicket, readTicketByNumber } from './read-rows.ts';

/** Yields the last press at a counter while it can be undone (readLastPress), with what has become of it. */
export function* readSincePress(
  organisationGid: string,
  panelGid: string,
  now: number,
): Generator<Statement, SincePress | undefined, unknown> {
  const press = yield* readLastPress(organisationGid, panelGid, now);
  if (!press) return undefined;
  const { called, ended } = press;
  return {
    ...press,
    followed: yield* isFollowed(organisationGid, press),
    othersCalled: called ? yield* callsSince(organisationGid, called.queueGid!, called.seq) : false,
    endedTicket: ended?.ticketGid ? yield* readTicket(ended.ticketGid) : undefined,
    released: yield* isReleased(press),
  };
}

/**
 * Yields whether anything has come of a press since, so that undoing it is refused: to one of its patients, to the number
 * that one would have again, or to the queue.
 * @param headSeq where the log stands, if that is known: nothing can have come of what was written last
 */
export function* isFollowed(
  organisationGid: string,
  press: UndoablePress,
  headSeq?: number,
): Generator<Statement, boolean, unknown> {
  const { called, ended } = press;
  if (headSeq === lastSeqOf(press)) return false;
  if (yield* hasMoved(organisationGid, press)) return true;
  if (ended && ((yield* queueExists(nextRound(ended.queueGid!))) || (yield* isTaken(ended)))) return true;
  return called && !called.ticketGid ? yield* wentOn(organisationGid, called) : false;
}

/** The last line that a press wrote: the arrival of a patient who was transferred stands directly behind it. */
function lastSeqOf({ called, ended, expired }: UndoablePress): number {
  const arrival = ended?.kind === 'transferred' ? 1 : 0;
  return Math.max(called?.seq ?? 0, expired?.seq ?? 0, (ended?.seq ?? 0) + arrival);
}

function* hasMoved(organisationGid: string, press: UndoablePress): Generator<Statement, boolean, unknown> {
  const line = yield* one(
    'event',
    'SELECT seq FROM event WHERE organisation_gid = ? AND seq > ? AND ticket_gid IN (?, ?) LIMIT 1',
    organisationGid,
    lastSeqOf(press),
    press.called?.ticketGid ?? '',
    press.ended?.ticketGid ?? '',
  );
  return line !== undefined;
}

/** Where no list is kept, the numbers of others may have gone on from a call. */
function* wentOn(
  organisationGid: string,
  { queueGid, seq, number }: PressLine,
): Generator<Statement, boolean, unknown> {
  if (yield* callsSince(organisationGid, queueGid!, seq)) return true;
  if (yield* queueExists(nextRound(queueGid!))) return true;
  return (yield* readQueue(queueGid!))?.currentNumber !== number;
}

function* callsSince(organisationGid: string, queueGid: string, seq: number): Generator<Statement, boolean, unknown> {
  const line = yield* one(
    'event',
    "SELECT seq FROM event WHERE organisation_gid = ? AND queue_gid = ? AND seq > ? AND kind = 'called' LIMIT 1",
    organisationGid,
    queueGid,
    seq,
  );
  return line !== undefined;
}

/** A counter that is left lets go of its patients, but not of one who was called elsewhere or sent on at that moment. */
function* isReleased({ called, ended }: UndoablePress): Generator<Statement, boolean, unknown> {
  const boundTo = called?.payload.before?.forCounterGid ?? ended?.payload.before?.chosenCounterGid;
  return boundTo !== undefined && (yield* readCounter(boundTo))?.service === 'unlogin';
}

/** A number that a transfer or the end of a ticket left free may be somebody else's by now. */
function* isTaken({ queueGid, ticketGid, number }: PressLine): Generator<Statement, boolean, unknown> {
  if (!ticketGid) return false;
  const holder = yield* readTicketByNumber(queueGid!, number!);
  return holder !== undefined && holder.gid !== ticketGid && holder.status !== 'canceled';
}

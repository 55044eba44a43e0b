import { one, type Statement } from '../database/command.ts';
import type { SincePress, UndoablePress } from './press.ts';
import { nextRound } from './queue-gid.ts';
import { readLastPress } from './read-last-press.ts';
import { queueExists, readCounter, readTicket, readTicketByNumber } from './read-rows.ts';

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
    numberTaken: ended ? yield* isTaken(ended) : false,
    released: yield* isReleased(press),
  };
}

/** Whether anything happened to its patients, or the queue to which one would come back has begun anew. */
function* isFollowed(
  organisationGid: string,
  { called, ended, expired }: UndoablePress,
): Generator<Statement, boolean, unknown> {
  const arrival = ended?.kind === 'transferred' ? 1 : 0;
  const last = Math.max(called?.seq ?? 0, expired?.seq ?? 0, (ended?.seq ?? 0) + arrival);
  const line = yield* one(
    'event',
    'SELECT seq FROM event WHERE organisation_gid = ? AND seq > ? AND ticket_gid IN (?, ?) LIMIT 1',
    organisationGid,
    last,
    called?.ticketGid ?? '',
    ended?.ticketGid ?? '',
  );
  return line !== undefined || (ended ? yield* queueExists(nextRound(ended.queueGid!)) : false);
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
function* isTaken({
  queueGid,
  ticketGid,
  number,
}: NonNullable<UndoablePress['ended']>): Generator<Statement, boolean, unknown> {
  if (!ticketGid) return false;
  const holder = yield* readTicketByNumber(queueGid!, number!);
  return holder !== undefined && holder.gid !== ticketGid && holder.status !== 'canceled';
}

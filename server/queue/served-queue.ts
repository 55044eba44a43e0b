import type { Session } from '#generated/values.ts';
import type { Statement } from '../database/command.ts';
import { Refusal } from '../errors/refusal.ts';
import {
  type CounterPlace,
  currentQueue,
  freshQueue,
  numbersBySession,
  type OrganisationDay,
  ownerOf,
} from './place.ts';
import { queueGid, queueName } from './queue-gid.ts';
import { hasWaiting, latestRound } from './read-rows.ts';
import type { CounterRow, QueueRow } from './rows.ts';
import { sessions } from './sessions.ts';

/**
 * Yields the queue that a counter serves (docs/decisions/020-served-session.md). It is the present session's, unless
 * the counter was opened for an earlier one of today, and that or one after it is not finished: somebody waits there, or
 * the counter's own call is of it. Where no list is kept nobody can know who waits, so there it stays until somebody
 * logs in again. With `finishing` the standing call counts as done, as it is when the next patient is called.
 */
export function* servedQueue(
  place: CounterPlace,
  day: OrganisationDay,
  counter: CounterRow | undefined,
  { finishing = false } = {},
): Generator<Statement, QueueRow, unknown> {
  const present = yield* currentQueue(place, day);
  for (const earlier of earlierSessions(place, day, counter)) {
    const opened = yield* latestRound(freshQueue(place, day.moment.serviceDate, earlier));
    const inHand = !finishing && counter?.call?.queueGid === opened.gid;
    if (place.callingMode === 0 || inHand || (yield* hasWaiting(opened.gid))) return opened;
  }
  return present;
}

/**
 * The earlier sessions of today that a counter has not finished, if somebody sits there: the one for which it was opened,
 * and those that it has gone on to since. For a queue that it calls in turn with its own, a counter that lasts the day was
 * opened for every session.
 */
function earlierSessions(
  place: CounterPlace,
  { moment }: OrganisationDay,
  counter: CounterRow | undefined,
): readonly Session[] {
  if (!counter?.queueGid || counter.service === 'unlogin' || !numbersBySession(place)) return [];
  const { ownerGid, serviceDate, session } = queueName(counter.queueGid);
  if (serviceDate !== moment.serviceDate) return [];
  const before = sessions.slice(0, sessions.indexOf(moment.session));
  if (session === 'day') return ownerGid === ownerOf(place).gid ? [] : before;
  return before.slice(sessions.indexOf(session));
}

/**
 * The name of the queue that a login opens: the present session's, or the one that was chosen among those of today.
 * Refuses session_not_here and session_not_begun.
 */
export function openedQueue(place: CounterPlace, { moment }: OrganisationDay, chosen?: Session): string {
  const bySession = numbersBySession(place);
  const session = chosen ?? (bySession ? moment.session : 'day');
  if (bySession !== (session !== 'day')) throw new Refusal({ code: 'session_not_here', field: 'session' });
  if (sessions.indexOf(session) > sessions.indexOf(moment.session)) {
    throw new Refusal({ code: 'session_not_begun', field: 'session' });
  }
  return queueGid({ ownerGid: ownerOf(place).gid, serviceDate: moment.serviceDate, session });
}

/** Yields the queue of a session before the one that is served, of the same day; refuses any other (session_not_here). */
export function* earlierQueue(
  place: CounterPlace,
  served: QueueRow,
  session: Session,
): Generator<Statement, QueueRow, unknown> {
  if (session === served.session) return served;
  if (!numbersBySession(place) || sessions.indexOf(session) > sessions.indexOf(served.session)) {
    throw new Refusal({ code: 'session_not_here', field: 'session' });
  }
  return yield* latestRound(freshQueue(place, served.serviceDate, session));
}

import { type Statement, shared } from '../database/command.ts';
import { secondMs } from '../ground/durations.ts';
import { countersInTurn } from './choosers.ts';
import type { CounterPlace } from './place.ts';
import type { LineCounts, Waiter } from './policy/line.ts';
import { orderOfCalls } from './policy/order-of-calls.ts';
import type { Policy } from './policy/policy.ts';
import { lineLimit, readLanes } from './read-line.ts';
import type { TicketRow } from './rows.ts';

/** What will have been called before a ticket, if nobody else comes. */
export interface CallsBefore {
  /** By all counters of the queue, which call in turn. */
  readonly ahead: number;
  /** By the one counter that the patient chose; the same where none was chosen. */
  readonly aheadAtCounter: number;
}

/**
 * Yields the calls before a ticket in a queue in which some chose a counter or were sent to one; who asks for a place and
 * for a time plays them once.
 * @param bound those whom one counter alone calls (readBound)
 */
export function callsBefore(
  place: CounterPlace,
  queue: LineCounts & { readonly gid: string },
  policy: Policy,
  ticket: Pick<TicketRow, 'gid' | 'chosenCounterGid'>,
  bound: readonly Waiter[],
  now: number,
): Generator<Statement, CallsBefore, unknown> {
  const key = `calls before ${ticket.gid} ${Math.floor(now / secondMs)}`;
  return shared(key, () => playCalls(place, queue, policy, ticket, bound, now));
}

function* playCalls(
  place: CounterPlace,
  queue: LineCounts & { readonly gid: string },
  policy: Policy,
  { gid, chosenCounterGid }: Pick<TicketRow, 'gid' | 'chosenCounterGid'>,
  bound: readonly Waiter[],
  now: number,
): Generator<Statement, CallsBefore, unknown> {
  const line = [...(yield* readLanes<Waiter>(queue.gid, policy, lineLimit)), ...bound];
  const { working, resting } = yield* countersInTurn(place, bound, chosenCounterGid);
  const order = orderOfCalls(policy, line, queue, now, undefined, working, resting);
  const found = order.findIndex(({ waiter }) => waiter.gid === gid);
  const before = found === -1 ? order : order.slice(0, found);
  const ofCounter = before.filter(({ counter }) => counter === chosenCounterGid);
  return { ahead: before.length, aheadAtCounter: chosenCounterGid ? ofCounter.length : before.length };
}

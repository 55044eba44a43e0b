import type { WaitEstimate } from '#generated/shapes.ts';
import type { Statement } from '../../database/command.ts';
import { minuteMs } from '../../ground/durations.ts';
import { callsBefore } from '../calls-before.ts';
import { readBound } from '../choosers.ts';
import { hasBegun } from '../earlier-sessions.ts';
import { type CounterPlace, type OrganisationDay, policyAt } from '../place.ts';
import { boundTo } from '../policy/line.ts';
import type { QueueRow, TicketRow } from '../rows.ts';
import { isWaiting } from '../status-groups.ts';
import { variants } from '../variants.ts';
import { estimateWait } from './estimate-wait.ts';
import { readBetween } from './read-between.ts';
import { readLengths } from './read-lengths.ts';
import { readWorking } from './read-working.ts';
import { typicalTimes } from './service-times.ts';

/**
 * Yields when a patient with so many ahead is likely to be called, by what the counters of the queue did today;
 * undefined where nobody serves.
 * @param owner the queue's, as a place
 * @param places all that serve: among them are the counters that call from the queue, also in turn with others
 * @param ahead those of earlier sessions too (countOfEarlierSessions)
 * @param bound to the one counter that may call the patient; who was sent there goes before all of its queues
 */
export function* readWait(
  owner: CounterPlace,
  places: readonly CounterPlace[],
  queue: QueueRow,
  day: OrganisationDay,
  ahead: number,
  bound?: Pick<TicketRow, 'forCounterGid' | 'chosenCounterGid'>,
): Generator<Statement, WaitEstimate | undefined, unknown> {
  // Whoever comes before the own session begins waits for the clock first; the page can tell when it has begun.
  if (!hasBegun(queue, day)) return undefined;
  const working = yield* readWorking(owner, places, bound && boundTo(bound));
  const lengths = yield* readLengths(working, places, day);
  const between = bound?.forCounterGid ? 0 : yield* readBetween(owner, places, working, day, ahead);
  return estimateWait({
    ahead: ahead + between,
    counters: working.map(({ counter: { call } }) => call && Math.max(0, day.now - call.calledAt) / minuteMs),
    times: typicalTimes(lengths, variants[owner.variant].usualMinutes),
  });
}

/** Yields the same for a ticket in line: whoever was sent to one counter, or chose it, waits for that one alone. */
export function* readTicketWait(
  ticket: TicketRow,
  owner: CounterPlace,
  places: readonly CounterPlace[],
  queue: QueueRow,
  day: OrganisationDay,
  ahead: number,
): Generator<Statement, WaitEstimate | undefined, unknown> {
  const { status, forCounterGid, chosenCounterGid } = ticket;
  if (!isWaiting(status)) return undefined;
  if (forCounterGid || !chosenCounterGid) return yield* readWait(owner, places, queue, day, ahead, ticket);
  const bound = yield* readBound(queue.gid);
  const { aheadAtCounter } = yield* callsBefore(owner, queue, policyAt(owner, day), ticket, bound, day.now);
  return yield* readWait(owner, places, queue, day, aheadAtCounter, ticket);
}

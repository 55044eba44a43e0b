import type { Statement } from '../database/command.ts';
import { highestFor } from '../queue/highest-number.ts';
import { isAnyReserved } from '../queue/issue-reserved.ts';
import { nextUp } from '../queue/next-up.ts';
import { type CounterPlace, type OrganisationDay, ownerOf, policyAt, sessionOf } from '../queue/place.ts';
import { countCalling } from '../queue/read-rows.ts';
import type { CounterRow, QueueRow } from '../queue/rows.ts';
import { servedQueue } from '../queue/served-queue.ts';
import { numberAfter } from '../queue/why-not.ts';
import { firstToCall, type QueueLists } from './queue-lists.ts';

/** What Next would do at a counter that calls from one queue. */
export interface NextAlone {
  /** The queue from which it calls: another than the one that is served, once the last of an earlier session is seen. */
  readonly queue: QueueRow;
  /** The number that it would call; undefined where there is none, or where somebody gets theirs only then. */
  readonly number: number | undefined;
  /** Whether anybody can be called, also somebody who gets a number only then. */
  readonly somebody: boolean;
  /** How many other counters have a patient of that queue called, where its rules have a limit. */
  readonly calledElsewhere: number;
}

/**
 * Yields whom Next would call, as the command will find it.
 * @param calledElsewhere how many other counters have a patient of the served queue called
 */
export function* readNextAlone(
  place: CounterPlace,
  day: OrganisationDay,
  counter: CounterRow | undefined,
  served: QueueRow,
  { line, withoutNumber }: QueueLists,
  calledElsewhere: number,
): Generator<Statement, NextAlone, unknown> {
  if (place.callingMode === 0) {
    const number = numberAfter(served);
    const isBeyond = number > highestFor({ queue: served, maximumCalls: ownerOf(place).body.maximumCalls });
    return { queue: served, number: isBeyond ? undefined : number, somebody: true, calledElsewhere };
  }
  if (counter?.call?.queueGid === served.gid && served.session !== sessionOf(place, day)) {
    const queue = yield* servedQueue(place, day, counter, { finishing: true });
    const next = yield* nextUp(queue, policyAt(place, day), place.panel.gid, day.now);
    const called = yield* countElsewhere(place, day, queue, place.panel.gid);
    const reserved = yield* isAnyReserved(place, queue);
    return { queue, ...amongReserved(next?.waiter.number, reserved), calledElsewhere: called };
  }
  const reserved = withoutNumber > 0 && (yield* isAnyReserved(place, served));
  return { queue: served, ...amongReserved(firstToCall(place, line), reserved), calledElsewhere };
}

/**
 * In the reserved mode a patient with an appointment and no ticket yet gets one as the counter is used, and may stand
 * before the one who is first now.
 */
function amongReserved(first: number | undefined, reserved: boolean): Pick<NextAlone, 'number' | 'somebody'> {
  return { number: reserved ? undefined : first, somebody: first !== undefined || reserved };
}

/** Yields how many other counters have a patient of a queue called; asked only where its rules have a limit. */
export function* countElsewhere(
  place: CounterPlace,
  day: OrganisationDay,
  queue: QueueRow,
  panelGid: string,
): Generator<Statement, number, unknown> {
  return policyAt(place, day).roomCap > 0 ? yield* countCalling(queue.gid, panelGid) : 0;
}

import type { ViewCounter } from '#generated/shapes.ts';
import type { QueueStatus } from '#generated/values.ts';
import type { Statement } from '../database/command.ts';
import { countWithoutTicket } from '../queue/appointment-row.ts';
import { type CounterPlace, type OrganisationDay, policyAt } from '../queue/place.ts';
import { isCalledAt } from '../queue/policy/line.ts';
import { countReserved, countWaiting } from '../queue/read-rows.ts';
import type { QueueRow } from '../queue/rows.ts';
import { type Person, readPeople } from './read-people.ts';
import { readWaiting, readWaitingInHall, type WaitingPerson } from './read-waiting.ts';
import { listLimit } from './shown-parts.ts';

export type CheckIns = Pick<ViewCounter, 'checkedInCount' | 'expectedCount'>;

/** The people of a queue whom a hall may see: without those who were added, where the policy hides them. */
export interface HallPeople {
  /** Yields those in line, in the order of their calls. */
  waiting(limit: number): Generator<Statement, WaitingPerson[], unknown>;
  withStatus(status: QueueStatus, limit: number): Generator<Statement, Person[], unknown>;
  countWaiting(): Generator<Statement, number, unknown>;
  /** Yields how many of those in line have checked in, and how many are expected still. */
  countCheckIns(): Generator<Statement, CheckIns, unknown>;
}

/** @param counterGid the counter at whose door they are shown: of those whom one counter alone calls, only its own */
export function hallPeople(
  place: CounterPlace,
  day: OrganisationDay,
  queue: QueueRow,
  counterGid?: string,
): HallPeople {
  const { extraHidden, extraLimit } = policyAt(place, day);
  // As many more are read as may have to be left out.
  const hidden = extraHidden ? extraLimit : 0;
  const shown = <One extends Person>(people: readonly One[], limit: number) =>
    (extraHidden ? people.filter(({ source }) => source !== 'extra') : people).slice(0, limit);
  const countInLine = () => countWaiting(queue.gid, extraHidden ? 'extra' : undefined);
  return {
    *waiting(limit) {
      if (limit === 0) return [];
      const most = limit + hidden;
      if (!counterGid) return shown(yield* readWaitingInHall(place, day, queue, most), limit);
      // In a common queue others may stand between, who chose another counter.
      const between = place.group ? listLimit : 0;
      const people = yield* readWaiting(place, day, queue, most + between, 0, counterGid);
      return shown(
        people.filter((person) => isCalledAt(counterGid, person)),
        limit,
      );
    },
    *withStatus(status, limit) {
      return limit === 0 ? [] : shown(yield* readPeople(queue.gid, status, limit + hidden), limit);
    },
    countWaiting: countInLine,
    *countCheckIns() {
      const reserved = yield* countReserved(queue.gid);
      const withoutNumber = place.callingMode === 0 ? 0 : yield* countWithoutTicket(place, queue);
      return { checkedInCount: (yield* countInLine()) - reserved, expectedCount: withoutNumber + reserved };
    },
  };
}

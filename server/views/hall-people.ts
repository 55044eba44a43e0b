import type { QueueStatus } from '#generated/values.ts';
import type { Statement } from '../database/command.ts';
import { type CounterPlace, type OrganisationDay, policyAt } from '../queue/place.ts';
import { countWaiting } from '../queue/read-rows.ts';
import type { QueueRow } from '../queue/rows.ts';
import { type Person, readPeople } from './read-people.ts';
import { readWaitingInHall } from './read-waiting.ts';

/** The people of a queue whom a hall may see: without those who were added, where the policy hides them. */
export interface HallPeople {
  /** Yields those in line, in the order of their calls. */
  waiting(limit: number): Generator<Statement, Person[], unknown>;
  withStatus(status: QueueStatus, limit: number): Generator<Statement, Person[], unknown>;
  countWaiting(): Generator<Statement, number, unknown>;
}

export function hallPeople(place: CounterPlace, day: OrganisationDay, queue: QueueRow): HallPeople {
  const { extraHidden, extraLimit } = policyAt(place, day);
  // As many more are read as may have to be left out.
  const hidden = extraHidden ? extraLimit : 0;
  const shown = (people: readonly Person[], limit: number) =>
    (extraHidden ? people.filter(({ source }) => source !== 'extra') : people).slice(0, limit);
  return {
    *waiting(limit) {
      return limit === 0 ? [] : shown(yield* readWaitingInHall(place, day, queue, limit + hidden), limit);
    },
    *withStatus(status, limit) {
      return limit === 0 ? [] : shown(yield* readPeople(queue.gid, status, limit + hidden), limit);
    },
    *countWaiting() {
      return yield* countWaiting(queue.gid, extraHidden ? 'extra' : undefined);
    },
  };
}

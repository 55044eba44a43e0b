import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { takeLog } from '../event-log/take-log.ts';
import { drawsFrom } from './decide-ticket.ts';
import type { QueueEvent } from './event.ts';
import { highestNumber } from './highest-number.ts';
import { currentQueue, oneForEachQueue, readDay, readPlaces } from './place.ts';
import type { QueueRow } from './rows.ts';
import { writeEvents } from './write-events.ts';

interface SkipArgument {
  readonly organisationGid: string;
  /** How many numbers of each queue are left out. */
  readonly count: number;
}

/**
 * Command: lets every queue that gives numbers now go on so many further on, so that nobody gets a number which a
 * patient may hold whom the database does not know (decision 182). Where little is left up to the highest number, half
 * of it. A queue without a list gives no numbers: its staff say where it goes on.
 */
export const skipNumbers = defineCommand(
  import.meta.url,
  'skipNumbers',
  function* ({ organisationGid, count }: SkipArgument, context: Context): Generator<Statement, void, unknown> {
    yield* takeLog(organisationGid, context);
    const day = yield* readDay(organisationGid, context.now);
    const places = (yield* readPlaces(organisationGid)).filter(({ callingMode }) => callingMode !== 0);
    const queues: QueueRow[] = [];
    for (const place of oneForEachQueue(places)) queues.push(yield* currentQueue(place, day));
    const events = queues.map((queue): QueueEvent => {
      const last = drawsFrom(queue) - 1;
      const number = last + Math.min(count, Math.floor((highestNumber - last) / 2));
      return { kind: 'preset', queueGid: queue.gid, number };
    });
    yield* writeEvents(context, organisationGid, queues, events);
  },
);

import type { Statement } from '../database/command.ts';
import { numberWidth } from './number-width.ts';
import { queueName } from './queue-gid.ts';
import { latestRoundOf, readQueue } from './read-rows.ts';

/**
 * Yields the digits to which a queue's numbers are padded, by its gid: those of the number that it began with. Its room
 * may have another starting number by now, which acts from the next reset on. 3 for a queue that is no longer stored.
 */
export function* widthOfQueue(gid: string): Generator<Statement, number, unknown> {
  // Mostly the present round, which a view has read by its name before: asked in the same way, it is at hand.
  const latest = yield* latestRoundOf(queueName(gid));
  const queue = latest && latest.gid !== gid ? yield* readQueue(gid) : latest;
  return numberWidth(queue?.startingNumber ?? 1);
}

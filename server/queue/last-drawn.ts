import { one, type Statement } from '../database/command.ts';
import { placeholders } from '../database/placeholders.ts';
import { numberedApart } from './draws-number.ts';

/** Yields the highest number that was drawn from the number counter of a queue; 0 before the first. */
export function* lastDrawn(queueGid: string): Generator<Statement, number, unknown> {
  const found = yield* one<{ number: number | null }>(
    'ticket',
    `SELECT MAX(number) AS number FROM ticket
     WHERE queue_gid = ? AND source NOT IN ${placeholders(numberedApart)}`,
    queueGid,
    ...numberedApart,
  );
  return found?.number ?? 0;
}

import type { TicketSource } from '#generated/values.ts';
import { one, type Statement } from '../database/command.ts';

/** An appointment has a number of its own, and whoever was added stands behind the numbers of the session. */
const numberedApart: readonly TicketSource[] = ['appointment', 'extra'];

/** Whether a ticket of a source moves the number counter on. */
export function drawsNumber(source: TicketSource | undefined): boolean {
  return source === undefined || !numberedApart.includes(source);
}

/** Yields the highest number that was drawn from the number counter of a queue; 0 before the first. */
export function* lastDrawn(queueGid: string): Generator<Statement, number, unknown> {
  const found = yield* one<{ number: number | null }>(
    `SELECT MAX(number) AS number FROM ticket
     WHERE queue_gid = ? AND source NOT IN (${numberedApart.map(() => '?').join(', ')})`,
    queueGid,
    ...numberedApart,
  );
  return found?.number ?? 0;
}

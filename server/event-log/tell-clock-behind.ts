import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { holdMs } from './held-time.ts';

/**
 * Tells the operator at a start where the clock stands farther behind the last line of a log than time is held: its
 * battery is empty, or it was ahead before. It is followed either way, and nobody else sees that the days are not those
 * of the hospital.
 */
export async function tellClockBehind(database: Database, now: number, log: FastifyBaseLogger): Promise<void> {
  const [last] = await database.read<{ at: number | null }>('log_head', 'SELECT MAX(at) AS at FROM log_head');
  const lastAt = last?.at ?? 0;
  if (lastAt - now <= holdMs) return;
  log.warn(
    { event: 'clock.behind', last: new Date(lastAt).toISOString() },
    'the clock stands before what is stored; see to the time service',
  );
}

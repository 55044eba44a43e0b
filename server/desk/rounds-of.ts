import { hash } from 'node:crypto';
import type { QueueRow } from '../queue/rows.ts';

/** What names the rounds of queues (SeenRounds.json): it changes with a reset of any of them, and with their session. */
export function roundsOf(queues: readonly Pick<QueueRow, 'gid'>[]): string {
  const gids = queues.map(({ gid }) => gid).sort();
  return hash('sha256', gids.join(' '), 'base64url').slice(0, 22);
}

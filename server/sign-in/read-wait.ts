import { all, type Statement } from '../database/command.ts';
import type { Tried } from './account.ts';

/**
 * Yields how long somebody has to wait before the next attempt. An address from which the account was signed in to lately
 * waits for its own failures only: nobody elsewhere, and nobody beside it, can lock it out.
 */
export function* readSignInWait({ keys }: Tried, now: number): Generator<Statement, number, unknown> {
  const rows = yield* all<{ key: string; freeAt: number }>(
    'sign_in_count',
    'SELECT key, free_at AS "freeAt" FROM sign_in_count WHERE key IN (?, ?, ?, ?)',
    keys.pair,
    keys.account,
    keys.address,
    keys.known,
  );
  const isKnown = rows.some(({ key }) => key === keys.known);
  const heeded = isKnown ? [keys.pair] : [keys.pair, keys.account, keys.address];
  const waits = rows.filter(({ key }) => heeded.includes(key)).map(({ freeAt }) => Number(freeAt) - now);
  return Math.max(0, ...waits);
}

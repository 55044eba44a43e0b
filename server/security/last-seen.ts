import type { FastifyBaseLogger } from 'fastify';
import type { TokenKind } from '#generated/values.ts';
import type { Caller } from '../call/handler.ts';
import type { Database } from '../database/database.ts';
import { minuteMs } from '../ground/durations.ts';
import { noteSeen, type Seen } from './note-seen.ts';

/** A session is noted again after so long: the list of sessions tells minutes. */
const againMs = minuteMs;
const flushMs = 5_000;
/** Sessions in one transaction, and in memory. */
const [bite, most] = [100, 20_000];

/** Tokens of people; devices tell of themselves in another way. */
const people: readonly TokenKind[] = ['session', 'systemAdvance', 'staff'];

/** When each person's session was used last. */
export interface LastSeen {
  note(caller: Caller, address: string): void;
  /** Writes what waits. */
  close(): Promise<void>;
}

declare module '../call/services.ts' {
  interface Services {
    readonly lastSeen: LastSeen;
  }
}

/** Remembers nothing: for a bench alone. */
export const noLastSeen: LastSeen = { note: () => {}, close: async () => {} };

/** Gathers in memory and writes now and then: no call waits for it, and a crash loses some seconds. */
export function openLastSeen(database: Database, clock: () => number, log: FastifyBaseLogger): LastSeen {
  const noted = new Map<string, number>();
  const waiting = new Map<string, Seen>();
  const flush = async () => {
    while (waiting.size > 0) {
      const part = [...waiting.values()].slice(0, bite);
      for (const { tokenHash } of part) waiting.delete(tokenHash);
      await database.write(noteSeen, { seen: part });
    }
  };
  // The database is away: the next use of the session is noted.
  const timer = setInterval(() => void flush().catch(() => undefined), flushMs).unref();
  return {
    note: ({ kind, tokenHash }, address) => {
      if (!people.includes(kind)) return;
      const now = clock();
      if (now - (noted.get(tokenHash) ?? Number.NEGATIVE_INFINITY) < againMs) return;
      if (noted.size >= most) noted.clear();
      noted.set(tokenHash, now);
      waiting.set(tokenHash, { tokenHash, seenAt: now, address: address.slice(0, 60) });
    },
    close: async () => {
      clearInterval(timer);
      await flush().catch((error) => log.warn({ err: error }, 'when sessions were used last could not be noted'));
    },
  };
}

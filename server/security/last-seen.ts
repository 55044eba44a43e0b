import type { FastifyBaseLogger } from 'fastify';
import type { TokenKind } from '#generated/values.ts';
import type { Caller } from '../call/handler.ts';
import type { Database } from '../database/database.ts';
import { minuteMs } from '../ground/durations.ts';
import { noteSeen, type Seen } from './note-seen.ts';

/** A token is noted again after so long: the lists of sessions and keys tell minutes. */
const againMs = minuteMs;
const flushMs = 5_000;
/** Tokens in one transaction, and in memory. */
const [bite, most] = [100, 20_000];

/** Tokens of people and of programs, API keys among them; devices tell of themselves in another way. */
const noted: readonly TokenKind[] = ['session', 'systemAdvance', 'staff', 'agency'];

/** When each session of a person and each key of a program was used last. */
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
  const notedAt = new Map<string, number>();
  const waiting = new Map<string, Seen>();
  const flush = async () => {
    while (waiting.size > 0) {
      const part = [...waiting.values()].slice(0, bite);
      for (const { tokenHash } of part) waiting.delete(tokenHash);
      await database.write(noteSeen, { seen: part });
    }
  };
  // The database is away: the next use of the token is noted.
  const timer = setInterval(() => void flush().catch(() => undefined), flushMs).unref();
  return {
    note: ({ kind, tokenHash }, address) => {
      if (!noted.includes(kind)) return;
      const now = clock();
      if (now - (notedAt.get(tokenHash) ?? Number.NEGATIVE_INFINITY) < againMs) return;
      if (notedAt.size >= most) notedAt.clear();
      notedAt.set(tokenHash, now);
      waiting.set(tokenHash, { tokenHash, seenAt: now, address: address.slice(0, 60) });
    },
    close: async () => {
      clearInterval(timer);
      await flush().catch((error) => log.warn({ err: error }, 'when sessions were used last could not be noted'));
    },
  };
}

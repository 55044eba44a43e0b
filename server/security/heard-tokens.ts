import type { Caller } from '../call/handler.ts';
import type { Database } from '../database/database.ts';
import { minuteMs } from '../ground/durations.ts';

/** Whom tokens speak for that come again and again: those of devices that report. */
export interface HeardTokens {
  find(token: string): Promise<Caller | undefined>;
  /** Whom it speaks for, where that is remembered: for who cannot wait, and asks `find` otherwise. */
  known(token: string): Caller | undefined;
}

/** Should it ever be missed that access has changed, a report is taken for so long from who may report no more. */
const longestMs = 10 * minuteMs;
const most = 50_000;

/**
 * Remembers whom tokens were found to speak for while nobody's access changes: none is taken that was revoked here, and
 * one revoked by another process until that was heard. Where there are others it is only for reports, which tell and
 * change nothing but how a device is.
 */
export function rememberTokens(
  find: (token: string) => Promise<Caller | undefined>,
  database: Pick<Database, 'access'>,
  clock: () => number,
): HeardTokens {
  /** By the token itself: its hash would cost as much as all else that a report costs that says nothing new. */
  const heard = new Map<string, { readonly caller: Caller; readonly foundAt: number }>();
  let access: number | undefined;

  function look(token: string, now: number): Caller | undefined {
    const before = database.access();
    if (before !== access || before === undefined) heard.clear();
    access = before;
    const known = heard.get(token);
    return known && now - known.foundAt < longestMs && known.caller.expiresAt > now ? known.caller : undefined;
  }

  return {
    known: (token) => look(token, clock()),
    find: async (token) => {
      const now = clock();
      const known = look(token, now);
      if (known) return known;
      const before = access;
      const caller = await find(token);
      // What was found while access changed may hold no more.
      if (!caller || before === undefined || database.access() !== before) return caller;
      if (heard.size >= most) heard.clear();
      heard.set(token, { caller, foundAt: now });
      return caller;
    },
  };
}

import type { FastifyBaseLogger } from 'fastify';
import { limits } from '#generated/limits.ts';
import { hourMs, secondMs } from '../ground/durations.ts';
import type { Watcher } from './watcher.ts';

/** Streams that are given up as those are of which nothing arrives. */
export interface UnheardStreams {
  /** Notes how long a stream lasts; gives it back. */
  follow(watcher: Watcher, address: string): Watcher;
}

declare module '../call/services.ts' {
  interface Services {
    readonly unheard: UnheardStreams;
  }
}

/** As many of one reader, one after the other, are no accident: about a minute of it. */
const inARow = 8;
/** Who hears nothing gives up after the wait for the opening, or after the silence that follows it (stream.ts). */
const shortestMs = (limits.streamConnectSeconds - 1) * secondMs;
const longestMs = (limits.streamConnectSeconds + limits.streamSilenceSeconds + 1) * secondMs;
/** Readers that are followed at a time; there are no more screens and desks at one server. */
const mostReaders = 20_000;

/**
 * Tells the operator, once an hour at most, where screens and desks open one stream after the other and give each of
 * them up: something on the way, most often a proxy, keeps back what is sent, and calls come with the poll alone, up to
 * 20 seconds late. Neither side sees it by itself: the server's streams are open, and a screen's poll works.
 * @param clock steady, ms
 */
export function followUnheardStreams(
  log: Pick<FastifyBaseLogger, 'warn'>,
  clock: () => number = () => performance.now(),
): UnheardStreams {
  /** How many were given up in a row, by the token of the reader. */
  const givenUp = new Map<string, number>();
  let said = Number.NEGATIVE_INFINITY;
  return {
    follow(watcher, address) {
      const { tokenHash } = watcher;
      if (tokenHash === undefined) return watcher;
      const openedAt = clock();
      watcher.onClose(() => {
        const lasted = clock() - openedAt;
        if (lasted > longestMs) givenUp.delete(tokenHash);
        if (lasted < shortestMs || lasted > longestMs) return;
        const times = (givenUp.get(tokenHash) ?? 0) + 1;
        if (givenUp.size < mostReaders || givenUp.has(tokenHash)) givenUp.set(tokenHash, times);
        if (times < inARow || clock() - said < hourMs) return;
        said = clock();
        log.warn(
          { event: 'stream.unheard', address },
          'streams are given up one after the other; a proxy may buffer them',
        );
      });
      return watcher;
    },
  };
}

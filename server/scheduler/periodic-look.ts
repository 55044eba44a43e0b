import type { FastifyBaseLogger } from 'fastify';
import { limits } from '#generated/limits.ts';
import { watchClock } from './settled-clock.ts';

/** Looks what is due, now and then. */
export interface PeriodicLook {
  /** Looks now; while it runs, a second call waits for the first. */
  look(): Promise<void>;
  /** Looks now and then from now on, but not while the clock has just leapt forward. */
  start(): void;
  /** Looks no more; ends after the look under way. */
  stop(): Promise<void>;
}

/**
 * Repeats a look every few seconds, never two at once. A look that fails is logged, and the next one comes all the same.
 * @param failed what the log says of it
 * @param isSettled whether the clock can be acted on
 */
export function lookPeriodically(
  lookOnce: () => Promise<void>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  failed: string,
  isSettled = watchClock(),
): PeriodicLook {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    running ??= lookOnce().finally(() => {
      running = undefined;
    });
    return running;
  };
  const lookQuietly = () => {
    if (isSettled()) look().catch((error) => log.warn({ err: error }, failed));
  };
  return {
    look,
    start: () => {
      timer = setInterval(lookQuietly, limits.schedulerSeconds * 1000);
      timer.unref();
      lookQuietly();
    },
    stop: async () => {
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}

import type { FastifyBaseLogger } from 'fastify';
import { limits } from '#generated/limits.ts';
import { Refusal } from '../errors/refusal.ts';
import { createPace, Interrupted } from '../ground/pace.ts';
import { type Removing, removeGivenUp } from './remove-organisation.ts';

/** Removes organisations that were given up, while the server runs. */
export interface Removals {
  /** There may be one; settles when none is left, or it has to wait for the next look. */
  wake(): Promise<void>;
  /** Ends after the bite under way; the next start goes on. */
  stop(): Promise<void>;
}

declare module '../call/services.ts' {
  interface Services {
    readonly removals: Removals;
  }
}

/** Starts to look for organisations that were given up, now and then and whenever it is woken. */
export function startRemovals(
  removing: Pick<Removing, 'database' | 'files'> & { readonly log: FastifyBaseLogger },
): Removals {
  const stopping = new AbortController();
  const pace = createPace(stopping.signal);
  let running = Promise.resolve();

  const wake = () => {
    running = running.then(async () => {
      if (stopping.signal.aborted) return;
      try {
        await removeGivenUp({ ...removing, pace });
      } catch (error) {
        // Another process has removed it, or the database is away: the next look knows more.
        if (error instanceof Interrupted || error instanceof Refusal) return;
        removing.log.error({ err: error }, 'an organisation could not be removed yet');
      }
    });
    return running;
  };
  const timer = setInterval(wake, limits.schedulerSeconds * 1000).unref();
  void wake();
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}

import { limits } from '#generated/limits.ts';
import { inTime } from '../ground/in-time.ts';
import { SourceFault } from './origin.ts';

/** Steps at a folder that may be a share of another machine: to find a file, to open it, to read a piece of it. */
export interface FolderSteps {
  /**
   * Takes a step when those before it have come back.
   * @param undo what becomes of the outcome if it comes when nobody waits any more
   * @throws SourceFault unreachable if that takes too long; whatever the step throws, and when the signal ends it
   */
  take<A>(step: () => Promise<A>, signal: AbortSignal, undo?: (late: A) => Promise<void>): Promise<A>;
  /** Takes a step that nobody waits for. */
  later(step: () => Promise<void>): void;
}

/**
 * Begins to take steps. A share that hangs holds one of the few threads that files, sign-ins and names of hosts wait
 * for, and never a second one.
 */
export function openFolderSteps(patienceMs: number = limits.mediaSilenceMs): FolderSteps {
  let before: Promise<unknown> = Promise.resolve();
  const later = (step: () => Promise<void>) => {
    before = before.then(step).catch(() => undefined);
  };
  return {
    later,
    take: async (step, signal, undo) => {
      signal.throwIfAborted();
      const patience = new AbortController();
      const timer = setTimeout(() => patience.abort(), patienceMs);
      const until = AbortSignal.any([signal, patience.signal]);
      const turn = before.then(() => {
        until.throwIfAborted();
        return step();
      });
      before = turn.catch(() => undefined);
      try {
        return await inTime(turn, until);
      } catch (error) {
        if (!until.aborted) throw error;
        if (undo) turn.then((late) => later(() => undo(late))).catch(() => undefined);
        throw signal.aborted ? error : new SourceFault('unreachable', 'the folder does not answer');
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

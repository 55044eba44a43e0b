import type { DatabaseSync } from 'node:sqlite';
import type { CommitMessage } from './messages.ts';
import { rescueFiles } from './rescue-files.ts';
import { type Loss, watchFiles } from './watch-files.ts';

/** Files that are gone are noticed so soon while nobody calls; with each call they are looked at anyway. */
const lookEveryMs = 400;
const rescueAgainMs = 5_000;

export interface Guard {
  /** Whether the files are gone; asked after a commit and before it is acknowledged. */
  isLost(): boolean;
  /** Whether that was so when last asked: of use before a commit, where looking anew would promise nothing. */
  wasLost(): boolean;
  close(): void;
}

/**
 * Guards the writer's files. When they are taken away nothing is acknowledged any more, what the descriptors still
 * hold is saved, and the process has to end: a new start reads what is in the place of the files then. What cannot
 * be saved (no folder, no space) is tried again, for this process has the only copy of it.
 */
export function guardFiles(
  raw: DatabaseSync,
  file: string,
  tell: (message: Pick<CommitMessage, 'lost' | 'fatal'>) => void,
): Guard {
  const watch = watchFiles(file);
  let lost: Loss | undefined;
  let ended = false;
  let again: NodeJS.Timeout | undefined;
  const timer = setInterval(isLost, lookEveryMs);

  function isLost(): boolean {
    if (lost) return true;
    lost = watch.loss();
    if (!lost) return false;
    tell({ lost: lost.reason });
    setImmediate(rescue);
    return true;
  }

  function rescue(): void {
    if (ended) return;
    lost = watch.loss();
    try {
      if (lost?.kind === 'overwritten') tell({ fatal: `${lost.reason}; restore a backup` });
      else if (!lost || !tellRescued(lost)) {
        lost = undefined;
        tell({ lost: null });
      }
    } catch (error) {
      tell({ lost: `${lost?.reason}; it cannot be saved yet: ${(error as Error).message}` });
      again = setTimeout(rescue, rescueAgainMs);
    }
  }

  function tellRescued(what: Loss): boolean {
    const where = rescueFiles(raw, file, watch, what);
    if (where) tell({ fatal: `${what.reason}; all that was acknowledged was ${where}` });
    return where !== undefined;
  }

  return {
    isLost,
    wasLost: () => lost !== undefined,
    close: () => {
      ended = true;
      clearInterval(timer);
      clearTimeout(again);
      watch.close();
    },
  };
}

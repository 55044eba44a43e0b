import { Refusal } from '../../errors/refusal.ts';
import type { Statement } from '../command.ts';
import { cacheReads } from '../read-cache.ts';
import type { CommitMarks } from './commit-marks.ts';
import type { Connection } from './connection.ts';
import { isDamage, isStorageFailure } from './errors.ts';

/** Drives a reading generator to its answer. */
export type Run = <A>(generator: Generator<Statement, A, unknown>) => A;

/** Does some work in one snapshot of the database: all that `run` drives there sees the same. */
export type InSnapshot = <B>(work: (run: Run) => B) => B;

/**
 * Snapshots of a reading connection; nothing else of this thread runs in between. Until the next commit all of them
 * are equal, so that their read cache is kept: fifty counters that ask for their state after one commit read it once.
 * What was read from the settled tables is kept until one of them is written: most commits write to others. A change
 * that no commit of the writer explains, by an administrator at the file itself, clears all; one that comes together
 * with a commit is noticed by the writer, at its next.
 */
export function snapshotsOf(reader: Connection, marks: Pick<CommitMarks, 'commits' | 'settled'>): InSnapshot {
  const cache = cacheReads();
  let version = Number.NaN;
  let commits = 0;
  let settled: number | undefined;
  return (work) => {
    const before = marks.settled();
    reader.execute(['run', [], 'BEGIN', []]);
    try {
      // Asking for the version begins the snapshot: whatever the marks say before and after it, it lies between them.
      const present = reader.version();
      const isSettled = before !== undefined && before === marks.settled() && before === settled;
      const isExplained = marks.commits() !== commits;
      if (present !== version) {
        if (isSettled && isExplained) cache.clearUnsettled();
        else cache.clear();
      } else if (!isSettled) cache.clear();
      [version, commits] = [present, marks.commits()];
      settled = before === marks.settled() ? before : undefined;
      return work((generator) => reader.run(generator, cache));
    } finally {
      reader.execute(['run', [], 'COMMIT', []]);
    }
  };
}

/** Does some reading; refuses with storage_unavailable what the disk fails at. */
export type Reading = <A>(read: () => A) => A;

/** @param onDamage called with the reason when SQLite cannot have written a page as it is; other reads go on */
export function readingOf(onDamage: (reason: string) => void): Reading {
  return (read) => {
    try {
      return read();
    } catch (error) {
      if (isDamage(error)) onDamage((error as Error).message);
      else if (!isStorageFailure(error)) throw error;
      throw new Refusal({ code: 'storage_unavailable' });
    }
  };
}

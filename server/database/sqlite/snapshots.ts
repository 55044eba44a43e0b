import { Refusal } from '../../errors/refusal.ts';
import type { Statement } from '../command.ts';
import { cacheReads } from '../read-cache.ts';
import type { Connection } from './connection.ts';
import { isDamage, isStorageFailure } from './errors.ts';

/** Drives a reading generator to its answer. */
export type Run = <A>(generator: Generator<Statement, A, unknown>) => A;

/** Does some work in one snapshot of the database: all that `run` drives there sees the same. */
export type InSnapshot = <B>(work: (run: Run) => B) => B;

/**
 * Snapshots of a reading connection; nothing else of this thread runs in between. Until the next commit all of them
 * are equal, so that their read cache is kept: fifty counters that ask for their state after one commit read it once.
 */
export function snapshotsOf(reader: Connection): InSnapshot {
  const cache = cacheReads();
  let version = Number.NaN;
  return (work) => {
    reader.execute(['run', [], 'BEGIN', []]);
    try {
      const present = reader.version();
      if (present !== version) cache.clear();
      version = present;
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

import { Refusal } from '../../errors/refusal.ts';
import type { Statement } from '../command.ts';
import { remember } from '../memory.ts';
import type { Connection } from './connection.ts';
import { isDamage, isStorageFailure } from './errors.ts';

/** Drives a reading generator to its answer. */
export type Run = <A>(generator: Generator<Statement, A, unknown>) => A;

/** Lets some work read at one moment of the database: whatever `run` drives there sees the same. */
export type InOnePicture = <B>(work: (run: Run) => B) => B;

/**
 * Pictures of a reading connection; nothing else of this thread runs in between. Until the next commit all of them
 * show the same, so what many ask after one commit (fifty counters their state) is read once.
 */
export function picturesOf(reader: Connection): InOnePicture {
  const memory = remember();
  let version = Number.NaN;
  return (work) => {
    reader.execute(['run', [], 'BEGIN', []]);
    try {
      const present = reader.version();
      if (present !== version) memory.forget();
      version = present;
      return work((generator) => reader.run(generator, memory));
    } finally {
      reader.execute(['run', [], 'COMMIT', []]);
    }
  };
}

/** Does some reading; refuses with storage_unavailable what the disk fails at. */
export type Reading = <A>(read: () => A) => A;

/** @param onDamage told of pages that SQLite cannot have written so; what else is asked goes on */
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

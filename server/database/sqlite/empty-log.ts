import type { DatabaseSync } from 'node:sqlite';
import { busyMs } from './connection.ts';

/** Short readings are over by then; a report or a backup is not, and presses wait meanwhile. */
const waitMs = 50;
const againMs = 1_000;

export interface LogEmptier {
  /** Empties the log now, or as soon as nobody reads from it any more. */
  empty(): void;
  close(): void;
}

/** For the write-ahead log, whose older pages hold what was erased since. */
export function logEmptier(raw: DatabaseSync): LogEmptier {
  let again: NodeJS.Timeout | undefined;

  function empty(): void {
    clearTimeout(again);
    if (!isEmptied()) again = setTimeout(empty, againMs);
  }

  /** What the disk fails at, the next commit says. */
  function isEmptied(): boolean {
    try {
      raw.exec(`PRAGMA busy_timeout = ${waitMs}`);
      const { busy } = raw.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
      return busy === 0;
    } catch {
      return false;
    } finally {
      raw.exec(`PRAGMA busy_timeout = ${busyMs}`);
    }
  }

  return { empty, close: () => clearTimeout(again) };
}

import { type BigIntStats, closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';

const magic = 'SQLite format 3\0';

/** What has become of the files that were opened. */
export interface Loss {
  readonly reason: string;
  /**
   * The database file itself is not in its place any more; only a file beside it is not; or it is there and holds
   * something else.
   */
  readonly kind: 'moved' | 'besideMoved' | 'overwritten';
}

export interface FileWatch {
  /** What is wrong with the files, if anything. A few microseconds: the writer asks before it acknowledges. */
  loss(): Loss | undefined;
  /** Whether what stands at this path is the file that was opened there. */
  isOurs(path: string): boolean;
  close(): void;
}

/** The files that SQLite keeps beside a database: the write-ahead log and its index. */
export function filesBeside(file: string): readonly string[] {
  return [`${file}-wal`, `${file}-shm`];
}

/**
 * Watches that the files of the database are still those that the writer has open. On Unix writing to a file that
 * was removed or replaced succeeds, and all of it is lost with the descriptor: SQLite checks for this in
 * rollback mode only, not with a write-ahead log.
 */
export function watchFiles(file: string): FileWatch {
  const paths = [file, ...filesBeside(file)];
  const opened = new Map<string, string>();
  // Held open until the end: closing any descriptor of the file would drop SQLite's locks on it (POSIX).
  const descriptor = openSync(file, 'r');
  const header = Buffer.alloc(magic.length);

  function loss(): Loss | undefined {
    for (const path of paths) {
      const found = identityOf(path);
      const known = opened.get(path);
      // The two files beside it are made by the first who reads or writes.
      if (known === undefined && found !== undefined) opened.set(path, found);
      if (known === undefined || found === known) continue;
      // Some file systems renumber files that are open: then ours has the new number too.
      if (path === file && found === nameOf(fstatSync(descriptor, { bigint: true }))) {
        opened.set(path, found);
        continue;
      }
      const reason = `${path} was ${found === undefined ? 'removed' : 'replaced'} while the server was running`;
      return { kind: path === file ? 'moved' : 'besideMoved', reason };
    }
    const bytes = readSync(descriptor, header, 0, magic.length, 0);
    if (bytes === magic.length && header.toString('latin1') === magic) return undefined;
    return { kind: 'overwritten', reason: `${file} was overwritten while the server was running` };
  }

  loss();
  return {
    loss,
    isOurs: (path) => opened.has(path) && identityOf(path) === opened.get(path),
    close: () => closeSync(descriptor),
  };
}

function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && nameOf(found);
}

function nameOf({ dev, ino }: BigIntStats): string {
  return `${dev}.${ino}`;
}

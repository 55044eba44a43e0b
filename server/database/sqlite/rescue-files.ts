import { chmodSync, closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type FileWatch, filesBeside, type Loss } from './watch-files.ts';

/**
 * Saves what the open descriptors still hold of a database whose files were taken away, and answers where it is: every
 * acknowledged call is in them, and in nothing else. A file that somebody put in its place is not touched; where
 * nothing is, the database stands again. Undefined where the files came back meanwhile.
 * @throws if it cannot be saved now (the folder is gone, the disk is full); nothing is lost as long as the process lives
 */
export function rescueFiles(raw: DatabaseSync, file: string, watch: FileWatch, loss: Loss): string | undefined {
  if (loss.kind === 'besideMoved') return foldLog(raw, file, watch);
  const copy = `${file}.rescued-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  raw.prepare('VACUUM INTO ?').run(copy);
  chmodSync(copy, 0o600);
  sync(copy);
  if (!watch.loss()) {
    rmSync(copy);
    return undefined;
  }
  // Our own log, left behind, would be played into whatever stands there at the next start.
  for (const path of filesBeside(file)) if (watch.isOurs(path)) rmSync(path);
  if ([file, ...filesBeside(file)].some((path) => existsSync(path))) return `saved as ${copy}`;
  linkSync(copy, file); // fails where something came between, as a rename would not
  rmSync(copy);
  sync(dirname(file));
  return `saved in its place, ${file}`;
}

/** The database itself is there: what only the log holds goes into it. */
function foldLog(raw: DatabaseSync, file: string, watch: FileWatch): string {
  const folded = raw.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
  if (folded.busy !== 0) throw new Error('somebody is reading the database file');
  for (const path of filesBeside(file)) {
    if (existsSync(path) && !watch.isOurs(path)) renameSync(path, `${path}.strange-${Date.now()}`);
  }
  return `folded into ${file}`;
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What this server keeps in its data folder; anything else there is not ours to change. */
const kept = [
  'audit.key',
  'callboard.db',
  'callboard.db-wal',
  'callboard.db-shm',
  'lock',
  'files',
  'incoming',
  'reports',
  'unfinished',
];

/**
 * Takes from other users of the machine what an earlier version, or a copy, has left open to them in the data folder:
 * folders become 0700, files 0600. What is made from now on is so by the process's umask. Links are left alone; on
 * Windows nothing happens.
 * @returns paths that belong to somebody else and stay as they are
 */
export function closeToOthers(dataFolder: string): string[] {
  if (process.platform === 'win32') return [];
  const left: string[] = [];
  // A folder that all may write in, such as /tmp, belongs to all.
  if ((lstatSync(dataFolder).mode & 0o1002) === 0) close(dataFolder, 0o700, left);
  for (const name of kept) closeTree(join(dataFolder, name), left);
  return left;
}

function closeTree(path: string, left: string[]): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink()) return;
  const isFolder = found.isDirectory();
  if ((found.mode & 0o077) !== 0) close(path, isFolder ? 0o700 : 0o600, left);
  if (isFolder) for (const name of readdirSync(path)) closeTree(join(path, name), left);
}

function close(path: string, mode: number, left: string[]): void {
  try {
    chmodSync(path, mode);
  } catch {
    left.push(path);
  }
}

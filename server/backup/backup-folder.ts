import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupManifest } from '#generated/device.ts';
import { makeFolder } from '../ground/make-folder.ts';
import { newGid } from '../ground/new-gid.ts';
import { asProblem } from './backup-problem.ts';
import { isOf } from './installation.ts';
import { readManifest } from './manifest.ts';
import { newestFirst } from './newest-first.ts';
import { syncFolder } from './pieces.ts';

const namePattern = /^callboard-\d{8}T\d{6}Z(-\d+)?$/;
/** What is being made or removed: no backup, whatever happens to the process. It says whose, as far as that is known. */
const unfinished = /^\.(?:making|removing)-(?:([\w-]+)\.)?/;

export interface FoundBackup {
  readonly name: string;
  readonly folder: string;
  readonly manifest: BackupManifest;
}

/** Whether a name is of something that a backup of an installation has left that was cut short or could not be removed. */
export function isUnfinished(name: string, installation: string | undefined): boolean {
  const found = unfinished.exec(name);
  return found !== null && isOf(found[1], installation);
}

/** Whether a name is one that a complete backup has. */
export function isBackupName(name: string): boolean {
  return namePattern.test(name);
}

/** Complete backups in a folder, the newest first; none where there is no folder. Those of others are left out. */
export function findBackups(folder: string, installation?: string): FoundBackup[] {
  const found = namesIn(folder)
    .filter(isBackupName)
    .flatMap((name): FoundBackup[] => {
      const path = join(folder, name);
      try {
        return [{ name, folder: path, manifest: readManifest(path) }];
      } catch {
        return [];
      }
    });
  const own = found.filter(({ manifest }) => isOf(manifest.installation, installation));
  return newestFirst(own, ({ manifest }) => manifest.startedAt, Date.now());
}

/** What backups that were cut short have left in a folder, and what could not be removed. */
export function findUnfinished(folder: string, installation: string | undefined): string[] {
  return namesIn(folder)
    .filter((name) => isUnfinished(name, installation))
    .map((name) => join(folder, name));
}

/** Makes an empty folder for a backup that is being made. */
export function beginFolder(folder: string, installation: string | undefined): string {
  const making = join(folder, `.making-${installation ? `${installation}.` : ''}${newGid()}`);
  try {
    makeFolder(folder);
    mkdirSync(making, { mode: 0o700 });
    return making;
  } catch (error) {
    throw asProblem(error, `the folder of backups ${folder} cannot be used`, 'folderUnusable');
  }
}

/** Gives a finished backup its name; from now on it is one. */
export function finishFolder(folder: string, making: string, startedAt: number): string {
  const stem = `callboard-${new Date(startedAt).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const taken = new Set(namesIn(folder));
  let name = stem;
  for (let count = 2; taken.has(name); count++) name = `${stem}-${count}`;
  syncFolder(making);
  renameSync(making, join(folder, name));
  syncFolder(folder);
  return name;
}

/**
 * Removes all but the newest `keep` of an installation; each is no backup any more before the first of its files goes.
 * What does not go keeps nothing else from going.
 * @returns why something is still there
 */
export function removeOld(folder: string, keep: number, installation: string | undefined): string | undefined {
  const faults: string[] = [];
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      faults.push((error as Error).message);
    }
  };
  for (const { name, folder: path } of findBackups(folder, installation).slice(keep)) {
    attempt(() => renameSync(path, join(folder, `.removing-${name}`)));
  }
  for (const path of findUnfinished(folder, installation))
    attempt(() => rmSync(path, { recursive: true, force: true }));
  return faults[0];
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

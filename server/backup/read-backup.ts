import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupManifest } from '#generated/device.ts';
import type { Backup } from '#generated/shapes.ts';
import { isBackupName } from './backup-folder.ts';
import { manifestFormat, manifestName } from './manifest.ts';

/** A backup, and whose it is where it says so. */
export interface ReadBackup {
  readonly backup: Backup;
  readonly installation: string | undefined;
}

/** What is told of a backup; undefined if a name in the folder is none. */
export async function readBackup(folder: string, name: string): Promise<ReadBackup | undefined> {
  if (!isBackupName(name)) return undefined;
  const text = await readFile(join(folder, name, manifestName), 'utf8').catch(() => undefined);
  const manifest = text === undefined ? undefined : parse(text);
  return manifest && { backup: backupFrom(name, manifest), installation: manifest.installation };
}

function parse(text: string): BackupManifest | undefined {
  try {
    const manifest = JSON.parse(text) as BackupManifest;
    return manifest.format === manifestFormat ? manifest : undefined;
  } catch {
    return undefined;
  }
}

function backupFrom(
  name: string,
  { startedAt, completedAt, database, files, contents, sealedFor }: BackupManifest,
): Backup {
  return {
    name,
    startedAt,
    completedAt,
    bytes: database.bytes + files.bytes,
    files: files.count,
    missingFiles: files.missing.length,
    organisations: contents.organisations,
    events: contents.events,
    sealed: sealedFor !== undefined,
  };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { BackupManifest } from '#generated/device.ts';
import { exitCodes } from '../ground/start-problem.ts';
import { inTemporaryFolder } from '../ground/temporary-folder.ts';
import { BackupProblem } from './backup-problem.ts';
import { filesFolder, sealedSuffix } from './copy-files.ts';
import { checkSqlite, withSqlite } from './copy-sqlite.ts';
import { knownFiles } from './facts.ts';
import { readManifest, readSums } from './manifest.ts';
import { measure, type Pieces, piecesOf, writeDurably } from './pieces.ts';
import { unsealed } from './seal.ts';
import type { Opener } from './seal-key.ts';

/** A backup whose files are all there and unaltered. */
export interface WholeBackup {
  readonly folder: string;
  readonly manifest: BackupManifest;
  /** Hash of each file, by its path in the backup. */
  readonly sums: ReadonlyMap<string, string>;
}

/**
 * Checks that every file of a backup is there and as it was written; no key is needed for that.
 * @throws BackupProblem naming the first that is not
 */
export function checkSums(folder: string): WholeBackup {
  const manifest = readManifest(folder);
  const sums = readSums(folder, manifest);
  for (const name of [manifest.database.name, ...sums.keys()]) {
    const expected = sums.get(name);
    const path = join(folder, name);
    if (!expected || !existsSync(path)) throw new BackupProblem(`the backup lacks ${name}.`, exitCodes.corrupt);
    if (measure(piecesOf(path)).sha256 !== expected) {
      throw new BackupProblem(`the backup is damaged: ${name} is not as it was written.`, exitCodes.corrupt);
    }
  }
  return { folder, manifest, sums };
}

/** The opener that a backup needs: none, or the right one. @throws BackupProblem if it is missing or not the right one */
export function openerFor({ sealedFor }: BackupManifest, opener: Opener | undefined): Opener | undefined {
  if (!sealedFor) return undefined;
  if (!opener) throw new BackupProblem('this backup is sealed; give the private key with --key.', exitCodes.usage);
  if (opener.recipient.id.toString('hex') !== sealedFor) {
    throw new BackupProblem('this private key is not the one that the backup was sealed for.', exitCodes.usage);
  }
  return opener;
}

/** Content of a file of a backup, opened if it is sealed. */
export function contentOf(folder: string, name: string, opener: Opener | undefined): Pieces {
  const pieces = piecesOf(join(folder, name));
  return opener ? unsealed(pieces, opener) : pieces;
}

/**
 * Checks a backup wholly: its sums, that the database in it is whole, and that every file that the database names is
 * there. A sealed one is opened for it, in a folder of this machine that goes again.
 * @returns false if it is sealed and no key was given: then only the sums were checked
 * @throws BackupProblem
 */
export async function verifyBackup(
  folder: string,
  opener: Opener | undefined,
): Promise<{ manifest: BackupManifest; opened: boolean }> {
  const { manifest, sums } = checkSums(folder);
  const { database, engine, tool = '', sealedFor, files } = manifest;
  if (sealedFor && !opener) return { manifest, opened: false };
  const used = openerFor(manifest, opener);
  await inTemporaryFolder('callboard-verify-', async (work) => {
    const copy = join(work, 'database');
    writeDurably(copy, contentOf(folder, database.name, used));
    // A Ctrl-C that was pressed meanwhile is heard between two steps.
    await setImmediate();
    if (engine === 'postgresql') return (await import('./copy-postgresql.ts')).checkDump(copy, tool);
    checkSqlite(copy);
    await setImmediate();
    const missing = new Set(files.missing);
    const names = (await withSqlite(copy, knownFiles)).filter((name) => !missing.has(name));
    const lost = names.find((name) => !sums.has(`${filesFolder}/${name}${used ? sealedSuffix : ''}`));
    if (lost)
      throw new BackupProblem(`the backup lacks the file ${lost}, which its database names.`, exitCodes.corrupt);
  });
  return { manifest, opened: true };
}

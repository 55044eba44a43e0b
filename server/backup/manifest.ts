import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupManifest } from '#generated/device.ts';
import { exitCodes } from '../ground/start-problem.ts';
import { BackupProblem } from './backup-problem.ts';
import { measure, piecesOf } from './pieces.ts';

export const manifestName = 'manifest.json';
/** Hash and path of each file, as sha256sum reads it. */
export const sumsName = 'SHA256SUMS';
/** What this version writes and reads. */
export const manifestFormat = 1;

/** Nothing else belongs into a backup, and no path leads out of it. */
const sumLine =
  /^[0-9a-f]{64} {2}(?:callboard\.(?:db|dump)|audit\.key|files\/[0-9a-f]{64}\.[a-z0-9]{2,5})(?:\.sealed)?$/;

/** @throws BackupProblem if the folder holds no backup, or one that a newer version has made */
export function readManifest(folder: string): BackupManifest {
  let manifest: BackupManifest;
  try {
    manifest = JSON.parse(readFileSync(join(folder, manifestName), 'utf8'));
  } catch (error) {
    throw new BackupProblem(`${folder} is no whole backup (${(error as Error).message}).`, exitCodes.corrupt);
  }
  if (manifest.format !== manifestFormat) {
    const reason = `${folder} is of format ${manifest.format}; this version reads ${manifestFormat}.`;
    throw new BackupProblem(reason, exitCodes.corrupt);
  }
  return manifest;
}

/**
 * Reads the list of hashes, by path.
 * @throws BackupProblem if it is not the one that the manifest names
 */
export function readSums(folder: string, manifest: BackupManifest): Map<string, string> {
  const path = join(folder, sumsName);
  const wrong = new BackupProblem(
    `the backup ${folder} is damaged: ${sumsName} was altered or is missing.`,
    exitCodes.corrupt,
  );
  let text: string;
  try {
    if (measure(piecesOf(path)).sha256 !== manifest.sums) throw wrong;
    text = readFileSync(path, 'utf8');
  } catch {
    throw wrong;
  }
  const lines = text.split('\n').filter((line) => line !== '');
  if (!lines.every((line) => sumLine.test(line))) throw wrong;
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** The list as it is written. */
export function sumsText(sums: ReadonlyMap<string, string>): string {
  return [...sums]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, hash]) => `${hash}  ${path}\n`)
    .join('');
}

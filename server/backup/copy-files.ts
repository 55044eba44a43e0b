import { copyFileSync, existsSync, linkSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FoundBackup } from './backup-folder.ts';
import { expectRoomForCopy } from './expect-room-for-copy.ts';
import { readSums } from './manifest.ts';
import { measure, piecesOf, writeDurably } from './pieces.ts';
import { sealed } from './seal.ts';
import type { Recipient } from './seal-key.ts';

export const filesFolder = 'files';
export const sealedSuffix = '.sealed';

export interface CopyFiles {
  /** Folder of the files in the data folder. */
  readonly from: string;
  /** The backup that is being made. */
  readonly making: string;
  readonly recipient: Recipient | undefined;
  /** The backup before this one, from which unchanged files are linked. */
  readonly before: FoundBackup | undefined;
}

/** Uploaded files in a backup: what is the same as in the one before lies on the disk only once. */
export interface FileCopies {
  /** Sees to a file; false if it is nowhere to be found whole. */
  take(name: string): boolean;
  /** Forgets the others that were copied. */
  keepOnly(names: readonly string[]): void;
  /** Hashes of what lies in the backup, by path. */
  readonly sums: Map<string, string>;
  bytes(): number;
}

/** Begins copying. Every file that is linked or copied has been read whole, and is what its name says. */
export function copyFiles({ from, making, recipient, before }: CopyFiles): FileCopies {
  const sums = new Map<string, string>();
  const sameKey = before && before.manifest.sealedFor === recipient?.id.toString('hex') ? before : undefined;
  const known = sameKey ? readSumsQuietly(sameKey) : new Map<string, string>();
  const pathOf = (name: string) => `${filesFolder}/${name}${recipient ? sealedSuffix : ''}`;
  mkdirSync(join(making, filesFolder), { mode: 0o700 });

  const fromBefore = (path: string, name: string): boolean => {
    const old = sameKey && join(sameKey.folder, path);
    const sum = known.get(path);
    if (!old || !sum || !existsSync(old) || measure(piecesOf(old)).sha256 !== sum) return false;
    if (!recipient && sum !== hashIn(name)) return false;
    link(old, join(making, path));
    sums.set(path, sum);
    return true;
  };
  const fromLive = (path: string, name: string): boolean => {
    const live = join(from, name);
    if (!existsSync(live) || measure(piecesOf(live)).sha256 !== hashIn(name)) return false;
    expectRoomForCopy(making, statSync(live).size);
    const pieces = piecesOf(live);
    sums.set(path, writeDurably(join(making, path), recipient ? sealed(pieces, recipient) : pieces).sha256);
    return true;
  };
  return {
    sums,
    take: (name) => {
      const path = pathOf(name);
      return sums.has(path) || fromBefore(path, name) || fromLive(path, name);
    },
    keepOnly: (names) => {
      const kept = new Set(names.map(pathOf));
      for (const path of [...sums.keys()].filter((one) => !kept.has(one))) {
        sums.delete(path);
        rmSync(join(making, path));
      }
    },
    bytes: () => [...sums.keys()].reduce((sum, path) => sum + statSync(join(making, path)).size, 0),
  };
}

/** The hash of a file's content, which its name begins with. */
export function hashIn(name: string): string {
  return name.slice(0, 64);
}

/** One file with two names, where the disk can have that. */
function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    expectRoomForCopy(dirname(to), statSync(from).size);
    copyFileSync(from, to);
  }
}

function readSumsQuietly({ folder, manifest }: FoundBackup): Map<string, string> {
  try {
    return readSums(folder, manifest);
  } catch {
    return new Map();
  }
}

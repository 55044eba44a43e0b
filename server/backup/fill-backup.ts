import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { BackupManifest } from '#generated/device.ts';
import { auditKeyFile } from '../audit/audit-key.ts';
import { contract } from '../shapes/contract.ts';
import type { FoundBackup } from './backup-folder.ts';
import type { BackupSettings } from './backup-settings.ts';
import { copyFiles, filesFolder, sealedSuffix } from './copy-files.ts';
import { copySqlite, withSqlite } from './copy-sqlite.ts';
import { expectRoomForCopy } from './expect-room-for-copy.ts';
import { type Ask, type Facts, knownFiles, readFacts } from './facts.ts';
import { manifestFormat, sumsName, sumsText } from './manifest.ts';
import { measure, piecesOf, syncFolder, writeDurably } from './pieces.ts';
import { sealed } from './seal.ts';
import { type Recipient, recipientFrom } from './seal-key.ts';

/** Where a backup is made. */
export interface Places {
  readonly dataFolder: string;
  readonly making: string;
  /** In the data folder: what is to be sealed never lies open in the folder of backups. */
  readonly work: string;
  readonly before: FoundBackup | undefined;
}

interface DatabaseCopy {
  readonly facts: Facts;
  readonly files: readonly string[];
  readonly tool?: string;
}

/** A file that was removed while the copy was made is no longer named by a newer copy. */
const attempts = 3;
/** What else of the data folder is kept: without its key a restored log cannot be checked. */
export const auditKeyName = 'audit.key';

/** Copies database, uploaded files and audit key into the folder, and answers what the manifest says of them. */
export async function fillBackup(
  settings: BackupSettings,
  places: Places,
): Promise<Omit<BackupManifest, 'startedAt' | 'completedAt'>> {
  const { dataFolder, making, work, before } = places;
  const { DATABASE_URL: url, BACKUP_PUBLIC_KEY: publicKey } = settings;
  const recipient = publicKey ? recipientFrom(publicKey) : undefined;
  const live = join(dataFolder, 'files');
  const files = copyFiles({ from: live, making, recipient, before });
  // Files first: what is removed from now on is there already, and little is left to be copied after the database.
  for (const name of existsSync(live) ? readdirSync(live) : []) files.take(name);

  const target = join(recipient ? work : making, url ? 'callboard.dump' : 'callboard.db');
  // How large a dump will be is known once it is there; the one before is about as large.
  if (url) expectRoomForCopy(dirname(target), before?.manifest.database.bytes ?? 0);
  let copy = await copyDatabase(url, dataFolder, target);
  let missing = copy.files.filter((name) => !files.take(name));
  for (let attempt = 1; missing.length > 0 && attempt < attempts; attempt++) {
    rmSync(target);
    copy = await copyDatabase(url, dataFolder, target);
    missing = copy.files.filter((name) => !files.take(name));
  }
  files.keepOnly(copy.files);

  const { sums } = files;
  const bytes = files.bytes();
  const database = keepDatabase(target, making, recipient, sums);
  const key = auditKeyFile(dataFolder);
  if (existsSync(key)) {
    const name = recipient ? `${auditKeyName}${sealedSuffix}` : auditKeyName;
    sums.set(
      name,
      writeDurably(join(making, name), recipient ? sealed(piecesOf(key), recipient) : piecesOf(key)).sha256,
    );
  }
  const list = writeDurably(join(making, sumsName), [Buffer.from(sumsText(sums))]);
  syncFolder(join(making, filesFolder));
  return {
    format: manifestFormat,
    version: contract.info.version,
    engine: url ? 'postgresql' : 'sqlite',
    ...(copy.tool && { tool: copy.tool }),
    ...(recipient && { sealedFor: recipient.id.toString('hex') }),
    database,
    files: { count: copy.files.length - missing.length, bytes, missing },
    sums: list.sha256,
    ...copy.facts,
  };
}

async function copyDatabase(url: string, dataFolder: string, target: string): Promise<DatabaseCopy> {
  const look = async (ask: Ask) => ({ facts: await readFacts(ask), files: await knownFiles(ask) });
  if (!url) {
    copySqlite(join(dataFolder, 'callboard.db'), target);
    return withSqlite(target, look);
  }
  const { tool, found } = await (await import('./copy-postgresql.ts')).copyPostgresql(url, target, look);
  return { ...found, tool };
}

/** Seals the copy of the database, if wanted, and answers its name and size in the backup. */
function keepDatabase(file: string, making: string, recipient: Recipient | undefined, sums: Map<string, string>) {
  const name = `${basename(file)}${recipient ? sealedSuffix : ''}`;
  const kept = join(making, name);
  if (recipient) {
    expectRoomForCopy(making, statSync(file).size);
    sums.set(name, writeDurably(kept, sealed(piecesOf(file), recipient)).sha256);
    rmSync(file);
  } else {
    sums.set(name, measure(piecesOf(kept)).sha256);
  }
  return { name, bytes: statSync(kept).size };
}

/** npm run backup, restore, backup:verify and backup:key. */
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { BackupManifest } from '#generated/device.ts';
import { readEnvironment } from '../ground/environment.ts';
import { exitCodes, StartProblem } from '../ground/start-problem.ts';
import { findBackups } from './backup-folder.ts';
import { asProblem, BackupProblem, type ToldProblem } from './backup-problem.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { makeKeyPair, readPrivateKey } from './seal-key.ts';
import { readSkip } from './skip-after-restore.ts';
import { verifyBackup } from './verify-backup.ts';

process.umask(0o077);

const commands: Readonly<Record<string, () => void | Promise<void>>> = { make, restore, verify, key };
const { values, positionals } = parse();
const [command = '', given] = positionals;

try {
  const run = commands[command];
  if (!run) throw new BackupProblem('say make, restore, verify or key.', exitCodes.usage);
  await run();
} catch (thrown) {
  const error = asProblem(thrown, 'the work was not done');
  if (!(error instanceof BackupProblem || error instanceof StartProblem)) throw error;
  await tellServer({ message: error.message, ...(error instanceof BackupProblem && { fault: error.fault }) });
  console.error(`Callboard: ${error.message}`);
  process.exit(error.exitCode);
}

/** What the server that has started this process shows and keeps; on a command line nobody listens. */
async function tellServer(told: ToldProblem): Promise<void> {
  if (process.send) await new Promise((done) => process.send?.(told, done));
}

function parse() {
  try {
    return parseArgs({ allowPositionals: true, options: { key: { type: 'string' }, skip: { type: 'string' } } });
  } catch (error) {
    console.error(`Callboard: ${(error as Error).message}`);
    process.exit(exitCodes.usage);
  }
}

async function make(): Promise<void> {
  // Whoever calls patients on this machine comes first.
  setPriority(constants.priority.PRIORITY_LOW);
  const { folder, manifest, notCleared } = await makeBackup(readEnvironment(process.env));
  console.log(`Backup made: ${folder}`);
  tell(manifest);
  if (!notCleared) return;
  await tellServer({ message: notCleared });
  console.error(`Callboard: older backups could not be deleted (${notCleared}).`);
}

async function verify(): Promise<void> {
  const { BACKUP_DIR } = readEnvironment(process.env);
  const newest = BACKUP_DIR ? findBackups(resolve(BACKUP_DIR))[0]?.folder : undefined;
  const folder = given ? found(given) : newest;
  if (!folder)
    throw new BackupProblem(
      'there is no backup in BACKUP_DIR. Say which: npm run backup:verify -- <backup>.',
      exitCodes.usage,
    );
  const { manifest, opened } = await verifyBackup(folder, opener());
  console.log(`The backup is whole: ${folder}`);
  tell(manifest);
  if (!opened)
    console.log('It is sealed: only that nothing was altered was checked. With --key <file> it is opened as well.');
}

async function restore(): Promise<void> {
  if (!given)
    throw new BackupProblem(
      'say which backup: npm run restore -- <backup> [--key <file>] [--skip <count>].',
      exitCodes.usage,
    );
  const environment = readEnvironment(process.env);
  const skip = readSkip(values.skip);
  const manifest = await restoreBackup(found(given), environment, { opener: opener(), skip });
  console.log(`Restored into ${resolve(environment.DATA_DIR)}.`);
  tell(manifest);
  console.log('Start the server now: npm start. What was called after the backup is not in it.');
  if (skip > 0)
    console.log(`Its queues of today leave out ${skip} numbers, which may have been given after the backup (--skip).`);
}

function key(): void {
  const file = resolve(given ?? 'callboard-backup.key');
  const publicKey = makeKeyPair(file);
  console.log(`The private key is in ${file}. Move it off this machine, and keep it in two places.`);
  console.log(`For the server: BACKUP_PUBLIC_KEY=${publicKey}`);
}

/** A backup by its path, or by its name in BACKUP_DIR. */
function found(name: string): string {
  const { BACKUP_DIR } = readEnvironment(process.env);
  const path = [resolve(name), join(resolve(BACKUP_DIR || '.'), name)].find((one) => existsSync(one));
  if (!path) throw new BackupProblem(`there is no ${name}.`, exitCodes.usage);
  return path;
}

function opener() {
  return values.key ? readPrivateKey(resolve(values.key)) : undefined;
}

function tell({ startedAt, engine, database, files, contents, sealedFor, version }: BackupManifest): void {
  const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;
  console.log(
    `  of           ${new Date(startedAt).toISOString()}, Callboard ${version}${sealedFor ? ', sealed' : ''}`,
  );
  console.log(
    `  database     ${engine}, ${megabytes(database.bytes)}, ${contents.organisations} organisations, ${contents.events} events`,
  );
  console.log(`  files        ${files.count}, ${megabytes(files.bytes)}`);
  if (files.missing.length > 0) {
    console.log(
      `  missing      ${files.missing.length} files that the database names are not in the data folder, or damaged there:`,
    );
    for (const name of files.missing.slice(0, 20)) console.log(`               ${name}`);
  }
}

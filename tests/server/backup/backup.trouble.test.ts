/** What can go wrong with backups: none is half, none that was good is lost, none that is bad is taken. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { BackupProblem } from '#server/backup/backup-problem.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { restoringFolder } from '#server/backup/restoring-folder.ts';
import { makeKeyPair, readPrivateKey } from '#server/backup/seal-key.ts';
import { verifyBackup } from '#server/backup/verify-backup.ts';
import { lockFolder } from '#server/database/sqlite/lock-folder.ts';
import { readEnvironment } from '#server/ground/environment.ts';
import { StartProblem } from '#server/ground/start-problem.ts';
import { databaseUrl, engine } from '../../running/engine.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { form, mp4, openOrganisation } from '../small-clinic.ts';
import { runBackup } from './run-backup.ts';

const web = '/api/v1/collab/web';
const folder = mkdtempSync(join(tmpdir(), 'callboard-trouble-'));
const backups = join(folder, 'backups');
const keyFile = join(folder, 'a.key');
let app: TestApp;
let session: string;
let panelGid: string;
let variables: Record<string, string>;
let publicKey: string;

// The engines differ in one file of a backup; these are about all the others.
const sqlite = engine === 'sqlite';

beforeAll(async () => {
  if (!sqlite) return;
  app = await openApp();
  ({ session } = await openOrganisation(app));
  const body = { name: '101 診' };
  ({ gid: panelGid } = await app.done('POST', `${web}/panel/create/defaultPanel`, { token: session, body }));
  await upload('first');
  variables = { DATA_DIR: app.dataFolder, DATABASE_URL: await databaseUrl(app.dataFolder), BACKUP_DIR: backups };
  const made = await runBackup(['key', keyFile], {});
  publicKey = /BACKUP_PUBLIC_KEY=(\S+)/.exec(made.printed)?.[1] ?? '';
});
afterAll(async () => {
  await app?.close();
  rmSync(folder, { recursive: true, maxRetries: 10 });
});
beforeEach(() => rmSync(backups, { recursive: true, force: true, maxRetries: 10 }));

async function upload(content: string): Promise<string> {
  const body = form(
    { name: content, type: 'video', source: 'cloud' },
    { file: { name: 'a.mp4', bytes: mp4(content) } },
  );
  const made = await app.done('POST', `${web}/panel/media`, { token: session, body, query: { panelGid } });
  return String(made.file).slice('/files/'.length);
}
const made = () =>
  readdirSync(backups)
    .filter((name) => name.startsWith('callboard-'))
    .sort();
const make = (more: Record<string, string> = {}) =>
  ended(async () => void (await makeBackup(readEnvironment({ ...variables, ...more }))));
const verify = (folder: string, key?: string) =>
  ended(async () => void (await verifyBackup(folder, key ? readPrivateKey(key) : undefined)));
const restore = (folder: string, target: string, key?: string) => {
  const environment = readEnvironment({ ...variables, DATA_DIR: target });
  const opener = key ? readPrivateKey(key) : undefined;
  return ended(async () => void (await restoreBackup(folder, environment, { opener, skip: 0 })));
};
const newest = () => join(backups, made().at(-1) as string);

/** Runs in this process what the commands run in theirs. */
async function ended(work: () => Promise<void>) {
  try {
    await work();
    return { code: 0, printed: '' };
  } catch (error) {
    if (!(error instanceof BackupProblem || error instanceof StartProblem)) throw error;
    return { code: error.exitCode, printed: error.message };
  }
}

describe.runIf(sqlite)('backups', () => {
  test('files that did not change lie on the disk once, and the oldest go', async () => {
    for (let count = 0; count < 3; count++) {
      if (count === 2) await upload('second');
      expect((await make({ BACKUP_KEEP: '2' })).code).toBe(0);
    }
    const [older = '', newer = ''] = made();
    expect(made()).toHaveLength(2);
    const [first = ''] = readdirSync(join(backups, older, 'files'));
    const [one, other] = [older, newer].map((name) => statSync(join(backups, name, 'files', first)));
    expect(one?.ino).toBe(other?.ino);
    expect(readdirSync(join(backups, newer, 'files'))).toHaveLength(2);
  });

  test.runIf(process.platform === 'linux')('a folder that nobody can make is said to be unusable at once', async () => {
    expect(await make({ BACKUP_DIR: '/proc/callboard/backups' })).toEqual({
      code: 73,
      printed: expect.stringMatching(/the folder of backups .* cannot be used \(ENOENT/),
    });
  });

  test('a file that is damaged in the backup before is copied anew', async () => {
    await make();
    const [older = ''] = made();
    const [file = ''] = readdirSync(join(backups, older, 'files'));
    appendFileSync(join(backups, older, 'files', file), 'x');
    await make();
    expect((await verify(newest())).code).toBe(0);
    expect(await verify(join(backups, older))).toEqual({
      code: 65,
      printed: expect.stringContaining(`damaged: files/${file}`),
    });
  });

  test('a file that the data folder has lost is named, and everything else is kept', async () => {
    const name = await upload('to be lost');
    const path = join(app.dataFolder, 'files', name);
    const content = readFileSync(path);
    rmSync(path);
    const { code, printed } = await runBackup(['make'], variables);
    writeFileSync(path, content);
    expect({ code, printed }).toEqual({
      code: 0,
      printed: expect.stringMatching(new RegExp(`missing {6}1 files[\\s\\S]*${name}`)),
    });
    expect((await verify(newest())).code).toBe(0);
  });

  test('with a public key nothing of it lies open, and only its private key restores it', async () => {
    expect((await make({ BACKUP_PUBLIC_KEY: publicKey })).code).toBe(0);
    const [name = ''] = made();
    const lying = readdirSync(join(backups, name), { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    );
    const open = lying
      .map(({ name: file }) => file)
      .filter((file) => !file.endsWith('.sealed'))
      .sort();
    expect(open).toEqual(['SHA256SUMS', 'manifest.json']);
    for (const file of lying) {
      expect(readFileSync(join(file.parentPath, file.name)).includes('101 診'), file.name).toBe(false);
    }
    const target = join(folder, 'opened');
    expect(await restore(newest(), target)).toEqual({ code: 64, printed: expect.stringContaining('--key') });
    makeKeyPair(join(folder, 'other.key'));
    const wrong = await restore(newest(), target, join(folder, 'other.key'));
    expect(wrong).toEqual({ code: 64, printed: expect.stringContaining('not the one that the backup was sealed for') });
    expect(existsSync(join(target, 'callboard.db'))).toBe(false);
    expect((await verify(newest(), keyFile)).code).toBe(0);
    expect((await runBackup(['restore', name, '--key', keyFile], { ...variables, DATA_DIR: target })).code).toBe(0);
    const again = await openApp({ dataFolder: join(folder, 'opened') });
    await expect.poll(async () => (await again.call('GET', '/api/health')).status).toBe(200);
    await again.close();
    // The audit key comes along: without it the restored logs could not be checked.
    expect(readFileSync(join(folder, 'opened', 'audit.key'))).toEqual(readFileSync(join(app.dataFolder, 'audit.key')));
  });

  test.each<[string, (backup: string) => void]>([
    ['a byte changed in the database', (backup) => change(join(backup, 'callboard.db'), 5000)],
    ['a file missing', (backup) => rmSync(join(backup, 'files'), { recursive: true, maxRetries: 10 })],
    ['another list of hashes', (backup) => appendFileSync(join(backup, 'SHA256SUMS'), `${'0'.repeat(64)}  ../../x\n`)],
    ['no manifest', (backup) => rmSync(join(backup, 'manifest.json'))],
    ['a manifest cut short', (backup) => writeFileSync(join(backup, 'manifest.json'), '{"format": 1')],
  ])('is not restored: %s', async (_, harm) => {
    await make();
    const [name = ''] = made();
    const copy = join(folder, 'harmed');
    rmSync(copy, { recursive: true, force: true, maxRetries: 10 });
    cpSync(join(backups, name), copy, { recursive: true });
    harm(copy);
    expect((await restore(copy, join(folder, 'never'))).code).toBe(65);
    expect(existsSync(join(folder, 'never', 'callboard.db'))).toBe(false);
    expect((await verify(copy)).code).toBe(65);
  });

  test.skipIf(process.platform === 'win32')(
    'on a full disk leaves no half backup, and the last good one stays',
    async () => {
      await make();
      const before = made();
      const { code, printed } = await runBackup(['make'], { ...variables, BACKUP_KEEP: '1' }, 64);
      expect({ code, printed }).toEqual({
        code: 73,
        printed: expect.stringMatching(/not made \(disk I\/O error|disk is (too )?full/),
      });
      expect(readdirSync(backups)).toEqual(before);
      expect(existsSync(join(app.dataFolder, 'backup-work'))).toBe(false);
      expect((await verify(newest())).code).toBe(0);
    },
  );

  test('what a killed one has left is cleared away by the next', async () => {
    await make();
    cpSync(join(backups, made()[0] as string), join(backups, '.making-killed'), { recursive: true });
    await make();
    expect(readdirSync(backups).sort()).toEqual(made());
  });

  test('what a restore has left that was killed before it placed anything keeps no other from the folder', async () => {
    await make();
    const target = join(folder, 'begun');
    mkdirSync(join(target, restoringFolder, 'files'), { recursive: true });
    const lock = new URL('../../../server/database/sqlite/lock-folder.ts', import.meta.url).href;
    const killed = `const { lockFolder } = await import(process.argv[1]);
      lockFolder(process.argv[2]);
      process.kill(process.pid, 'SIGKILL');`;
    await once(spawn(process.execPath, ['--input-type=module', '-e', killed, lock, target]), 'exit');
    expect(readdirSync(target)).toContain('lock-journal');
    expect(await restore(newest(), target)).toEqual({ code: 0, printed: '' });
  });

  test('are not made where they would take what the queue needs of the disk, which the reason says', async () => {
    const { statfsSync } = fs;
    const leave = (bytes: number) => {
      const told = { bsize: 1, bavail: limits.diskReserveBytes + bytes };
      fs.statfsSync = (() => told) as unknown as typeof statfsSync;
      syncBuiltinESMExports();
    };
    const database = statSync(join(app.dataFolder, 'callboard.db')).size;
    const why = () => makeBackup(readEnvironment(variables)).catch(({ fault }: BackupProblem) => fault);
    try {
      leave(0);
      expect([await why(), readdirSync(backups)]).toEqual(['diskFull', []]);
      leave(database - 1);
      expect([await why(), readdirSync(backups)]).toEqual(['diskFull', []]);
      leave(database);
      expect((await make()).code).toBe(0);
    } finally {
      fs.statfsSync = statfsSync;
      syncBuiltinESMExports();
    }
  });

  test('are made by one at a time', async () => {
    const unlock = lockFolder(app.dataFolder, 'backup.lock');
    expect(await make()).toEqual({ code: 69, printed: expect.stringContaining('another backup') });
    unlock();
    expect((await make()).code).toBe(0);
  });

  test.each<[string, Record<string, string>, string]>([
    ['nowhere', { BACKUP_DIR: '' }, 'BACKUP_DIR'],
    ['of nothing', { DATA_DIR: join(folder, 'nothing') }, 'no data folder'],
    ['by a key that is none', { BACKUP_PUBLIC_KEY: 'callboard-backup:x' }, 'BACKUP_PUBLIC_KEY'],
    ['every five hours', { BACKUP_EVERY_HOURS: '5' }, 'BACKUP_EVERY_HOURS'],
  ])('are not made %s', async (_, more, said) => {
    expect(await make(more)).toEqual({ code: 64, printed: expect.stringContaining(said) });
  });

  test('are not made into the folder that they are of', async () => {
    const { code, printed } = await make({ BACKUP_DIR: join(app.dataFolder, 'backups') });
    expect({ code, printed }).toEqual({ code: 64, printed: expect.stringContaining('inside DATA_DIR') });
  });
});

function change(path: string, at: number): void {
  const bytes = readFileSync(path);
  bytes[at]! ^= 1;
  writeFileSync(path, bytes);
}

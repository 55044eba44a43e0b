/** Backups as the server makes them, and what the provider sees of them. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearUnfinished } from '#server/backup/clear-unfinished.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { lockFolder } from '#server/database/sqlite/lock-folder.ts';
import { readEnvironment } from '#server/ground/environment.ts';
import { engine } from '../../running/engine.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { openOrganisation, systemToken } from '../small-clinic.ts';

const path = '/api/v1/collab/web/advancedSetting/backup';
let folder: string;
let backups: string;
let app: TestApp;
let token: string;

// PostgreSQL's own programs may be missing or too old there; the rehearsal looks for them.
const here = engine === 'sqlite';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callboard-backups-'));
  backups = join(folder, 'backups');
});
afterEach(async () => {
  await app?.close();
  rmSync(folder, { recursive: true, maxRetries: 10 });
});

async function open(schedule: boolean, variables: Record<string, string> = { BACKUP_DIR: backups }) {
  app = await openApp({ schedule, variables });
  token = await systemToken(app);
}
const status = () => app.done('GET', path, { token });

/** Of when the newest backup is, as the metrics say it. */
async function measured(): Promise<number> {
  const { body } = await app.app.server.inject({ url: '/metrics', headers: { host: 'localhost' } });
  return Number(/^callboard_last_backup_seconds (\d+)$/m.exec(body)?.[1]);
}

test('without a folder for them they are off, and none can be asked for', async () => {
  await open(true, {});
  expect(await status()).toEqual({ state: 'off', underWay: false, backups: [] });
  expect((await app.call('POST', `${path}/make`, { token })).body.contents[0].code).toBe('backup_not_set_up');
  const { session } = await openOrganisation(app);
  expect((await app.call('GET', path, { token: session })).status).toBe(403);
});

test.runIf(here)('the first is made by itself, and is told of', async () => {
  await open(true);
  expect(await measured()).toBe(0);
  expect(await status()).toMatchObject({ state: 'late', everyHours: 24, keep: 14, sealed: false });
  await vi.waitFor(() => expect(app.app.services.backups.lastBackup()).toBeDefined(), {
    timeout: 45_000,
    interval: 50,
  });
  await vi.waitFor(async () => expect(await status()).toMatchObject({ state: 'ok', underWay: false }), {
    timeout: 10_000,
  });
  const { backups: made, nextAt } = await status();
  expect(made).toMatchObject([{ files: 0, missingFiles: 0, organisations: 0, sealed: false }]);
  expect(existsSync(join(backups, made[0].name, 'callboard.db'))).toBe(true);
  expect(nextAt).toBeGreaterThan(Date.now());
  expect(await measured()).toBe(Math.floor(made[0].startedAt / 1000));
});

test.runIf(here)(
  'one that was made while the clock was ahead keeps no other from being made, and goes first',
  async () => {
    await open(false);
    expect(await app.app.services.backups.make()).toBe(true);
    const { name } = app.app.services.backups.lastBackup()!;
    await app.close();
    const ahead = join(backups, 'callboard-20990101T033000Z');
    renameSync(join(backups, name), ahead);
    const manifest = JSON.parse(readFileSync(join(ahead, 'manifest.json'), 'utf8'));
    writeFileSync(join(ahead, 'manifest.json'), JSON.stringify({ ...manifest, startedAt: Date.UTC(2099, 0) }));

    await open(true, { BACKUP_DIR: backups, BACKUP_KEEP: '1' });
    expect(await status()).toMatchObject({ state: 'late', backups: [{ startedAt: Date.UTC(2099, 0) }] });
    expect(await measured()).toBe(0);
    await vi.waitFor(async () => expect(await status()).toMatchObject({ state: 'ok', underWay: false }), {
      timeout: 45_000,
      interval: 50,
    });
    const { backups: kept } = await status();
    expect(kept).toHaveLength(1);
    expect(kept[0].startedAt).toBeLessThanOrEqual(Date.now());
  },
);

test.runIf(here)('one that fails is told of until one succeeds, and noted once', async () => {
  await open(false);
  writeFileSync(backups, 'a file where the folder should be');
  for (let count = 0; count < 2; count++) expect(await app.app.services.backups.make()).toBe(false);
  expect(await status()).toMatchObject({
    state: 'failing',
    fault: 'folderUnusable',
    failure: expect.stringContaining('cannot be used'),
    failedAt: expect.any(Number),
  });
  expect(app.log()).toContain('backup.failed');
  const noted = "SELECT body FROM log_entry WHERE organisation_gid = '' AND log = 'scheduler'";
  const entries: { body?: unknown }[] = await app.app.services.database.read('log_entry', noted);
  expect(entries.map(({ body }) => JSON.parse(String(body)))).toMatchObject([{ backupFault: 'folderUnusable' }]);
  rmSync(backups);
  const answers = await Promise.all([1, 2].map(() => app.done('POST', `${path}/make`, { token })));
  expect(answers).toMatchObject([{ underWay: true }, { underWay: true }]);
  expect(await app.app.services.backups.make()).toBe(true);
  const after = await status();
  expect(after).toMatchObject({ state: 'ok', backups: [{ organisations: 0 }] });
  expect(after.failure).toBeUndefined();
});

test.runIf(here)('the same failure is news again after a backup that somebody made by hand', async () => {
  await open(false);
  writeFileSync(backups, 'a file where the folder should be');
  expect(await app.app.services.backups.make()).toBe(false);
  rmSync(backups);
  await makeBackup(readEnvironment({ DATA_DIR: app.dataFolder, BACKUP_DIR: backups }));
  expect(await status()).toMatchObject({ state: 'ok' });
  rmSync(backups, { recursive: true, maxRetries: 10 });
  writeFileSync(backups, 'a file where the folder should be');
  expect(await app.app.services.backups.make()).toBe(false);
  const noted = "SELECT body FROM log_entry WHERE organisation_gid = '' AND log = 'scheduler'";
  expect(await app.app.services.database.read('log_entry', noted)).toHaveLength(2);
});

test.runIf(here)(
  'two installations that share a folder each have their own there, and leave that of the other',
  async () => {
    await open(false, { BACKUP_DIR: backups, BACKUP_KEEP: '1' });
    const first = app;
    expect(await status()).toMatchObject({ state: 'late' });
    expect(await app.app.services.backups.make()).toBe(true);
    const { backups: ofFirst } = await status();
    try {
      await open(false, { BACKUP_DIR: backups, BACKUP_KEEP: '1' });
      expect(await status()).toMatchObject({ state: 'late', backups: [] });
      const underWay = join(backups, `.making-${'0'.repeat(16)}.half`);
      mkdirSync(underWay);
      for (let count = 0; count < 2; count++) expect(await app.app.services.backups.make()).toBe(true);
      const { backups: ofSecond } = await status();
      expect(ofSecond).toHaveLength(1);
      const names = [...ofFirst, ...ofSecond].map(({ name }) => name);
      expect(readdirSync(backups).sort()).toEqual([basename(underWay), ...names].sort());
      await app.close();
    } finally {
      app = first;
    }
    token = await systemToken(app);
    expect(await status()).toMatchObject({ state: 'ok', backups: ofFirst });
  },
);

/** Removes and renames nothing that is a backup, like a share that lets nobody delete for some time. */
const deletesNothing = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { renameSync } = fs;
  fs.renameSync = (from, to) => {
    if (to.includes('.removing-')) throw Object.assign(new Error('EPERM: operation not permitted'), { code: 'EPERM' });
    return renameSync(from, to);
  };
  syncBuiltinESMExports();
`)}`;

test.runIf(here)(
  'one that is made counts, also where older ones cannot be deleted, which is reported by itself',
  async () => {
    await open(false, { BACKUP_DIR: backups, BACKUP_KEEP: '1' });
    // Backups are made by the clock of the machine.
    Object.defineProperty(app.time, 'now', { get: () => Date.now() });
    token = await systemToken(app);
    const make = () => app.app.services.backups.make();
    expect(await make()).toBe(true);
    vi.stubEnv('NODE_OPTIONS', `--import=${deletesNothing}`);
    expect(await make()).toBe(true);
    expect(await status()).toMatchObject({
      state: 'notCleared',
      failure: expect.stringContaining('EPERM'),
      failedAt: expect.any(Number),
      backups: [{}, {}],
    });
    expect(app.log()).toContain('backup.notCleared');
    expect(app.log()).not.toContain('backup.failed');
    vi.unstubAllEnvs();
    expect(await make()).toBe(true);
    const after = await status();
    expect([after.state, after.failure, after.backups.length]).toEqual(['ok', undefined, 1]);
  },
);

test.runIf(here)(
  'a start clears away what a backup has left that was cut short, unless one is being made',
  async () => {
    await open(false);
    const left = [
      join(app.dataFolder, 'backup-work'),
      join(backups, '.making-killed'),
      join(backups, '.removing-half'),
    ];
    const leave = () => {
      for (const path of left) mkdirSync(path, { recursive: true });
      writeFileSync(join(left[0]!, 'callboard.db'), 'patients');
    };
    const there = () => left.filter((path) => existsSync(path));
    leave();
    const unlock = lockFolder(app.dataFolder, 'backup.lock');
    await clearUnfinished(readEnvironment({ DATA_DIR: app.dataFolder, BACKUP_DIR: backups }));
    unlock();
    expect(there()).toEqual(left);
    app.app.services.backups.start();
    await vi.waitFor(() => expect(there()).toEqual([]), { timeout: 10_000 });
  },
);

test.runIf(here)('a server that stops gives up the one under way and leaves nothing', async () => {
  await open(false);
  const made = app.app.services.backups.make();
  await app.app.services.backups.stop();
  expect(await made).toBe(false);
});

/** The restore, rehearsed each time: a hospital that calls, its backup beside it, and the hospital that comes out of it. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QueueState } from '#generated/shapes.ts';
import { findTool } from '#server/backup/postgresql-tools.ts';
import { databaseUrl, engine, removeDatabase } from '../../running/engine.ts';
import { opaquePng } from '../../running/one-pixel.ts';
import { queryDatabase } from '../../running/postgresql-database.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, form, mp4 } from '../small-clinic.ts';
import { type Ended, runBackup } from './run-backup.ts';

const web = '/api/v1/collab/web';
const folder = mkdtempSync(join(tmpdir(), 'callboard-rehearsal-'));
const backups = join(folder, 'backups');
const restored = join(folder, 'restored');
/** Without the programs of PostgreSQL's own there is no backup of one; the message is tested elsewhere. */
const canBackUp = engine === 'sqlite' || (await hasTools());

let app: TestApp;
let again: TestApp | undefined;
let clinic: Clinic;
let film: string;
let background: string;
let variables: Record<string, string>;
let ended: Ended;
/** What the counter was answered, by the number of its event. */
const acknowledged = new Map<number, QueueState>();
let before = 0;

beforeAll(async () => {
  if (!canBackUp) return;
  app = await openApp();
  variables = { DATA_DIR: app.dataFolder, DATABASE_URL: await databaseUrl(app.dataFolder), BACKUP_DIR: backups };
  clinic = await buildClinic(app);
  const token = clinic.tokens.session;
  const video = { name: '衛教影片二', type: 'video', source: 'cloud' };
  const body = form(video, { file: { name: 'a.mp4', bytes: mp4('to be kept') } });
  film = (await app.done('POST', `${web}/panel/media`, { token, body, query: { panelGid: clinic.room.gid } })).file;
  const picture = form({}, { landscapeBackground: { name: 'a.png', bytes: opaquePng } });
  const path = '/api/v1/collab/ticket/machine/uploadLandscapeBackground';
  background = (await app.done('POST', path, { token, body: picture })).landscapeBackground;
  for (let number = 0; number < 30; number++) {
    await app.done('GET', '/api/v1/collab/ticket/machine/take/number', { token: clinic.tokens.ticketMachine });
  }
  await press('login');
  for (let number = 0; number < 5; number++) before = (await press('next')).seq;
  let making = true;
  const backup = runBackup(['make'], variables).finally(() => {
    making = false;
  });
  while (making) await press('next').catch(() => press('recall'));
  ended = await backup;
});
afterAll(async () => {
  await again?.close();
  await app?.close();
  await removeDatabase(restored);
  rmSync(folder, { recursive: true, maxRetries: 10 });
});

async function press(action: string): Promise<QueueState> {
  const body = { panelGid: clinic.counters[0]?.gid };
  const state = await app.done('POST', `${web}/queue/generic/${action}`, { token: clinic.tokens.staff, body });
  acknowledged.set(state.seq, state);
  return state;
}

test.runIf(canBackUp)('a backup is made while a counter calls, and is whole', async () => {
  expect(ended).toEqual({ code: 0, printed: expect.stringContaining('Backup made:') });
  expect(acknowledged.size).toBeGreaterThan(6);
  const [name = '', ...others] = readdirSync(backups);
  expect(name).toMatch(/^callboard-\d{8}T\d{6}Z$/);
  expect(others).toEqual([]);
  expect(statSync(join(backups, name)).mode & 0o077).toBe(0);
  expect(readdirSync(app.dataFolder)).not.toContain('backup-work');
  const verified = await runBackup(['verify'], variables);
  expect(verified).toEqual({
    code: 0,
    printed: expect.stringMatching(/is whole[\s\S]*1 organisations[\s\S]*files {8}2,/),
  });
});

test.runIf(canBackUp)(
  'restored and started it is the hospital of that moment: every call before it, none half',
  async () => {
    const target = { ...variables, DATA_DIR: restored, DATABASE_URL: await databaseUrl(restored) };
    const [name = ''] = readdirSync(backups);
    expect(await runBackup(['restore', name, '--skip', '0'], target)).toEqual({
      code: 0,
      printed: expect.stringContaining('Restored into'),
    });
    again = await openApp({ dataFolder: restored });

    const events = 'SELECT * FROM event ORDER BY seq';
    const kept = await again.app.services.database.read<{ seq: number }>('event', events);
    const made = await app.app.services.database.read<{ seq: number }>('event', events);
    expect(kept.at(-1)!.seq).toBeGreaterThanOrEqual(before);
    expect(kept).toEqual(made.slice(0, kept.length));

    // Who calls first is the counter that called last: its state is the one that it was answered at that moment.
    const query = { panelGid: clinic.counters[0]?.gid };
    const state = await again.done('GET', `${web}/queue/generic/currentNo`, { token: clinic.tokens.staff, query });
    expect(plain(state)).toEqual(plain(acknowledged.get(state.seq)!));

    expect((await again.app.server.inject(film)).rawPayload).toEqual(mp4('to be kept'));
    expect((await again.app.server.inject(background)).rawPayload).toEqual(opaquePng);

    // It goes on from there, and screens take its numbers for new ones.
    const epochs = 'SELECT epoch FROM log_head';
    const [old] = await app.app.services.database.read('log_head', epochs);
    expect(await again.app.services.database.read('log_head', epochs)).not.toEqual([old]);
    const body = { panelGid: clinic.counters[0]?.gid };
    const next = await again.call('POST', `${web}/queue/generic/recall`, { token: clinic.tokens.staff, body });
    expect(next.body.seq).toBe(state.seq + 1);
  },
);

test.runIf(canBackUp)(
  'nobody gets a number that was given after the backup: a hundred are left out, once',
  async () => {
    const took = { token: clinic.tokens.ticketMachine };
    const machine = '/api/v1/collab/ticket/machine/take/number';
    const lost = (await app.done('GET', machine, took)).number;
    const dataFolder = join(folder, 'skipping');
    const target = { ...variables, DATA_DIR: dataFolder, DATABASE_URL: await databaseUrl(dataFolder) };
    const [name = ''] = readdirSync(backups);
    expect(await runBackup(['restore', name, '--skip', 'many'], target)).toEqual({
      code: 64,
      printed: expect.stringContaining('--skip many'),
    });
    expect(await runBackup(['restore', name], target)).toEqual({
      code: 0,
      printed: expect.stringContaining('leave out 100 numbers'),
    });
    const numbers: number[] = [];
    for (const _start of ['first', 'second']) {
      const skipping = await openApp({ dataFolder });
      numbers.push((await skipping.done('GET', machine, took)).number);
      await skipping.close();
    }
    await removeDatabase(dataFolder);
    expect(numbers).toEqual([lost + 100, lost + 101]);
  },
);

test.runIf(canBackUp && engine === 'postgresql')(
  'a restore that is killed when the database has been filled leaves what no server starts on',
  async () => {
    const cut = join(folder, 'cut');
    const tool = await findTool('pg_restore', 1);
    // The real program; once it has filled the database nothing follows any more.
    const script = `#!/bin/sh\n"${tool.path}" "$@" || exit\ncase "$*" in *--single-transaction*) kill -9 $PPID;; esac\n`;
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin', 'pg_restore'), script, { mode: 0o755 });
    const target = { ...variables, DATA_DIR: cut, DATABASE_URL: await databaseUrl(cut) };
    const [name = ''] = readdirSync(backups);
    const killed = await runBackup(['restore', name], {
      ...target,
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
    });
    expect(killed.code).toBe(null);
    expect(readdirSync(cut)).toEqual(expect.arrayContaining(['audit.key', 'files']));
    await expect(openApp({ dataFolder: cut })).rejects.toThrow('a restore into it was cut short');
    await removeDatabase(cut);
  },
);

test.runIf(canBackUp)('a folder or a database that is not empty is left as it is', async () => {
  const [name = ''] = readdirSync(backups);
  const ontoItself = await runBackup(['restore', name], variables);
  expect(ontoItself).toEqual({ code: 64, printed: expect.stringContaining('is not empty') });
  if (engine === 'sqlite') return;
  const ontoDatabase = await runBackup(['restore', name], { ...variables, DATA_DIR: join(folder, 'third') });
  expect(ontoDatabase).toEqual({ code: 64, printed: expect.stringContaining('database of DATABASE_URL is not empty') });
  expect(readdirSync(join(folder, 'third')).filter((one) => one !== 'lock')).toEqual([]);
});

test.runIf(canBackUp)('what a newer Callboard has made is refused before anything is put in place', async () => {
  await change("INSERT INTO migration (name, checksum, at) VALUES ('999-of-tomorrow.sql', '', 0)");
  await runBackup(['make'], variables);
  await change("DELETE FROM migration WHERE name = '999-of-tomorrow.sql'");
  const newest = readdirSync(backups).sort().at(-1) as string;
  const target = join(folder, 'older');
  const refused = await runBackup(['restore', newest], {
    ...variables,
    DATA_DIR: target,
    DATABASE_URL: await databaseUrl(target),
  });
  const printed = expect.stringMatching(/made by a newer Callboard .*999-of-tomorrow\.sql.*Restore it with that one/);
  expect(refused).toEqual({ code: 65, printed });
  expect(readdirSync(target).filter((one) => !one.startsWith('lock'))).toEqual([]);
  if (engine === 'postgresql') {
    const tables = "SELECT 1 FROM pg_tables WHERE schemaname = 'public'";
    expect(await queryDatabase(await databaseUrl(target), tables)).toEqual([]);
  }
  await removeDatabase(target);
});

/** Changes the database beside its server. */
async function change(sql: string): Promise<void> {
  if (engine === 'postgresql') return void (await queryDatabase(variables.DATABASE_URL as string, sql));
  const database = new DatabaseSync(join(app.dataFolder, 'callboard.db'), { timeout: 5000 });
  database.exec(sql);
  database.close();
}

/** Without what depends on the moment of asking, and the name of the log, which a restore changes. */
function plain(state: QueueState) {
  const { serverTime, epoch, ...rest } = state as QueueState & { serverTime?: number; epoch?: string };
  return rest;
}

async function hasTools(): Promise<boolean> {
  const [row] = await queryDatabase(await databaseUrl(folder), "SELECT current_setting('server_version') AS version");
  await removeDatabase(folder);
  return findTool('pg_dump', Number.parseInt(String(row?.version), 10)).then(
    () => true,
    () => false,
  );
}

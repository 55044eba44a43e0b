/** A data folder that was in use and has lost its database: the real process on it. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseUrl, engine, removeDatabase } from '../running/engine.ts';
import { startServer } from '../running/server.ts';

const upload = `${'a'.repeat(64)}.png`;
let folder: string;
let env: Record<string, string>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'callboard-former-'));
  env = { DATA_DIR: folder, DATABASE_URL: await databaseUrl(folder), LOG_LEVEL: 'error' };
  await (await startServer({ env })).stop();
  writeFileSync(join(folder, 'files', upload), 'a picture of the hospital');
});
afterEach(async () => {
  await removeDatabase(folder);
  rmSync(folder, { recursive: true, maxRetries: 10 });
});

test.runIf(engine === 'sqlite').each<[string, (file: string) => void]>([
  ['is missing', (file) => rmSync(file)],
  ['is empty', (file) => writeFileSync(file, '')],
])('where its database %s it becomes no demo hospital, and nothing is changed', async (_, lose) => {
  lose(join(folder, 'callboard.db'));
  const before = readdirSync(folder, { recursive: true }).sort();
  await expect(startServer({ env: { ...env, DEMO: '1' } })).rejects.toThrow(
    /ended \(65\)[\s\S]*was in use: its database callboard\.db is missing or empty[\s\S]*npm run restore/,
  );
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before);
});

test('where its database is another one without a hospital its files are not cleared away', async () => {
  await expect(startServer({ env: { ...env, DEMO: '1' } })).rejects.toThrow(
    /ended \(65\)[\s\S]*the database is empty, but there are uploaded files[\s\S]*npm run restore/,
  );
  expect(readdirSync(join(folder, 'files'))).toEqual([upload]);
});

test('where a restore into it was cut short it does not start, also beside a whole database', async () => {
  mkdirSync(join(folder, '.restoring'));
  writeFileSync(join(folder, '.restoring', 'database.dump'), 'half');
  await expect(startServer({ env })).rejects.toThrow(/ended \(65\)[\s\S]*a restore into it was cut short/);
});

test('without uploaded files it is an empty hospital like any other', async () => {
  rmSync(join(folder, 'files', upload));
  const server = await startServer({ env });
  expect(server.output()).toContain('Callboard is running');
  await server.stop();
});

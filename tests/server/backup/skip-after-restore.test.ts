/** What a restore leaves for the first start on it, on each engine: also where the programs that make backups are missing. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { leaveSkip, readSkip, skipFile } from '#server/backup/skip-after-restore.ts';
import { removeDatabase } from '../../running/engine.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic } from '../small-clinic.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'callboard-skip-'));
afterAll(async () => {
  await removeDatabase(dataFolder);
  rmSync(dataFolder, { recursive: true, maxRetries: 10 });
});

test('a start on what was restored leaves numbers out before anybody takes one, and only that start', async () => {
  const app = await openApp({ dataFolder });
  const { tokens } = await buildClinic(app);
  const take = async (from: TestApp) => {
    const path = '/api/v1/collab/ticket/machine/take/number';
    return (await from.done('GET', path, { token: tokens.ticketMachine })).number;
  };
  const before = await take(app);
  await app.close();
  leaveSkip(dataFolder, 30);
  const restored = await openApp({ dataFolder });
  expect(await take(restored)).toBe(before + 31);
  expect(existsSync(join(dataFolder, skipFile))).toBe(false);
  await restored.close();
  const later = await openApp({ dataFolder });
  expect(await take(later)).toBe(before + 32);
  await later.close();
});

test.each([
  [undefined, 100],
  ['0', 0],
  ['9999', 9999],
])('an operator who says %s leaves out %i numbers', (given, count) => {
  expect(readSkip(given)).toBe(count);
});

test.each(['-1', '1.5', 'many', '', '10000', '99999'])('%j is no count of numbers', (given) => {
  expect(() => readSkip(given)).toThrow(`--skip ${given}`);
});

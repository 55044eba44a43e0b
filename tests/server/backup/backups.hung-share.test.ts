import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openBackups } from '#server/backup/backups.ts';
import { backupHandlers } from '#server/backup/handlers.ts';
import { readEnvironment } from '#server/ground/environment.ts';
import { makeHungFile } from '../../running/hung-file.ts';

test('a folder of backups that hangs holds neither who asks for it nor the files of others', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-hung-'));
  const hung = join(folder, 'callboard-20261121T033000Z', 'manifest.json');
  mkdirSync(join(hung, '..'));
  const answerAgain = makeHungFile(hung);
  // A fault shows as a failure and does not hold the tests that follow.
  const rescue = setInterval(answerAgain, 5000);
  context.onTestFinished(async () => {
    clearInterval(rescue);
    answerAgain();
    rmSync(folder, { recursive: true, maxRetries: 10 });
  });
  const environment = readEnvironment({ BACKUP_DIR: folder });
  const database = { query: async () => ({ data: [] }) };
  const backups = openBackups({ environment, database, log: {}, folderPatienceMs: 100 } as never);
  const status = () => backupHandlers.getBackups({ services: { environment, database, backups } } as never);
  const start = performance.now();
  const asked = await Promise.all(Array.from({ length: 8 }, status));
  expect(asked.map((one) => (one as { state: string }).state)).toEqual(Array(8).fill('late'));
  await stat(folder);
  expect(performance.now() - start).toBeLessThan(4000);
  // A look that begins once the former has its answer hangs again.
  const lookAgain = () => {
    answerAgain();
    return backups.refresh();
  };
  await vi.waitFor(lookAgain, { timeout: 10_000 });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '#server/database/sqlite/open-sqlite.ts';

test('a second opening of the folder is refused until the first is closed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-sqlite-'));
  const open = () =>
    openSqlite({ dataFolder: folder, clock: () => 1000, onFatal: (reason) => expect.unreachable(reason) });
  const first = open();
  expect(open).toThrow(/another Callboard is running/);
  await first.close();
  await open().close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

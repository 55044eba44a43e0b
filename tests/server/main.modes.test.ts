/** What the server keeps on the disk is for its own user alone, seen on a real folder. */
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../running/server.ts';

let folder: string;
let server: RunningServer | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callboard-modes-'));
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

// Windows has no modes.
describe.runIf(process.platform !== 'win32')('what it keeps is for its own user alone', () => {
  test('from the first start on', async () => {
    server = await startServer({ env: { DATA_DIR: join(folder, 'data') } });
    expect(modesIn(folder)).toEqual(new Set(['folder 700', 'file 600']));
    expect(readdirSync(join(folder, 'data'))).toContain('callboard.db-wal');
  });

  test('and after the next start what an earlier version left open, but for what is not its own', async () => {
    server = await startServer({ env: { DATA_DIR: folder } });
    await server.kill9();
    writeFileSync(join(folder, 'files', 'picture.png'), '');
    writeFileSync(join(folder, 'notes.txt'), '');
    for (const path of ['.', ...readdirSync(folder, { recursive: true }).map(String)]) {
      const full = join(folder, path);
      chmodSync(full, statSync(full).isDirectory() ? 0o755 : 0o644);
    }
    await server.restart();
    expect(statSync(join(folder, 'notes.txt')).mode & 0o777).toBe(0o644);
    rmSync(join(folder, 'notes.txt'));
    expect(modesIn(folder)).toEqual(new Set(['folder 700', 'file 600']));
  });
});

function modesIn(path: string): Set<string> {
  const found = ['.', ...readdirSync(path, { recursive: true }).map(String)].map((name) => statSync(join(path, name)));
  return new Set(found.map((one) => `${one.isDirectory() ? 'folder' : 'file'} ${(one.mode & 0o777).toString(8)}`));
}

/** What an operator reads when the server cannot start: the real process on real folders and ports. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../running/server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;
let server: RunningServer | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callboard-refused-'));
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

describe('a start that cannot succeed says why and ends', () => {
  test('the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const ended = await startAndEnd({ PORT: String(port) });
    other.close();
    expect(ended).toEqual({ code: 69, message: expect.stringContaining(`port ${port} is taken`) });
  });

  test('the data folder cannot be written', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const ended = await startAndEnd({ DATA_DIR: join(file, 'data') });
    expect(ended).toEqual({ code: 73, message: expect.stringContaining('cannot be written (ENOTDIR)') });
  });

  test.runIf(process.platform === 'linux')('the data folder stands where no folder can be made', async () => {
    const ended = await startAndEnd({ DATA_DIR: '/proc/callboard/data' });
    expect(ended).toEqual({ code: 73, message: expect.stringContaining('cannot be written (ENOENT)') });
  });

  test.skipIf(process.platform === 'win32')('the disk of the data folder takes nothing', async () => {
    const limited = ['/bin/bash', '-c', 'ulimit -f 0; exec "$@"', 'bash'];
    const ended = await startAndEnd({ AUDIT_KEY: 'k'.repeat(32) }, {}, limited);
    expect(ended).toEqual({ code: 73, message: expect.stringMatching(/nothing can be stored in the data folder/) });
    expect(ended.message).not.toContain('    at ');
  });

  // Root may write everywhere, and who is not root cannot become another.
  test.runIf(process.getuid?.() === 0)('the data folder is read-only for this user', async () => {
    mkdirSync(join(folder, 'data'), { mode: 0o555 });
    const ended = await startAndEnd({ DATA_DIR: join(folder, 'data') }, { uid: 65534, gid: 65534 });
    expect(ended).toEqual({ code: 73, message: expect.stringContaining('cannot be written (EACCES)') });
  });

  test('the database file is not one', async () => {
    const file = join(folder, 'callboard.db');
    writeFileSync(file, 'no database at all, but long enough to look at: '.repeat(40));
    const before = readFileSync(file);
    expect(await startAndEnd()).toEqual({ code: 65, message: expect.stringMatching(/callboard\.db is damaged/) });
    expect(readFileSync(file)).toEqual(before);
  });

  test('the database file is damaged inside', async () => {
    server = await startServer({ env: { DATA_DIR: folder } });
    await server.stop();
    server = undefined;
    const file = join(folder, 'callboard.db');
    const bytes = readFileSync(file);
    bytes.fill(0x5a, 4096, statSync(file).size);
    writeFileSync(file, bytes);
    expect(await startAndEnd()).toEqual({ code: 65, message: expect.stringMatching(/is damaged/) });
  });

  test('another process uses the data folder', async () => {
    server = await startServer({ env: { DATA_DIR: folder } });
    expect(await startAndEnd()).toEqual({ code: 69, message: expect.stringContaining('another Callboard is running') });
  });

  test('the password of the provider is easily guessed, and other machines can reach the server', async () => {
    const ended = await startAndEnd({ HOST: '0.0.0.0', ADMIN_PASSWORD: 'Password1' });
    expect(ended).toEqual({
      code: 64,
      message: expect.stringContaining('ADMIN_PASSWORD has fewer than 15 characters'),
    });
    const common = await startAndEnd({ HOST: '::', ADMIN_PASSWORD: 'administrator12345' });
    expect(common).toEqual({ code: 64, message: expect.stringContaining('ADMIN_PASSWORD is made of') });
  });

  test('the environment is not right', async () => {
    const ended = await startAndEnd({ PORT: 'eighty', DEMO: 'maybe' });
    expect(ended.code).toBe(64);
    expect(ended.message).toContain('PORT must be integer');
    expect(ended.message).toContain('DEMO must be equal to one of the allowed values: 0, 1');
  });

  test('the time zone of the clock is misspelt: backups would be made by UTC, in silence', async () => {
    const ended = await startAndEnd({ TZ: 'Asia/Tapei' });
    expect(ended).toEqual({
      code: 64,
      message: expect.stringContaining('TZ: "Asia/Tapei" is no time zone known here'),
    });
  });
});

async function startAndEnd(
  variables: Record<string, string> = {},
  owner: { uid?: number; gid?: number } = {},
  within: readonly string[] = [],
) {
  const quiet = { DATA_DIR: folder, DATABASE_URL: '', DEMO: '0', PORT: '0', ADMIN_PASSWORD: '' };
  const [program = '', ...args] = [...within, process.execPath, 'server/main.ts'];
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...quiet, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...owner,
  });
  let message = '';
  child.stderr.on('data', (chunk) => {
    message += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, message };
}

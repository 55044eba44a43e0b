/** Starts and stops as an operator meets them: the real process on real folders and ports. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../running/server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;
let server: RunningServer | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callboard-main-'));
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

describe('a running server', () => {
  test('makes the password of the system settings at the first start and prints it once', async () => {
    server = await startServer({ env: { DATA_DIR: folder, ADMIN_PASSWORD: '' } });
    const [, password] = /shown this once: (\S+)/.exec(server.output()) ?? [];
    expect(await signIn(password)).toBe(200);
    await server.restart();
    expect(server.output().match(/shown this once/g)).toHaveLength(1);
    expect(await signIn(password)).toBe(200);
  });

  test('warns of a password that is easily guessed where only this machine can reach it', async () => {
    server = await startServer({ env: { DATA_DIR: folder, ADMIN_PASSWORD: 'weak' } });
    expect(await signIn('weak')).toBe(200);
    expect(server.output()).toContain('ADMIN_PASSWORD has fewer than 15 characters');
  });

  test('takes the password from the environment, always', async () => {
    server = await startServer({ env: { DATA_DIR: folder, ADMIN_PASSWORD: 'First-password-1' } });
    await server.stop();
    server = await startServer({ env: { DATA_DIR: folder, ADMIN_PASSWORD: 'Second-password-2' } });
    expect(await signIn('First-password-1')).toBe(400);
    expect(await signIn('Second-password-2')).toBe(200);
    expect(server.output()).not.toContain('Second-password-2');
  });

  test('loses nothing that it has acknowledged when it is killed', async () => {
    server = await startServer({ env: { DATA_DIR: folder } });
    const token = await tokenFor(server.adminPassword);
    const gids = Array.from({ length: 12 }, (_, index) => `clinic${index}`);
    await Promise.all(gids.map((gid) => create(token, gid)));
    await server.kill9();
    await server.restart();
    const answer = await fetch(`${server.url}/api/v1/collab/web/advancedSetting/organization/list?limit=100`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = (await answer.json()) as { data: { gid: string }[] };
    expect(data.map(({ gid }) => gid).sort()).toEqual(gids.sort());
  });

  test('stops by itself when it is told to, and leaves nothing to clear up', async () => {
    const child = run();
    await printed(child, 'Callboard is running');
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    expect(statSync(join(folder, 'callboard.db-wal'), { throwIfNoEntry: false })).toBeUndefined();
  });

  // Of npm start a supervisor knows npm, which hands SIGTERM on to a shell that ends without a word to the server.
  test.skipIf(process.platform === 'win32')('stops in order where only the shell of npm start is ended', async () => {
    const shell = run('/bin/sh', ['-c', '"$0" server/main.ts; true', process.execPath], {
      npm_lifecycle_event: 'start',
    });
    const ended = once(shell, 'close');
    await printed(shell, 'Callboard is running');
    shell.kill('SIGTERM');
    await ended;
    expect(statSync(join(folder, 'callboard.db-wal'), { throwIfNoEntry: false })).toBeUndefined();
  });
});

function run(
  command = process.execPath,
  args = ['server/main.ts'],
  more: Record<string, string> = {},
): ChildProcessByStdio<null, Readable, Readable> {
  const env = { ...process.env, ...more, DATA_DIR: folder, DATABASE_URL: '', DEMO: '0', PORT: '0', ADMIN_PASSWORD: '' };
  return spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

function printed(child: ReturnType<typeof run>, text: string): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes(text)) resolve();
    });
    child.once('exit', () => reject(new Error(`the server ended: ${output}`)));
  });
}

function post(path: string, body: unknown, token?: string): Promise<Response> {
  return fetch(`${server?.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
}

async function signIn(password: string | undefined): Promise<number> {
  return (await post('/api/v1/collab/web/systemAdvance/login', { password })).status;
}

async function tokenFor(password: string): Promise<string> {
  const answer = await post('/api/v1/collab/web/systemAdvance/login', { password });
  return ((await answer.json()) as { token: string }).token;
}

async function create(token: string, gid: string): Promise<void> {
  const body = { gid, name: gid, type: 'clinic', password: 'long enough for one' };
  const answer = await post('/api/v1/collab/web/advancedSetting/organization/create', body, token);
  expect(answer.status).toBe(200);
}

/** The log on a disk without space, under the real process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../running/free-port.ts';

const fullDisk = '/dev/full';
const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callboard-log-disk-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

test.runIf(existsSync(fullDisk))(
  'a full disk under the log stops neither the start, nor calls, nor the end',
  async () => {
    const port = await freePort();
    const log = openSync(fullDisk, 'w');
    // The password is easily guessed, so that a warning goes to standard error too.
    const env = {
      ...process.env,
      DATA_DIR: folder,
      DATABASE_URL: '',
      DEMO: '0',
      PORT: String(port),
      ADMIN_PASSWORD: 'weak',
    };
    const server = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: ['ignore', log, log] });
    const ended = once(server, 'exit');
    closeSync(log);
    const signIn = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/collab/web/systemAdvance/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ password: 'weak' }),
      });
      return answer.status;
    };
    await expect.poll(() => signIn().catch(() => 0), { timeout: 60_000 }).toBe(200);
    expect(await signIn()).toBe(200);
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  },
);

/** The demo hospital of a server that is killed while it builds it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { counterGroups } from '#demo/hospital/counters.ts';
import { rooms } from '#demo/hospital/rooms.ts';
import { type RunningServer, startServer } from '../running/server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;
let server: RunningServer | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callboard-demo-'));
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

test('a server that was killed while it built the demo hospital builds it from the beginning, and its password was shown', async () => {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', DEMO: '1', PORT: '0', ADMIN_PASSWORD: '' };
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'ignore'] });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  const ended = once(child, 'close');
  const left = () =>
    rows<{ organisations: number; panels: number; files: number; seeding: number }>(
      `SELECT (SELECT count(*) FROM organisation WHERE gid <> '') AS organisations,
       (SELECT count(*) FROM document WHERE family = 'panel') AS panels, (SELECT count(*) FROM file) AS files,
       (SELECT count(*) FROM setting WHERE name = 'seeding') AS seeding`,
    )[0];
  while ((left()?.files ?? 0) === 0) await sleep(1);
  child.kill('SIGKILL');
  await ended;
  const half = left();
  expect(half).toMatchObject({ organisations: 1, seeding: 1 });
  // Later starts know only its hash.
  expect(printed).toMatch(/shown this once: \S+/);

  server = await startServer({ env: { DATA_DIR: folder, DEMO: '1' } });
  expect(server.output()).toContain('The demo hospital:');
  const whole = left();
  expect(whole).toMatchObject({ organisations: 1, seeding: 0 });
  expect(whole!.panels).toBe(rooms.length + counterGroups.reduce((sum, { counters }) => sum + counters.length, 0) + 2);
  expect(half!.panels).toBeLessThanOrEqual(whole!.panels);
  expect(readdirSync(join(folder, 'files'))).toHaveLength(whole!.files);
  await server.restart();
  expect(left()).toEqual(whole);
});

/** What stands in the database; none while there is no table yet. */
function rows<Row>(sql: string): Row[] {
  const file = join(folder, 'callboard.db');
  if (!existsSync(file)) return [];
  const connection = new DatabaseSync(file, { timeout: 5000 });
  try {
    return connection.prepare(sql).all() as Row[];
  } catch {
    return [];
  } finally {
    connection.close();
  }
}

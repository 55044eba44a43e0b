/** A disk without space under the real server, while counters call. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { gather } from '#bench/chaos/crowd.ts';
import { judge } from '#bench/chaos/verdict.ts';
import { buildHall, serve } from '#bench/queue/hall.ts';
import type { Store } from '#bench/queue/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'callboard-full-'));
const mounted = mount();

afterAll(() => {
  if (mounted) execFileSync('umount', ['-l', folder]);
  rmdirSync(folder);
});

/** A small file system of its own; only the superuser may have one. */
function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test.runIf(mounted)(
  'calls are refused for the moment, nothing is lost, and it goes on when there is space',
  async () => {
    const store: Store = {
      engine: 'sqlite',
      variables: { DATA_DIR: folder, DATABASE_URL: '' },
      open: () => Promise.reject(new Error('bare only')),
      exec: async (sql) => {
        const database = new DatabaseSync(join(folder, 'callboard.db'));
        const rows = database.prepare(sql).all();
        database.close();
        return rows;
      },
    };
    const server = await serve(store);
    const status = async () => (await fetch(`${server.url}/api/health`)).status;
    const hall = await buildHall(server, 3);
    const { acknowledged, goHome } = gather(server, hall);
    const reaches = (of: () => number, least: number) =>
      expect.poll(of, { timeout: 30_000, interval: 20 }).toBeGreaterThan(least);
    await reaches(() => acknowledged.calls.length, 10);
    expect(await status()).toBe(200);

    const filler = join(folder, 'filler');
    const fill = () => {
      for (;;) appendFileSync(filler, Buffer.alloc(4096));
    };
    expect(fill).toThrow('ENOSPC');
    const { again } = acknowledged;
    await reaches(() => acknowledged.again, again + 10);
    await expect.poll(status, { timeout: 10_000 }).toBe(503);

    rmSync(filler);
    await reaches(() => acknowledged.calls.length, acknowledged.calls.length + 10);
    await expect.poll(status, { timeout: 10_000 }).toBe(200);
    await goHome();
    await server.stop();
    expect(await judge(store, hall, acknowledged)).toMatchObject({
      callsLost: 0,
      calledTwice: 0,
      ticketsLost: 0,
      numbersReused: 0,
      numbersSkipped: 0,
      gapsInLog: 0,
    });
  },
);

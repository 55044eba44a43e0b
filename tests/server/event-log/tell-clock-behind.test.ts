/** What the log says at a start on a clock that stands before what is stored. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { minuteMs } from '#server/ground/durations.ts';
import { removeDatabase } from '../../running/engine.ts';
import { openApp } from '../open-app.ts';
import { buildClinic } from '../small-clinic.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'callboard-clock-'));
afterAll(async () => {
  await removeDatabase(dataFolder);
  rmSync(dataFolder, { recursive: true, maxRetries: 10 });
});

test('a start on an empty battery says that the clock is behind, one after a clock put back a little does not', async () => {
  const app = await openApp({ dataFolder });
  const { tokens } = await buildClinic(app);
  await app.done('GET', '/api/v1/collab/ticket/machine/take/number', { token: tokens.ticketMachine });
  const last = app.time.now;
  expect(app.log()).not.toContain('clock.behind');
  await app.close();
  const saidAt = async (now: number) => {
    const later = await openApp({ dataFolder, clock: () => now });
    await later.close();
    return later
      .log()
      .split('\n')
      .filter((line) => line.includes('"clock.behind"'))
      .map((line) => JSON.parse(line));
  };
  expect(await saidAt(last - (limits.clockHoldMinutes - 1) * minuteMs)).toEqual([]);
  const said = { level: 'warn', event: 'clock.behind', last: new Date(last).toISOString() };
  expect(await saidAt(Date.UTC(2000, 0, 1))).toEqual([expect.objectContaining(said)]);
});

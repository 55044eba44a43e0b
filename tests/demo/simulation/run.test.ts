import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiAt } from '#demo/api.ts';
import { deviceAt, panelsOf } from '#demo/panels.ts';
import { readOptions, type SimulationOptions } from '#demo/simulation/options.ts';
import { simulate } from '#demo/simulation/run.ts';
import { type RunningServer, startServer } from '../../running/server.ts';

let server: RunningServer;
let options: SimulationOptions;

beforeAll(async () => {
  server = await startServer({ env: { DEMO: '1' } });
  const flags = ['--url', server.url, '--speed', '600', '--minutes', '40', '--patients', '2'];
  options = readOptions(flags, {}) as SimulationOptions;
});
afterAll(() => server?.stop());

function callsInLog(): number {
  const database = new DatabaseSync(join(server.dataDir, 'callboard.db'), { readOnly: true });
  try {
    return Number(database.prepare("SELECT count(*) AS calls FROM event WHERE kind = 'called'").get()?.calls);
  } finally {
    database.close();
  }
}

test('a simulated day has all that a day has, and the server refuses none of it', async () => {
  const lines: string[] = [];
  const counts = await simulate(options, (line) => lines.push(line));
  for (const what of ['checkedIn', 'taken', 'called', 'recalled', 'passed'] as const) {
    expect(counts[what], what).toBeGreaterThan(0);
  }
  expect(counts.refused).toBe(0);
  expect(lines.filter((line) => line.includes('  calls ')).length).toBe(counts.called + counts.recalled);
  expect(lines.at(-1)).toContain(`${counts.called}  called`);
});

test('it goes on after numbers that were given by hand', async () => {
  const nobody = apiAt(server.url);
  const { organisation: orgGid, password } = options;
  const api = nobody.as((await nobody.call('signInOrganisation', { body: { orgGid, password } })).token);
  const rooms = (await panelsOf(api)).filter(({ roomCode, groupGid }) => roomCode && !groupGid);
  let given = 0;
  for (const room of rooms) {
    const machine = await deviceAt(api, room, 'signInTicketMachine');
    for (const { panelGid, open } of (await machine.call('getQueueSize')).data) {
      if (!open) continue;
      await machine.call('takeNumber', { query: { panelGid } });
      given += 1;
    }
  }
  expect(given).toBeGreaterThan(0);
  const { checkedIn } = await simulate({ ...options, minutes: 20 }, () => undefined);
  expect(checkedIn).toBeGreaterThan(0);
});

test('it outlasts a power cut of the server in its middle, and nobody is called twice', async () => {
  const before = callsInLog();
  let cut: Promise<void> | undefined;
  let called = 0;
  const after: string[] = [];
  const counts = await simulate({ ...options, minutes: 100 }, (line) => {
    if (!line.includes('  calls ') || line.endsWith(' again')) return;
    called += 1;
    if (called === 5)
      cut = server
        .kill9()
        .then(server.restart)
        .then(() => void after.push('back'));
    else if (after.length > 0) after.push(line);
  });
  await cut;
  expect(after.length, 'calls after the server was back').toBeGreaterThan(3);
  expect(counts.refused).toBe(0);
  expect(callsInLog() - before, 'calls in the log').toBe(counts.called);
});

test('a wrong password is refused in the words of the server', async () => {
  await expect(simulate({ ...options, password: 'wrong wrong' }, () => undefined)).rejects.toThrow(/password/i);
});

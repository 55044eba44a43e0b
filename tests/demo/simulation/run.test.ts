import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('a wrong password is refused in the words of the server', async () => {
  await expect(simulate({ ...options, password: 'wrong wrong' }, () => undefined)).rejects.toThrow(/password/i);
});

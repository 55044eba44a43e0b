/** Log lines on a pipe that nobody reads for a while. */
import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLogOutput } from '#server/http/log-output.ts';

let folder: string;
let pipe: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callboard-log-'));
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  pipe = openSync(join(folder, 'pipe'), constants.O_RDWR | constants.O_NONBLOCK);
});
afterEach(() => {
  closeSync(pipe);
  rmSync(folder, { recursive: true });
});

test('lines wait in their order, and those beyond what may wait are counted', async () => {
  const output = openLogOutput(pipe);
  const text = 'x'.repeat(1000);
  for (let number = 0; number < 1500; number++) output.write(`${JSON.stringify({ number, text })}\n`);

  const lines: { number?: number; event?: string; count?: number }[] = [];
  let rest = '';
  await expect
    .poll(
      () => {
        rest += readAll();
        const whole = rest.split('\n');
        rest = whole.pop() ?? '';
        lines.push(...whole.map((line) => JSON.parse(line)));
        return lines.at(-1)?.event;
      },
      { timeout: 20_000, interval: 10 },
    )
    .toBe('log.lost');
  const kept = lines.slice(0, -1).map(({ number }) => number);
  expect(kept).toEqual(Array.from({ length: kept.length }, (_, number) => number));
  expect(kept.length).toBeGreaterThan(900);
  expect(lines.at(-1)).toMatchObject({ level: 'warn', count: 1500 - kept.length });
});

/** What stands in the pipe now. */
function readAll(): string {
  const buffer = Buffer.alloc(65_536);
  try {
    return buffer.toString('utf8', 0, readSync(pipe, buffer));
  } catch {
    return '';
  }
}

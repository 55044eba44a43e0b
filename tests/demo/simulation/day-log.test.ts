import { expect, test } from 'vitest';
import { startLog } from '#demo/simulation/day-log.ts';

test('each thing that happens is a line with its clinic time, and is counted', () => {
  const lines: string[] = [];
  const clock = { minute: () => 75.4, isOver: () => false, wait: async () => undefined, stop: () => undefined };
  const log = startLog(clock, (line) => lines.push(line));
  log.tell('called', '101 診', 'calls 018');
  log.tell(undefined, 'kiosk', 'is quiet');
  expect(lines).toEqual(['+1:15  101 診      calls 018', '+1:15  kiosk       is quiet']);
  expect(log.counts()).toMatchObject({ called: 1, passed: 0 });
  expect(log.summary()).toContain('     1  called');
});

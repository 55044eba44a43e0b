import { expect, test } from 'vitest';
import { countedUp, countRules } from '#server/sign-in/waiting-time.ts';

const minute = 60_000;
const after = (failures: number, lastAt: number, now: number) => countedUp(countRules.pair, { failures, lastAt }, now);

test('the first failures are free, then the wait doubles up to a quarter of an hour and no further', () => {
  expect(countedUp(countRules.pair, undefined, 1000)).toEqual({ failures: 1, lastAt: 1000, freeAt: 1000 });
  expect(after(3, 0, 0).freeAt).toBe(0);
  expect([4, 5, 6, 12, 13, 14, 15, 16].map((failures) => after(failures, 0, 0).freeAt / 1000)).toEqual([
    1, 2, 4, 256, 512, 900, 900, 900,
  ]);
});

test('time forgives one failure after the other', () => {
  expect(after(10, 0, 15 * minute).failures).toBe(10);
  expect(after(10, 0, 30 * minute).failures).toBe(9);
  expect(after(10, 0, 24 * 60 * minute)).toMatchObject({ failures: 1 });
});

test('somebody who never stops waits no longer than that, and a clock put back helps nobody', () => {
  let count = countedUp(countRules.pair, undefined, 0);
  for (let turn = 0; turn < 1000; turn += 1) count = countedUp(countRules.pair, count, count.freeAt);
  expect(count.freeAt - count.lastAt).toBe(15 * minute);
  expect(after(10, 60 * minute, 0).failures).toBe(11);
});

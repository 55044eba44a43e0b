import { expect, test } from 'vitest';
import { createTurns } from '#client/http/turns.ts';

test('over a line that is slower than the page asks, each answer counts as it comes', () => {
  const turns = createTurns();
  const [first, second, third] = [turns.begin(), turns.begin(), turns.begin()];
  expect([first, second, third].map(turns.takes)).toEqual([true, true, true]);
});

test('an answer that comes after a newer one does not count, nor one that was forgotten', () => {
  const turns = createTurns();
  const [first, second] = [turns.begin(), turns.begin()];
  expect([second, first].map(turns.takes)).toEqual([true, false]);
  const third = turns.begin();
  expect(turns.isLast(third)).toBe(true);
  turns.forget();
  expect([turns.takes(third), turns.isLast(third)]).toEqual([false, false]);
  expect(turns.takes(turns.begin())).toBe(true);
});

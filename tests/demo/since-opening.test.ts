import { expect, test } from 'vitest';
import { sinceOpening } from '#demo/since-opening.ts';

const minute = 60_000;

test.each([
  ['11:00', 120],
  ['13:00', 0],
  ['13:20', 20],
  ['14:59', 119],
  ['17:59', 120],
  ['18:05', 5],
  ['23:59', 120],
  ['00:00', 0],
  ['00:30', 30],
])('at %s the present session has been under way for %s minutes, two hours at most', (time, minutes) => {
  expect(sinceOpening(Date.parse(`2026-11-21T${time}:00+08:00`))).toBe(minutes * minute);
});

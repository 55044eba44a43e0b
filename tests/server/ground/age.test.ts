import { expect, test } from 'vitest';
import { ageOn } from '#server/ground/age.ts';

test.each([
  ['1980-11-21', 46],
  ['1980-11-22', 45],
  ['2026-11-21', 0],
  ['2004-02-29', 22],
])('somebody born on %s is %i on 2026-11-21', (birthday, age) => {
  expect(ageOn(birthday, '2026-11-21')).toBe(age);
});

test('without a birthday, or before it, there is no age', () => {
  expect(ageOn(undefined, '2026-11-21')).toBeUndefined();
  expect(ageOn('2026-11-22', '2026-11-21')).toBeUndefined();
});

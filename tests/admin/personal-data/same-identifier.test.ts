import { expect, test } from 'vitest';
import { sameIdentifier } from '#admin/personal-data/same-identifier.ts';

test.each(['a123456789', 'Ａ１２３４５６７８９', ' A123 456 789', 'A๑๒๓๔๕๖๗๘๙'])(
  '%s is typed for A123456789',
  (typed) => {
    expect(sameIdentifier(typed, 'A123456789')).toBe(true);
  },
);

test('another number is another', () => {
  expect(sameIdentifier('A123456788', 'A123456789')).toBe(false);
});

import { expect, test } from 'vitest';
import { isTimeOver } from '#controller/desk/use-auto-logout.ts';

test('the automatic log-out waits for a press that is on its way', () => {
  expect(isTimeOver(-5000, true)).toBe(false);
  expect(isTimeOver(0, false)).toBe(true);
  expect(isTimeOver(1, false)).toBe(false);
  expect(isTimeOver(undefined, false)).toBe(false);
});

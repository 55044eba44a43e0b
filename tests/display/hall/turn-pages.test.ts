import { expect, test } from 'vitest';
import { nextTop } from '#display/hall/turn-pages.ts';

test('pages overlap a little, end with the list, and begin again at its top', () => {
  const list = { clientHeight: 1000, scrollHeight: 2600 };
  expect(nextTop({ ...list, scrollTop: 0 })).toBe(850);
  expect(nextTop({ ...list, scrollTop: 850 })).toBe(1600);
  expect(nextTop({ ...list, scrollTop: 1600 })).toBe(0);
  expect(nextTop({ scrollTop: 0, clientHeight: 1000, scrollHeight: 1000 })).toBe(0);
});

import { expect, test } from 'vitest';
import { counterAt } from '#display/blocks/counter-at.ts';
import type { ScreenData } from '#display/screen/screen-data.ts';

const data = (...counters: object[]) => ({ counters }) as unknown as ScreenData;

test('a counter is found by its name, in the present list only', () => {
  const first = data({ gid: 'a', current: '1' }, { gid: 'b', current: '2' });
  expect(counterAt(first, 'counters', 'b')).toMatchObject({ current: '2' });
  expect(counterAt(data({ gid: 'b', current: '3' }), 'counters', 'b')).toMatchObject({ current: '3' });
  expect(counterAt(first, 'counters', 'c')).toBeUndefined();
  expect(counterAt(first, 'nothing.there', 'b')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { asCounted } from '#client/text/as-counted.ts';
import { asCounted as onServer } from '#server/ground/as-counted.ts';

const names = ['診間 101', '診間 9', '櫃檯 2', 'ห้อง 12', 'Room 10', 'Room 9', 'ห้อง 3', '二號', '一號', '櫃檯 10'];

test('room 9 stands before room 101, in Chinese, English and Thai', () => {
  for (const [before, after] of [
    ['診間 9', '診間 101'],
    ['Room 9', 'Room 10'],
    ['ห้อง 3', 'ห้อง 12'],
  ] as const)
    expect(asCounted(before, after)).toBeLessThan(0);
});

test.each([
  ['診間９', '診間１０'],
  ['診間１９', '診間１００'],
  ['診間１９', '診間100'],
  ['ห้อง ๙', 'ห้อง ๑๐'],
  ['ห้อง ๑๙', 'ห้อง ๑๐๐'],
  ['๙๙๑', '๙๙๐๐'],
  ['第９一診', '第９２診'],
])('wide and Thai digits count like others, also within a number that begins alike: %s before %s', (before, after) => {
  for (const compare of [asCounted, onServer]) {
    expect(compare(before, after)).toBeLessThan(0);
    expect(compare(after, before)).toBeGreaterThan(0);
  }
});

test('pages and the server agree on the order of all names', () => {
  expect([...names].sort(asCounted)).toEqual([...names].sort(onServer));
});

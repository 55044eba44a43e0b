import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepParts } from '#display/screen/kept-parts.ts';

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

test('an equal value is the very same object as before', () => {
  const before = { rooms: [{ gid: 'a', next: [1, 2] }], latest: null };
  expect(keepParts(before, copy(before))).toBe(before);
});

test('what is as it was is kept, beside what changed', () => {
  const before = { rooms: [{ gid: 'a' }, { gid: 'b', number: 1 }], panel: { name: 'hall' } };
  const next = copy({ ...before, rooms: [{ gid: 'a' }, { gid: 'b', number: 2 }] });
  const kept = keepParts(before, next);
  expect(kept).toEqual({ rooms: [{ gid: 'a' }, { gid: 'b', number: 2 }], panel: { name: 'hall' } });
  expect(kept.panel).toBe(before.panel);
  expect(kept.rooms[0]).toBe(before.rooms[0]);
  expect(kept.rooms[1]).not.toBe(before.rooms[1]);
});

test.each([
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [[1, 2], [1]],
  [[], {}],
  [{ a: null }, { a: {} }],
  [{ word: () => 1 }, { word: () => 1 }],
])('%j is not taken for %j', (before, next) => {
  expect(keepParts<unknown>(before, next)).toStrictEqual(next);
  expect(keepParts<unknown>(before, next)).not.toBe(before);
});

test('whatever comes, it is what came', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, next) => {
      const wanted = copy(next);
      expect(keepParts(copy(before), copy(next))).toEqual(wanted);
    }),
  );
});

test('what only stands at another place of its list is not looked into', () => {
  const [first, second] = [{ calls: { number: '1' } }, { calls: { number: '2' } }];
  const moved = keepParts([first, second], [second, { calls: { number: '3' } }]);
  expect(moved[0]).toBe(second);
  expect([first, second]).toEqual([{ calls: { number: '1' } }, { calls: { number: '2' } }]);
});

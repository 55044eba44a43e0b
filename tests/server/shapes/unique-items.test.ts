import { expect, test } from 'vitest';
import { compileExact } from '#server/shapes/shapes.ts';

const check = compileExact({ type: 'array', maxItems: 100_000, uniqueItems: true });

test.each([
  [[1, 1]],
  [['a', 'b', 'a']],
  [[null, null]],
  [
    [
      { a: 1, b: { c: 2, d: 3 } },
      { b: { d: 3, c: 2 }, a: 1 },
    ],
  ],
  [
    [
      [1, { a: 1 }],
      [1, { a: 1 }],
    ],
  ],
])('%j says something twice', (value) => {
  expect(check(value)).toEqual([{ code: 'duplicate_value' }]);
});

test.each([[[1, '1', true, 'true', null, 'null']], [[{ a: 1 }, '{"a":1}', [1], '[1]']], [[{ a: 1 }, { a: '1' }]]])(
  '%j says everything once',
  (value) => expect(check(value)).toEqual([]),
);

test('each item is looked at once, so that a hundred thousand take no minutes', () => {
  let looks = 0;
  const item = (name: number) => ({
    get name() {
      looks += 1;
      return name;
    },
  });
  expect(check(Array.from({ length: 1000 }, (_, index) => item(index)))).toEqual([]);
  expect(looks).toBeLessThanOrEqual(4000);
});

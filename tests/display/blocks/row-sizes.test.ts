import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keepRowSizes, type RowTexts, rowSizes } from '#display/blocks/row-sizes.ts';
import type { Column } from '#display/blocks/table-columns.ts';

/** No canvas: each letter is one em wide. */
beforeAll(() => {
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const columns = (number = 30): Column[] => [
  { name: 'room', width: 40 },
  { name: 'number', width: number },
];
const texts = (away: string[]): RowTexts => [
  ['101 診', '103 診'],
  ['', ''],
  ['', ''],
  away,
  away.map(() => ''),
  ['', ''],
];

test('a room that opens leaves the sizes as they are, and with them the rows of the others', () => {
  const sizesFor = keepRowSizes();
  const closed = sizesFor(columns(), texts(['未開診', '未開診']), 8, 2);
  expect(sizesFor(columns(), texts(['', '未開診']), 8, 2)).toBe(closed);
});

test('a longer word or a narrower column asks for other sizes', () => {
  const sizesFor = keepRowSizes();
  const before = sizesFor(columns(), texts(['未開診', '未開診']), 8, 2);
  const longer = sizesFor(columns(), texts(['未開診', '本診間今日上午休診一次下午再開始看診']), 8, 2);
  expect(longer.away).toBeLessThan(before.away);
  expect(sizesFor(columns(8), texts(['未開診', '']), 8, 2).away).toBeLessThan(before.away);
});

const list = fc.array(fc.string({ maxLength: 30 }), { maxLength: 3 });
const needs = fc.tuple(
  fc.nat(60).map(columns),
  fc.tuple(list, list, list, list, list, list),
  fc.constantFrom(5, 8, 20),
  fc.constantFrom(1.7, 2.5),
);

test('whatever is said one after the other, the sizes are those that it needs', () => {
  fc.assert(
    fc.property(fc.array(needs, { maxLength: 6 }), (saidInTurn) => {
      const sizesFor = keepRowSizes();
      for (const said of saidInTurn) expect(sizesFor(...structuredClone(said))).toEqual(rowSizes(...said));
    }),
  );
});

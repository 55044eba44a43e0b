import { expect, test } from 'vitest';
import { tableColumns } from '#display/blocks/table-columns.ts';

test.each([
  { doctor: true, next: true },
  { doctor: false, next: true },
  { doctor: false, next: false },
])('columns fill the table: %o', (shown) => {
  const columns = tableColumns(112, shown);
  expect(columns.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(112);
  expect(columns.filter(({ width }) => width === 0).map(({ name }) => name)).toEqual([
    ...(shown.doctor ? [] : ['doctor']),
    ...(shown.next ? [] : ['next']),
  ]);
});

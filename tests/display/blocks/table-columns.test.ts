import { expect, test } from 'vitest';
import { type ColumnName, tableColumns, usualColumns } from '#display/blocks/table-columns.ts';

test.each<{ unneeded: ColumnName[] }>([{ unneeded: [] }, { unneeded: ['doctor'] }, { unneeded: ['doctor', 'next'] }])(
  'columns fill the table without those that nobody needs: %o',
  ({ unneeded }) => {
    const columns = tableColumns(112, usualColumns, (name) => !unneeded.includes(name));
    expect(columns.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(112);
    expect(columns.map(({ name }) => name)).toEqual(usualColumns.filter((name) => !unneeded.includes(name)));
  },
);

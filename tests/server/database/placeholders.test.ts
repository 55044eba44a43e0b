import { expect, test } from 'vitest';
import { placeholders } from '#server/database/placeholders.ts';
import { openStore } from '../../running/store.ts';

test('a statement finds what stands in a list of values, and in an empty list nothing', () => {
  const store = openStore();
  const found = (values: string[]) =>
    store.connection
      .rows<{ name: string }>(
        `SELECT name FROM (SELECT 'one' AS name UNION SELECT 'two') AS names WHERE name IN ${placeholders(values)} ORDER BY name`,
        ...values,
      )
      .map(({ name }) => name);
  expect(found(['two', 'three', 'one'])).toEqual(['one', 'two']);
  expect(found(['two'])).toEqual(['two']);
  expect(found([])).toEqual([]);
  store.remove();
});

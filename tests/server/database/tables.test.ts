import { expect, test } from 'vitest';
import { tables } from '#server/database/tables.ts';
import { engine } from '../../running/engine.ts';
import { openStore } from '../../running/store.ts';

const names = {
  sqlite: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
  postgresql: `SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = current_schema() ORDER BY table_name`,
};

test('the tables that a statement can name are those of the database', () => {
  const store = openStore();
  const found = store.connection.rows<{ name: string }>(names[engine]).map(({ name }) => name);
  store.remove();
  expect(found).toEqual(tables);
});

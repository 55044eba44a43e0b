/** That a statement which says something wrong of itself fails in every test of the server on SQLite. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { all, type SingleStatement } from '#server/database/command.ts';
import type { Database } from '#server/database/database.ts';
import { openStore, type Store } from '../../../running/store.ts';
import { saysTheWrongTable } from './says-the-wrong-table.ts';

let store: Store;
let database: Database;

beforeAll(async () => {
  store = openStore();
  database = await store.open(() => 0);
});
afterAll(async () => {
  await database.close();
  store.remove();
});

test.each<[string, SingleStatement]>([
  ['another table', ['one', 'ticket', 'SELECT gid FROM queue', []]],
  ['one table of two', ['all', 'queue', 'SELECT (SELECT count(*) FROM ticket) FROM queue', []]],
  ['one table more', ['all', ['queue', 'ticket'], 'SELECT gid FROM queue', []]],
  ['a change as a question', ['one', 'queue', 'DELETE FROM queue RETURNING gid', []]],
  ['a question as a change', ['count', 'queue', 'SELECT gid FROM queue', []]],
  ['a change of another table', ['run', 'ticket', 'INSERT INTO pulse (name, at) SELECT gid, 0 FROM ticket', []]],
  ['a change without what goes with it', ['run', 'document', "DELETE FROM document WHERE gid = ''", []]],
])('%s is found out', (_, statement) => {
  expect(() => store.connection.execute(statement)).toThrow(/A statement says/);
});

test.each<SingleStatement>([
  ['one', 'queue', 'WITH ticket AS (SELECT gid FROM queue) SELECT gid FROM ticket', []],
  ['all', [], 'SELECT value FROM json_each(?)', ['[1]']],
  ['run', 'pulse', 'INSERT INTO pulse (name, at) SELECT gid, 0 FROM ticket', []],
  ['run', ['document', 'document_key'], "DELETE FROM document WHERE gid = ''", []],
])('what is said rightly passes: %j', (...statement) => {
  expect(() => store.connection.execute(statement)).not.toThrow();
});

test('it is found out wherever it is made: by a reader and by the threads that write and that read for long', async () => {
  await expect(database.read('ticket', 'SELECT gid FROM queue')).rejects.toThrow(/A statement says/);
  await expect(database.write(saysTheWrongTable, {})).rejects.toThrow(/A statement says/);
  await expect(database.queryLong(all('ticket', 'SELECT gid FROM queue'))).rejects.toThrow(/A statement says/);
});

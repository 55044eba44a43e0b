import { describe, expect, test } from 'vitest';
import type { SingleStatement } from '#server/database/command.ts';
import { remember, rememberSettled } from '#server/database/memory.ts';

const ask = (sql: string, ...values: (string | number)[]): SingleStatement => ['all', sql, values];
const panel = ask('SELECT body FROM document WHERE gid = ?', 'room');

describe('what is read from the settled tables', () => {
  test.each([
    ['asked once', panel, panel, 1],
    ['asked again with another value', panel, ask('SELECT body FROM document WHERE gid = ?', 'other'), 2],
    ['asked again of a table that changes all the time', ask('SELECT * FROM ticket'), ask('SELECT * FROM ticket'), 2],
    [
      'asked again where such a table is joined',
      ask('SELECT a.gid FROM appointment a LEFT JOIN ticket t ON t.gid = a.gid'),
      ask('SELECT a.gid FROM appointment a LEFT JOIN ticket t ON t.gid = a.gid'),
      2,
    ],
    [
      'asked once of two of them',
      ask('SELECT 1 FROM document d JOIN document_key k ON k.gid = d.gid'),
      ask('SELECT 1 FROM document d JOIN document_key k ON k.gid = d.gid'),
      1,
    ],
    [
      'asked again where a list of tables is not understood',
      ask('SELECT 1 FROM document d, ticket t'),
      ask('SELECT 1 FROM document d, ticket t'),
      2,
    ],
  ])('is %s', (_, first, second, asked) => {
    let count = 0;
    const memory = rememberSettled();
    for (const statement of [first, second]) memory.recall(statement, () => [{ count: ++count }]);
    expect(count).toBe(asked);
  });

  test.each([
    "UPDATE document SET body = ''",
    'DELETE FROM document WHERE gid = ?',
    'INSERT INTO document (gid) VALUES (?)',
    'INSERT OR REPLACE INTO organisation (gid) VALUES (?)',
  ])('is asked again after %s', (change) => {
    let count = 0;
    const memory = rememberSettled();
    memory.recall(panel, () => [{ count: ++count }]);
    memory.recall(['run', change, []], () => undefined);
    memory.recall(panel, () => [{ count: ++count }]);
    expect(count).toBe(2);
  });
});

test('an answer that is given to many cannot be changed by one', () => {
  const memory = remember();
  const rows = memory.recall(panel, () => [{ body: 'a' }]) as { body: string }[];
  expect(() => {
    rows[0]!.body = 'b';
  }).toThrow(TypeError);
  expect(() => rows.push({ body: 'c' })).toThrow(TypeError);
});

test('that there is nothing is remembered too', () => {
  let count = 0;
  const memory = remember();
  for (const _ of [1, 2]) memory.recall(panel, () => void ++count);
  expect(count).toBe(1);
});

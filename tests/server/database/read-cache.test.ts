import { describe, expect, test } from 'vitest';
import type { SingleStatement } from '#server/database/command.ts';
import { cacheReads, cacheSettledReads } from '#server/database/read-cache.ts';
import type { Tables } from '#server/database/tables.ts';

const ask = (tables: Tables, sql: string, ...values: (string | number)[]): SingleStatement => [
  'all',
  tables,
  sql,
  values,
];
const panel = ask('document', 'SELECT body FROM document WHERE gid = ?', 'room');

describe('what is read from the settled tables', () => {
  test.each([
    ['asked once', panel, panel, 1],
    ['asked again with another value', panel, ask('document', 'SELECT body FROM document WHERE gid = ?', 'other'), 2],
    [
      'asked again of a table that changes all the time',
      ask('ticket', 'SELECT * FROM ticket'),
      ask('ticket', 'SELECT * FROM ticket'),
      2,
    ],
    [
      'asked again where such a table is joined',
      ask(['appointment', 'ticket'], 'SELECT a.gid FROM appointment a LEFT JOIN ticket t ON t.gid = a.gid'),
      ask(['appointment', 'ticket'], 'SELECT a.gid FROM appointment a LEFT JOIN ticket t ON t.gid = a.gid'),
      2,
    ],
    [
      'asked once of two of them',
      ask(['document', 'document_key'], 'SELECT 1 FROM document d JOIN document_key k ON k.gid = d.gid'),
      ask(['document', 'document_key'], 'SELECT 1 FROM document d JOIN document_key k ON k.gid = d.gid'),
      1,
    ],
    ['asked again of the engine itself', ask([], 'SELECT random()'), ask([], 'SELECT random()'), 2],
  ])('is %s', (_, first, second, asked) => {
    let count = 0;
    const cache = cacheSettledReads();
    for (const statement of [first, second]) cache.read(statement, () => [{ count: ++count }]);
    expect(count).toBe(asked);
  });

  test.each<[number, SingleStatement]>([
    [2, ['run', 'document', "UPDATE document SET body = ''", []]],
    [2, ['sure', 'document', "UPDATE document SET body = ''", []]],
    [2, ['count', ['ticket', 'organisation'], 'DELETE FROM two tables', []]],
    [2, ['changed', 'organisation', 'INSERT INTO organisation (gid) VALUES (?) RETURNING gid', []]],
    [1, ['run', 'ticket', 'INSERT INTO ticket (gid) SELECT gid FROM document', []]],
  ])('is asked %i times in all if in between there is %j', (asked, change) => {
    let count = 0;
    const cache = cacheSettledReads();
    cache.read(panel, () => [{ count: ++count }]);
    cache.read(change, () => undefined);
    cache.read(panel, () => [{ count: ++count }]);
    expect(count).toBe(asked);
  });
});

describe('what is shared by a key', () => {
  const shareAcross = (settled: boolean, between: (cache: ReturnType<typeof cacheReads>) => void) => {
    let count = 0;
    const cache = cacheReads();
    cache.share('places', () => ++count, settled);
    between(cache);
    cache.share('places', () => ++count, settled);
    return count;
  };

  test('is made once', () => {
    expect(shareAcross(false, () => undefined)).toBe(1);
  });

  test('is made again after a commit, unless it rests on settled tables and these were not written', () => {
    expect(shareAcross(false, (cache) => cache.clearUnsettled())).toBe(2);
    expect(shareAcross(true, (cache) => cache.clearUnsettled())).toBe(1);
    expect(shareAcross(true, (cache) => cache.clear())).toBe(2);
  });

  test('is made again within a command that writes, once it has written to a settled table', () => {
    let count = 0;
    const cache = cacheSettledReads();
    const share = () => cache.share('places', () => ++count, true);
    share();
    cache.read(['run', 'ticket', "UPDATE ticket SET status = ''", []], () => undefined);
    share();
    expect(count).toBe(1);
    cache.read(['run', 'document', "UPDATE document SET body = ''", []], () => undefined);
    share();
    expect(count).toBe(2);
  });
});

test('an answer that is given to many cannot be changed by one', () => {
  const cache = cacheReads();
  const rows = cache.read(panel, () => [{ body: 'a' }]) as { body: string }[];
  expect(() => {
    rows[0]!.body = 'b';
  }).toThrow(TypeError);
  expect(() => rows.push({ body: 'c' })).toThrow(TypeError);
});

test('that there is nothing is remembered too', () => {
  let count = 0;
  const cache = cacheReads();
  for (const _ of [1, 2]) cache.read(panel, () => void ++count);
  expect(count).toBe(1);
});

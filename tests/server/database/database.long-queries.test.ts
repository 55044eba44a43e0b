/** Readings that take the longer the more there is. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { all, one, type Statement } from '#server/database/command.ts';
import type { Database } from '#server/database/database.ts';
import { Refusal } from '#server/errors/refusal.ts';
import { createOrganisation } from '#server/organisations/commands.ts';
import { openStore, type Store } from '../../running/store.ts';

let store: Store;
let database: Database;

beforeEach(async () => {
  store = openStore();
  database = await store.open(() => 1000);
});
afterEach(async () => {
  await database.close();
  store.remove();
});

const create = (gid: string) =>
  database.write(createOrganisation, { gid, body: { name: gid, type: 'clinic' }, passwordHash: '', agencyKeyHash: '' });

function* readGids(): Generator<Statement, string[], unknown> {
  const sql = "SELECT gid FROM organisation WHERE gid <> '' ORDER BY gid";
  return (yield* all<{ gid: string }>('organisation', sql)).map(({ gid }) => gid);
}

/** Counts so far that an engine is busy for a while. */
const countFar = (to: number) =>
  one<{ count: number }>(
    [],
    `WITH RECURSIVE far (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM far WHERE number < ${to})
     SELECT count(*) AS count FROM far`,
  );

test('one sees what was written before, and the same to its end', async () => {
  await create('one');
  const seen = database.queryLong(
    (function* () {
      const before = yield* readGids();
      yield* countFar(300_000);
      return [before, yield* readGids()];
    })(),
  );
  await create('two');
  const [before, after] = await seen;
  expect(after).toEqual(before);
  expect(await database.queryLong(readGids())).toEqual(['one', 'two']);
});

test('others are answered while one goes on', async () => {
  let answered = false;
  // It goes on until the other is answered: one that had to wait for it would wait for ever.
  const long = database.queryLong(
    (function* (): Generator<Statement, boolean, unknown> {
      for (let far = 10_000; !answered; far += 1) yield* countFar(far);
      return answered;
    })(),
  );
  await create('one');
  expect(await database.query(readGids())).toEqual(['one']);
  answered = true;
  expect(await long).toBe(true);
});

test('what is asked together, or shared with others, is answered as in any reading', async () => {
  await create('one');
  const answers = await database.queryLong(
    (function* (): Generator<Statement, unknown, unknown> {
      const [kind, tables, sql] = ['one', [], 'SELECT 7 AS number'] as const;
      return yield [
        'batch',
        [
          [kind, tables, sql, []],
          ['shared', 'gids', readGids, false],
        ],
      ];
    })(),
  );
  expect(answers).toMatchObject([{ number: expect.anything() }, ['one']]);
});

test('a reading that refuses, or asks what cannot be answered, fails by itself; the next is answered', async () => {
  const refused = database.queryLong(
    // biome-ignore lint/correctness/useYield: it refuses before it asks
    (function* (): Generator<Statement, never, unknown> {
      throw new Refusal({ code: 'not_found', field: 'gid' });
    })(),
  );
  const wrong = database.queryLong(all([], 'SELECT missing FROM nowhere'));
  await expect(refused).rejects.toMatchObject({ entries: [{ code: 'not_found', field: 'gid' }] });
  await expect(wrong).rejects.toThrow(/nowhere/);
  expect(await database.queryLong(readGids())).toEqual([]);
});

import { expect, test } from 'vitest';
import { all } from '#server/database/command.ts';
import { openStore } from '../../../running/store.ts';

test('a reading that is under way when the database is closed is refused', async () => {
  const store = openStore();
  const database = await store.open(() => 1000);
  const far =
    'WITH RECURSIVE far (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM far WHERE n < 2000000) SELECT n FROM far';
  const under = [database.queryLong(all([], far)), database.queryLong(all([], 'SELECT 1'))];
  const ends = Promise.allSettled(under);
  await database.close();
  for (const end of await ends)
    expect(end).toMatchObject({ status: 'rejected', reason: { entries: [{ code: 'service_stopping' }] } });
  store.remove();
});

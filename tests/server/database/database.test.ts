/** What every engine does alike. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { Refusal } from '#server/errors/refusal.ts';
import { createOrganisation, updateOrganisation } from '#server/organisations/commands.ts';
import { keepSetting } from '#server/stream/commands.ts';
import { openStore, type Store } from '../../running/store.ts';

let store: Store;
let database: Database;

const open = () => store.open(() => 1000);
const create = (gid: string, name = gid) =>
  database.write(createOrganisation, {
    gid,
    body: { name, type: 'clinic' },
    passwordHash: '',
    agencyKeyHash: '',
  });
const gids = async () =>
  (
    await database.read<{ gid: string }>('organisation', "SELECT gid FROM organisation WHERE gid <> '' ORDER BY gid")
  ).map(({ gid }) => gid);

beforeEach(async () => {
  store = openStore();
  database = await open();
});
afterEach(async () => {
  await database.close();
  store.remove();
});

test('what was written can be read as soon as it is answered, and after a restart', async () => {
  await create('one');
  expect(await gids()).toEqual(['one']);
  await database.close();
  database = await open();
  expect(await gids()).toEqual(['one']);
});

test('a refused command leaves nothing behind and does not touch those it was committed with', async () => {
  const outcomes = await Promise.allSettled([create('one'), create('ONE'), create('two'), create('two')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
  const [, refused] = outcomes as PromiseRejectedResult[];
  expect(refused?.reason).toBeInstanceOf(Refusal);
  expect(refused?.reason.entries).toEqual([{ code: 'organisation_exists', field: 'gid' }]);
  expect(await gids()).toEqual(['one', 'two']);
});

test('a command that fails half way is undone as a whole', async () => {
  const half = database.write(createOrganisation, {
    gid: 'half',
    body: { name: 'x', type: 'clinic', logo: '/files/nothing' },
    passwordHash: '',
    agencyKeyHash: '',
  });
  await expect(half).rejects.toMatchObject({ entries: [{ code: 'reference_not_found', field: 'logo' }] });
  expect(await gids()).toEqual([]);
  expect(await database.read('log_head', "SELECT * FROM log_head WHERE organisation_gid <> ''")).toEqual([]);
});

test('the same key acts once and answers the same; with another request it is refused', async () => {
  const key = { organisationGid: '', key: 'k1', fingerprint: 'a' };
  const argument = { gid: 'one', body: { name: '一', type: 'clinic' }, passwordHash: '', agencyKeyHash: '' };
  const first = await database.write(createOrganisation, argument, key);
  expect(await database.write(createOrganisation, argument, key)).toEqual(first);
  const other = database.write(createOrganisation, argument, { ...key, fingerprint: 'b' });
  await expect(other).rejects.toMatchObject({ entries: [{ code: 'idempotency_key_reused' }] });
});

test('a refused command does not use up its key', async () => {
  const key = { organisationGid: '', key: 'k1', fingerprint: 'a' };
  const argument = { gid: 'one', body: { name: '', type: 'clinic' }, passwordHash: '', agencyKeyHash: '' };
  await expect(database.write(createOrganisation, argument, key)).rejects.toThrow();
  const mended = { ...argument, body: { name: '一', type: 'clinic' } };
  expect(await database.write(createOrganisation, mended, key)).toMatchObject({ gid: 'one', name: '一' });
});

test('each commit announces the organisations whose log grew, in order', async () => {
  const heard: [string, number][] = [];
  const stop = database.onCommit((gid, seq) => heard.push([gid, seq]));
  await create('one');
  await create('two');
  const rename = { organisationGid: 'one', changes: { name: '新' }, tokenHash: '' };
  await database.write(updateOrganisation, rename);
  stop();
  await database.write(updateOrganisation, rename);
  expect(heard).toEqual([
    ['one', 1],
    ['two', 1],
    ['one', 2],
  ]);
});

test('a reading generator sees one moment, and cannot write', async () => {
  await create('one');
  await expect(database.read('organisation', "DELETE FROM organisation WHERE gid = 'one'")).rejects.toThrow();
  expect(await gids()).toEqual(['one']);
});

test('commands that arrive while it closes are still answered', async () => {
  const last = create('last');
  await database.close();
  await expect(last).resolves.toMatchObject({ gid: 'last' });
  await expect(create('late')).rejects.toMatchObject({ entries: [{ code: 'service_stopping' }] });
  database = await open();
});

test('commands of one organisation see what those before them did, however many come at once', async () => {
  await create('one');
  const rename = (version: number) =>
    database.write(updateOrganisation, {
      organisationGid: 'one',
      version,
      changes: { name: `v${version}` },
      tokenHash: '',
    });
  const outcomes = await Promise.allSettled([rename(1), rename(1), rename(2), rename(2), rename(3)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled']);
  const [, stale] = outcomes as PromiseRejectedResult[];
  expect(stale?.reason).toMatchObject({ entries: [{ code: 'stale_version' }], current: { version: 2, name: 'v1' } });
});

test('a key that is used many times at once acts once', async () => {
  const key = { organisationGid: 'one', key: 'k1', fingerprint: 'a' };
  await create('one');
  const rename = { organisationGid: 'one', changes: { name: '新' }, tokenHash: '' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => database.write(updateOrganisation, rename, key)));
  expect(answers).toEqual(Array.from({ length: 8 }, () => answers[0]));
  expect(answers[0]?.version).toBe(2);
});

test('text is compared, put in order and into small letters by its bytes, numbers are numbers', async () => {
  for (const name of ['b', 'A', 'Ä', 'a1', '甲']) await database.write(keepSetting, { name, value: '1' });
  const rows = await database.read('setting', 'SELECT name, lower(name) AS small FROM setting ORDER BY name');
  expect(rows.map((row) => Object.values(row as object))).toEqual([
    ['A', 'a'],
    ['a1', 'a1'],
    ['b', 'b'],
    ['Ä', 'Ä'],
    ['甲', '甲'],
  ]);
  const [row] = await database.read(
    'setting',
    "SELECT count(*) AS count, sum(length(name)) AS sum FROM setting WHERE name > 'B'",
  );
  expect(row).toEqual({ count: 4, sum: 5 });
});

test('work that is done alone follows other work that is', async () => {
  const done: string[] = [];
  await Promise.all(
    ['first', 'second'].map((name) =>
      database.alone(async () => {
        await create(name);
        done.push(name);
      }),
    ),
  );
  expect(await gids()).toEqual([...done].sort());
});

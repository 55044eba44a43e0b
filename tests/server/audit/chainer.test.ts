import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditHeads } from '#server/audit/chain.ts';
import { noteAccess } from '#server/journal/commands.ts';
import { type ChainedStore, openChainedStore } from './chained-store.ts';

let chained: ChainedStore;

beforeEach(async () => {
  chained = await openChainedStore();
});
afterEach(() => chained.close());

test('links what is committed by itself, in the order in which it was made', async () => {
  const entry = { action: 'signedIn', kind: 'staff', address: '10.0.0.1' } as const;
  for (const organisationGid of ['a', 'b', 'a']) {
    chained.time.now += 5;
    await chained.database.write(noteAccess, { organisationGid, subjectGid: null, entry });
  }
  const linked = () => chained.database.read('log_entry', 'SELECT gid FROM log_entry WHERE seq IS NOT NULL');
  await expect.poll(linked, { timeout: 20_000 }).toHaveLength(3);
  const rows = await chained.database.read(
    'log_entry',
    'SELECT organisation_gid AS org, seq FROM log_entry ORDER BY created_at',
  );
  expect(rows).toMatchObject([
    { org: 'a', seq: 1 },
    { org: 'b', seq: 1 },
    { org: 'a', seq: 2 },
  ]);
});

test('several link at once, as processes on one database do, and none of them breaks the chain', async () => {
  const others = [chained.another(), chained.another()];
  const entry = { action: 'refused', kind: 'kiosk', address: '10.0.0.2' } as const;
  for (let count = 0; count < 120; count += 1) {
    const noted = chained.database.write(noteAccess, { organisationGid: 'a', subjectGid: null, entry });
    const linking = [chained.chainer, ...others].map((one) => one.link().catch(() => undefined));
    await noted;
    if (count % 20 === 0) await Promise.all(linking);
  }
  await Promise.all([chained.chainer, ...others].map((one) => one.link().catch(() => undefined)));
  await chained.chainer.link();
  for (const other of others) await other.stop();
  expect(await chained.verify()).toMatchObject([{ verdict: 'whole', checked: 120, unlinked: 0 }]);
});

test('links what was written before it was asked, though a pass that has gone past it is under way', async () => {
  const entry = { action: 'signedIn', kind: 'staff', address: '10.0.0.3' } as const;
  const note = (organisationGid: string) =>
    chained.database.write(noteAccess, { organisationGid, subjectGid: null, entry });
  const linked = () => chained.database.read('log_entry', 'SELECT gid FROM log_entry WHERE seq IS NOT NULL');
  for (const organisationGid of ['b', 'c']) {
    for (let count = 0; count < 101; count += 1) await note(organisationGid);
  }
  const earlier = chained.chainer.link();
  await expect.poll(async () => (await linked()).length, { interval: 1 }).toBeGreaterThan(101);
  await note('a');
  const asked = [chained.chainer.link(), chained.chainer.link()];
  await Promise.all([earlier, ...asked]);
  expect(await linked()).toHaveLength(203);
});

test('an entry that is no JSON does not hold up the others', async () => {
  await chained.add('a', 1);
  chained.tamper(
    "INSERT INTO log_entry (gid, organisation_gid, log, body, created_at) VALUES ('strange', 'a', 'access', 'no JSON', 1)",
  );
  await chained.add('a', 1);
  expect(await chained.verify()).toMatchObject([
    { verdict: 'altered', checked: 3, faults: [{ seq: 2, gid: 'strange' }] },
  ]);
});

test('the heads go to the log output, when asked for and at the stop', async () => {
  await chained.add('a', 2);
  await chained.chainer.tellHeads();
  const [head] = await chained.database.query(auditHeads());
  const line = { event: 'audit.head', organisation: 'a', log: 'access', seq: 2, hash: head?.hash, key: chained.key.id };
  expect(chained.said).toEqual([line]);
  const entry = { action: 'signedOut', kind: 'staff', address: '10.0.0.1' } as const;
  await chained.database.write(noteAccess, { organisationGid: 'a', subjectGid: null, entry });
  await chained.chainer.stop();
  expect(chained.said.at(-1)).toMatchObject({ event: 'audit.head', seq: 3 });
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keyFrom } from '#server/audit/audit-key.ts';
import { auditHeads } from '#server/audit/chain.ts';
import { forgetEntriesBefore } from '#server/audit/forget-entries.ts';
import { entryColumns, hashOfEntry, type StoredEntry } from '#server/audit/link.ts';
import { noteAccess } from '#server/journal/commands.ts';
import { type ChainedStore, openChainedStore } from './chained-store.ts';

let chained: ChainedStore;

beforeEach(async () => {
  chained = await openChainedStore();
  await chained.add('north', 12);
  await chained.add('south', 3);
});
afterEach(() => chained.close());

const north = { organisationGid: 'north', log: 'access' };
const ofNorth = async (...verify: Parameters<ChainedStore['verify']>) =>
  (await chained.verify(...verify)).find(({ organisationGid }) => organisationGid === 'north');
const seqsOf = (log: string) =>
  chained.database.read<{ seq: number | null }>(
    'log_entry',
    'SELECT seq FROM log_entry WHERE organisation_gid = ? ORDER BY seq',
    log,
  );

describe('verification says of a chain that it is', () => {
  test('whole, when nobody touched it, each organisation’s by itself', async () => {
    const reports = await chained.verify(await chained.database.query(auditHeads()));
    expect(reports).toMatchObject([
      { organisationGid: 'north', log: 'access', verdict: 'whole', first: 1, last: 12, checked: 12, unlinked: 0 },
      { organisationGid: 'south', log: 'access', verdict: 'whole', first: 1, last: 3, checked: 3, unlinked: 0 },
    ]);
  });

  test.each([
    ['what it says', `UPDATE log_entry SET body = replace(body, 'signedIn', 'signedOut')`],
    ['when it was', 'UPDATE log_entry SET created_at = created_at + 1'],
    ['what it is about', `UPDATE log_entry SET record_gid = 'other'`],
    ['which it is', `UPDATE log_entry SET gid = 'another'`],
    ['its hash', `UPDATE log_entry SET hash = 'x'`],
    [
      'what the database takes it for',
      `UPDATE log_entry SET body = replace(body, '{"action"', '{"action":"refused","action"')`,
    ],
  ])('altered, naming the entry, when somebody changes %s', async (_, update) => {
    chained.tamper(`${update} WHERE organisation_gid = 'north' AND seq = 7`);
    const report = await ofNorth();
    expect(report).toMatchObject({ verdict: 'altered' });
    expect(report?.faults[0]).toMatchObject({ kind: 'altered', seq: 7 });
    expect((await chained.verify()).at(-1)).toMatchObject({ organisationGid: 'south', verdict: 'whole' });
  });

  test('missing, naming the entries, when somebody deletes in the middle', async () => {
    chained.tamper("DELETE FROM log_entry WHERE organisation_gid = 'north' AND seq IN (4, 5, 9)");
    expect(await ofNorth()).toMatchObject({
      verdict: 'missing',
      faults: [
        { kind: 'missing', seq: 4, last: 5 },
        { kind: 'missing', seq: 9, last: 9 },
      ],
    });
  });

  test('missing at its start, when somebody deletes the oldest', async () => {
    chained.tamper("DELETE FROM log_entry WHERE organisation_gid = 'north' AND seq < 4");
    expect(await ofNorth()).toMatchObject({ verdict: 'missing', faults: [{ seq: 1, last: 3 }] });
    // Nor does it help to say that they were removed because of their age.
    chained.tamper(
      `UPDATE log_chain SET start_seq = 3, start_hash = '${'h'.repeat(43)}' WHERE organisation_gid = 'north'`,
    );
    expect(await ofNorth()).toMatchObject({ verdict: 'altered' });
  });

  test('cut, when somebody deletes the newest', async () => {
    chained.tamper("DELETE FROM log_entry WHERE organisation_gid = 'north' AND seq > 9");
    expect(await ofNorth()).toMatchObject({ verdict: 'cut', faults: [{ kind: 'cut', seq: 10, last: 12 }] });
  });

  test('cut, against a head that was kept, when its own head was put back as well', async () => {
    const heads = await chained.database.query(auditHeads());
    chained.tamper("DELETE FROM log_entry WHERE organisation_gid = 'north' AND seq > 9");
    chained.tamper(
      `UPDATE log_chain SET seq = 9, hash = (SELECT hash FROM log_entry WHERE organisation_gid = 'north' AND seq = 9)
       WHERE organisation_gid = 'north'`,
    );
    expect(await ofNorth()).toMatchObject({ verdict: 'whole' });
    expect(await ofNorth(heads)).toMatchObject({ verdict: 'cut', faults: [{ kind: 'cut', seq: 10, last: 12 }] });
  });

  test('cut whole, against a head that was kept, when nothing of it is left', async () => {
    const heads = await chained.database.query(auditHeads());
    chained.tamper("DELETE FROM log_entry WHERE organisation_gid = 'north'");
    chained.tamper("DELETE FROM log_chain WHERE organisation_gid = 'north'");
    expect(await ofNorth()).toBeUndefined();
    expect(await ofNorth(heads)).toMatchObject({ verdict: 'cut', faults: [{ seq: 1, last: 12 }] });
  });

  test('altered, when somebody without the key writes it again from the start', async () => {
    await rewrite('guessed'.repeat(8), chained.key.id);
    expect(await ofNorth()).toMatchObject({ verdict: 'altered', faultCount: 12 });
  });

  test('unchecked, when it was written again with another key, and altered against a head that was kept', async () => {
    const heads = await chained.database.query(auditHeads());
    const other = 'guessed'.repeat(8);
    await rewrite(other, keyFrom(other, 'test').id);
    expect(await ofNorth()).toMatchObject({ verdict: 'unchecked', faults: [{ seq: 1, last: 12 }] });
    expect(await ofNorth(heads)).toMatchObject({ verdict: 'altered' });
  });

  test('altered, against a head that was kept, when somebody with the key writes it again from the start', async () => {
    const heads = await chained.database.query(auditHeads());
    chained.tamper(
      "UPDATE log_entry SET body = replace(body, 'signedIn', 'refused') WHERE organisation_gid = 'north' AND seq = 2",
    );
    await rewrite('k'.repeat(40), chained.key.id);
    expect(await ofNorth()).toMatchObject({ verdict: 'whole' });
    expect(await ofNorth(heads)).toMatchObject({ verdict: 'altered', faults: [{ kind: 'altered', seq: 12 }] });
  });

  test('altered, also where the head of the chain that was written again was kept after the first', async () => {
    const first = await chained.database.query(auditHeads());
    chained.tamper(
      "UPDATE log_entry SET body = replace(body, 'signedIn', 'refused') WHERE organisation_gid = 'north' AND seq = 2",
    );
    await rewrite('k'.repeat(40), chained.key.id);
    const heads = [...first, ...(await chained.database.query(auditHeads()))];
    expect(await ofNorth(heads)).toMatchObject({ verdict: 'altered', faults: [{ kind: 'altered', seq: 12 }] });
  });

  test('altered, when an entry was put before its start', async () => {
    const put = (seq: number) =>
      chained.tamper(
        `INSERT INTO log_entry (gid, organisation_gid, log, record_gid, body, created_at, seq, hash, key_id)
         SELECT gid || '${seq}', organisation_gid, log, record_gid, body, created_at, ${seq}, hash, key_id
         FROM log_entry WHERE organisation_gid = 'north' AND seq = 12`,
      );
    put(0);
    expect(await ofNorth()).toMatchObject({ verdict: 'altered', faults: [{ kind: 'altered', seq: 0 }] });
    chained.tamper("DELETE FROM log_entry WHERE organisation_gid = 'north' AND seq = 0");
    const [{ at } = { at: 0 }] = await chained.database.read<{ at: number }>(
      'log_entry',
      "SELECT created_at AS at FROM log_entry WHERE organisation_gid = 'north' AND seq = 6",
    );
    await forgetEntriesBefore(chained.database, chained.key, north, Number(at));
    put(3);
    expect(await ofNorth()).toMatchObject({ verdict: 'altered', faults: [{ kind: 'altered', seq: 3 }], first: 6 });
  });

  test('altered, when its own head is another, or it says that it began with something', async () => {
    chained.tamper("UPDATE log_chain SET hash = 'x' WHERE organisation_gid = 'south'");
    expect((await chained.verify()).at(-1)).toMatchObject({
      verdict: 'altered',
      faults: [{ kind: 'altered', seq: 3, why: 'the head of the chain' }],
    });
    chained.tamper("UPDATE log_chain SET start_hash = 'x' WHERE organisation_gid = 'north'");
    expect((await ofNorth())?.faults).toMatchObject([
      { kind: 'altered', seq: 0, why: 'the start of the chain' },
      { kind: 'altered', seq: 1 },
    ]);
  });

  test('altered, against a head that was kept, when it goes on from another after old entries were removed', async () => {
    const [{ at } = { at: 0 }] = await chained.database.read<{ at: number }>(
      'log_entry',
      "SELECT created_at AS at FROM log_entry WHERE organisation_gid = 'north' AND seq = 6",
    );
    const [fifth] = await chained.database.read<{ hash: string }>(
      'log_entry',
      "SELECT hash FROM log_entry WHERE organisation_gid = 'north' AND seq = 5",
    );
    await forgetEntriesBefore(chained.database, chained.key, north, Number(at));
    expect(await ofNorth([{ ...north, seq: 5, hash: fifth?.hash ?? '' }])).toMatchObject({
      verdict: 'whole',
      first: 6,
    });
    expect(await ofNorth([{ ...north, seq: 5, hash: 'another' }])).toMatchObject({
      verdict: 'altered',
      faults: [{ kind: 'altered', seq: 5 }],
    });
  });

  test('unchecked, once for each other key, and tells the first of many faults and how many there are', async () => {
    chained.tamper("UPDATE log_entry SET key_id = 'first' WHERE organisation_gid = 'north' AND seq IN (2, 3)");
    chained.tamper("UPDATE log_entry SET key_id = 'other' WHERE organisation_gid = 'north' AND seq IN (4, 5, 7)");
    expect(await ofNorth()).toMatchObject({
      verdict: 'unchecked',
      faults: [
        { seq: 2, last: 3, keyId: 'first' },
        { seq: 4, last: 5, keyId: 'other' },
        { seq: 7, last: 7, keyId: 'other' },
      ],
      faultCount: 3,
    });
    await chained.add('south', 22);
    chained.tamper("UPDATE log_entry SET created_at = created_at + 1 WHERE organisation_gid = 'south'");
    const report = (await chained.verify()).at(-1);
    expect([report?.faults.length, report?.faultCount]).toEqual([20, 25]);
  });

  test('whole, where nothing of it was linked yet when a head was kept', async () => {
    const nothing = { organisationGid: 'west', log: 'access', seq: 0, hash: '' };
    expect(await chained.verify([nothing])).toContainEqual(
      expect.objectContaining({ organisationGid: 'west', verdict: 'whole', last: 0, checked: 0 }),
    );
  });

  test('missing, when an entry was taken out of it to be linked again as another', async () => {
    chained.tamper(
      "UPDATE log_entry SET seq = NULL, hash = NULL, body = replace(body, 'signedIn', 'refused') WHERE organisation_gid = 'north' AND seq = 5",
    );
    await chained.chainer.link();
    expect(await ofNorth()).toMatchObject({ verdict: 'missing', faults: [{ seq: 5, last: 5 }], last: 13 });
  });
});

test('what was added since a head was kept changes nothing about it', async () => {
  const heads = await chained.database.query(auditHeads());
  // More than are read at once.
  await chained.add('north', 490);
  expect(await ofNorth(heads)).toMatchObject({ verdict: 'whole', last: 502 });
});

test('entries that were removed because of their age leave a chain that is whole', async () => {
  const heads = await chained.database.query(auditHeads());
  await chained.add('north', 450);
  const [eleventh] = await chained.database.read<{ at: number }>(
    'log_entry',
    "SELECT created_at AS at FROM log_entry WHERE organisation_gid = 'north' AND seq = 411",
  );
  expect(await forgetEntriesBefore(chained.database, chained.key, north, Number(eleventh?.at))).toBe(410);
  expect((await seqsOf('north'))[0]?.seq).toBe(411);
  expect(await ofNorth(heads)).toMatchObject({ verdict: 'whole', first: 411, last: 462 });
  expect(await forgetEntriesBefore(chained.database, chained.key, north, chained.time.now + 1)).toBe(52);
  await chained.add('north', 2);
  expect(await ofNorth(heads)).toMatchObject({ verdict: 'whole', first: 463, last: 464, checked: 2 });
});

test('an entry that is not linked yet is counted and is no fault', async () => {
  const entry = { action: 'signedIn', kind: 'staff', address: '10.0.0.1' } as const;
  await chained.database.write(noteAccess, { organisationGid: 'south', subjectGid: null, entry });
  const report = async () => (await chained.verify()).at(-1);
  expect(await report()).toMatchObject({ verdict: 'whole', unlinked: 1, last: 3 });
  await chained.chainer.link();
  expect(await report()).toMatchObject({ verdict: 'whole', unlinked: 0, last: 4 });
});

/** Makes the chain of the north again over what its entries say now. */
async function rewrite(secret: string, keyId: string): Promise<void> {
  const key = { ...keyFrom(secret, 'test'), id: keyId };
  const entries = await chained.database.read<StoredEntry & { seq: number }>(
    'log_entry',
    `SELECT ${entryColumns}, seq FROM log_entry WHERE organisation_gid = 'north' ORDER BY seq`,
  );
  let hash = '';
  for (const entry of entries) {
    hash = hashOfEntry(key, hash, entry.seq, entry);
    chained.tamper(`UPDATE log_entry SET hash = '${hash}', key_id = '${keyId}' WHERE gid = '${entry.gid}'`);
  }
  chained.tamper(`UPDATE log_chain SET hash = '${hash}' WHERE organisation_gid = 'north'`);
}

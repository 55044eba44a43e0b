/** Each log of each organisation is a chain by itself: what happens to one leaves the others as they are. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetEntriesBefore } from '#server/audit/forget-entries.ts';
import { type ChainedStore, openChainedStore } from './chained-store.ts';

let chained: ChainedStore;
beforeEach(async () => {
  chained = await openChainedStore();
});
afterEach(() => chained.close());

/** Somebody looks at a patient. */
async function look(organisationGid: string, gid: string): Promise<void> {
  chained.time.now += 1;
  chained.tamper(
    `INSERT INTO log_entry (gid, organisation_gid, log, body, created_at)
     VALUES ('${gid}', '${organisationGid}', 'read', '{}', ${chained.time.now});
     INSERT INTO read_patient (organisation_gid, patient, entry_gid) VALUES ('${organisationGid}', 'mark', '${gid}')`,
  );
  await chained.chainer.link();
}

const chains = async () =>
  (await chained.verify()).map(
    ({ organisationGid, log, verdict, first, last }) => `${organisationGid} ${log} ${verdict} ${first}–${last}`,
  );

test('as they grow in turn, and when the oldest of one are removed', async () => {
  await chained.add('north', 2);
  await look('north', 'one');
  await chained.add('south', 1);
  await look('south', 'two');
  await chained.add('north', 1);
  await look('north', 'three');
  await look('north', 'four');
  await chained.add('south', 2);
  expect(await chains()).toEqual([
    'north access whole 1–3',
    'north read whole 1–3',
    'south access whole 1–3',
    'south read whole 1–1',
  ]);
  const name = { organisationGid: 'north', log: 'read' } as const;
  const [third] = await chained.database.read<{ at: number }>(
    'log_entry',
    "SELECT created_at AS at FROM log_entry WHERE gid = 'three'",
  );
  expect(await forgetEntriesBefore(chained.database, chained.key, name, Number(third?.at))).toBe(1);
  expect(await chains()).toEqual([
    'north access whole 1–3',
    'north read whole 2–3',
    'south access whole 1–3',
    'south read whole 1–1',
  ]);
  const marks = await chained.database.read<{ gid: string }>(
    'read_patient',
    'SELECT entry_gid AS gid FROM read_patient',
  );
  expect(marks.map(({ gid }) => gid).sort()).toEqual(['four', 'three', 'two']);
});

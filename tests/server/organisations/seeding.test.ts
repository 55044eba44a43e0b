import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Table } from '#server/database/tables.ts';
import { removeHalfSeeded, seedWhole } from '#server/organisations/seeding.ts';
import { engine } from '../../running/engine.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic } from '../small-clinic.ts';

let app: TestApp;
beforeAll(async () => {
  // The sweeper notes when it last looked, whenever that is.
  app = await openApp({ schedule: false });
});
afterAll(() => app.close());

const tablesOfOrganisations =
  engine === 'sqlite'
    ? `SELECT m.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c ON c.name = 'organisation_gid'
       WHERE m.type = 'table' ORDER BY m.name`
    : `SELECT table_name AS name FROM information_schema.columns
       WHERE table_schema = current_schema() AND column_name = 'organisation_gid' ORDER BY table_name`;

test('an organisation whose seeding broke off is removed whole, and no other', async () => {
  const { database, files } = app.app.services;
  const [kept, half] = [await buildClinic(app), await buildClinic(app)];
  const rowsOf = async (gid: string) => {
    const tables = await database.read<{ name: Table }>([], tablesOfOrganisations);
    const counts: Record<string, number> = {};
    for (const { name } of tables) {
      const [row] = await database.read<{ count: number }>(
        name,
        `SELECT count(*) AS count FROM ${name} WHERE organisation_gid = ?`,
        gid,
      );
      counts[name] = row?.count ?? 0;
    }
    return counts;
  };
  // The log's entries are linked some time after they were written.
  const unlinked = () =>
    database.read('log_entry', 'SELECT gid FROM log_entry WHERE seq IS NULL AND organisation_gid = ?', kept.gid);
  await expect.poll(unlinked).toEqual([]);
  const before = await rowsOf(kept.gid);
  expect((await rowsOf(half.gid)).document).toBeGreaterThan(5);
  await expect(seedWhole(database, half.gid, () => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
  await removeHalfSeeded(database, files);
  expect(Object.values(await rowsOf(half.gid)).every((count) => count === 0)).toBe(true);
  expect(await database.read('organisation', 'SELECT gid FROM organisation WHERE gid = ?', half.gid)).toEqual([]);
  expect(await rowsOf(kept.gid)).toEqual(before);
});

test('an organisation whose seeding came to its end stays', async () => {
  const { database, files } = app.app.services;
  const clinic = await buildClinic(app);
  await seedWhole(database, clinic.gid, async () => 'done');
  await removeHalfSeeded(database, files);
  expect(await database.read('organisation', 'SELECT gid FROM organisation WHERE gid = ?', clinic.gid)).toHaveLength(1);
});

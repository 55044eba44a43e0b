import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Table } from '#server/database/tables.ts';
import { organisationTables } from '#server/organisations/organisation-tables.ts';
import { giveUpOrganisation, removeQueuePortion } from '#server/organisations/removal-commands.ts';
import { noteReads } from '#server/read-log/commands.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, organisationPassword, systemToken } from '../small-clinic.ts';

const path = '/api/v1/collab/web/advancedSetting/organization';
const name = '河岸診所';

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const remove = async (gid: string, query: object = { name }) =>
  app.call('DELETE', path, { token: await systemToken(app), query: { gid, ...query } });

/** How many rows each table has of an organisation, by the table's name. */
async function rowsOf(gid: string) {
  const { database } = app.app.services;
  const tables: Table[] = ['ticket', 'queue', 'file', ...(await organisationTables(database))];
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const [row] = await database.read<{ n: number }>(
      table,
      `SELECT count(*) AS n FROM ${table} WHERE organisation_gid = ?`,
      gid,
    );
    counts[table] = Number(row?.n);
  }
  return counts;
}

const serve = ({ tokens, room }: Clinic) =>
  app.done('POST', '/api/v1/collab/web/queue/clinic/login', {
    token: tokens.staff,
    body: { panelGid: room.gid },
    headers: { 'idempotency-key': `log-in-${room.gid}` },
  });

test('an organisation is removed whole, to its last row, and its neighbour keeps every one', async () => {
  const [neighbour, clinic] = [await buildClinic(app), await buildClinic(app)];
  const before = await rowsOf(neighbour.gid);
  expect(before.document).toBeGreaterThan(5);
  expect((await remove(clinic.gid)).status).toBe(200);
  expect(
    (await app.call('GET', '/api/v1/collab/web/organization/general', { token: clinic.tokens.session })).status,
  ).toBe(401);
  await app.app.services.removals.wake();
  const left = await rowsOf(clinic.gid);
  expect(Object.entries(left).filter(([, count]) => count > 0)).toEqual([]);
  expect(
    await app.app.services.database.read('organisation', 'SELECT gid FROM organisation WHERE gid = ?', clinic.gid),
  ).toEqual([]);
  // What was written of it meanwhile (who looked, links of its logs) may have come on top.
  const after = await rowsOf(neighbour.gid);
  expect(Object.keys(before).filter((table) => Number(after[table]) < Number(before[table]))).toEqual([]);
});

test('it wants the name, and asks twice while counters serve', async () => {
  const clinic = await buildClinic(app);
  const wrong = await remove(clinic.gid, { name: '別的診所' });
  expect(wrong.body.contents).toMatchObject([{ code: 'organisation_name_mismatch', field: 'name' }]);
  await serve(clinic);
  const busy = await remove(clinic.gid);
  expect(busy.body.contents).toMatchObject([{ code: 'organisation_at_work', params: { number: 1 } }]);
  expect((await rowsOf(clinic.gid)).document).toBeGreaterThan(5);
  expect((await remove(clinic.gid, { name, force: true })).status).toBe(200);
  await app.app.services.removals.wake();
  expect((await rowsOf(clinic.gid)).document).toBe(0);
});

test('while it goes nobody finds it, and its code is free when it has gone', async () => {
  const clinic = await buildClinic(app);
  const token = await systemToken(app);
  const body = { gid: clinic.gid, name, type: 'clinic', password: organisationPassword };
  const { database } = app.app.services;
  await database.write(giveUpOrganisation, { gid: clinic.gid, name, force: false });
  const again = await app.call('POST', `${path}/create`, { token, body });
  expect(again.body.contents).toMatchObject([{ code: 'organisation_exists' }]);
  expect((await app.call('GET', path, { token, query: { gid: clinic.gid } })).status).toBe(404);
  await app.app.services.removals.wake();
  expect((await app.call('POST', `${path}/create`, { token, body })).status).toBe(200);
});

test('a look that was counted in memory leaves nothing of an organisation that has gone', async () => {
  const clinic = await buildClinic(app);
  await remove(clinic.gid);
  await app.app.services.removals.wake();
  const said = { action: 'watched', kind: 'staff', subjectGid: null, address: '127.0.0.1', operation: 'getPanelView' };
  const reading = { ...said, organisationGid: clinic.gid, traceId: 'late', times: 2, since: 0 };
  await app.app.services.database.write(noteReads, {
    organisationGid: clinic.gid,
    readings: [reading as never],
  });
  expect((await rowsOf(clinic.gid)).log_entry).toBe(0);
});

test('nothing is removed of an organisation that was not given up', async () => {
  const clinic = await buildClinic(app);
  const portion = { organisationGid: clinic.gid, rows: 10 };
  const late = app.app.services.database.write(removeQueuePortion, portion);
  await expect(late).rejects.toMatchObject({ entries: [{ code: 'not_found' }] });
});

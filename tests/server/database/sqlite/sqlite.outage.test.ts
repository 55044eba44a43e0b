/** A database file that cannot be written for a while, under a server that goes on. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../open-app.ts';
import { openOrganisation } from '../../small-clinic.ts';

const departments = '/api/v1/collab/web/system/department';
let app: TestApp;
let session: string;

beforeAll(async () => {
  app = await openApp({ schedule: false });
  ({ session } = await openOrganisation(app));
});
afterAll(() => app.close());

test('while it cannot be written changes are refused for the moment, reads go on, and it recovers by itself', async () => {
  const create = (code: string) =>
    app.call('POST', departments, {
      token: session,
      body: { code, name: '內科' },
      headers: { 'idempotency-key': code },
    });
  const codes = async () =>
    (await app.done('GET', `${departments}/list`, { token: session })).data.map(({ code }: { code: string }) => code);
  expect((await create('before-it-1')).status).toBe(200);

  const other = new DatabaseSync(join(app.dataFolder, 'callboard.db'));
  other.exec('BEGIN IMMEDIATE');
  const [refused, read] = await Promise.all([create('while-away-1'), codes()]);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body.contents[0].code).toBe('storage_unavailable');
  expect(refused.text).not.toMatch(/SQLITE|locked|callboard\.db/);
  expect(read).toEqual(['before-it-1']);
  expect(await codes()).toEqual(['before-it-1']);

  other.exec('ROLLBACK');
  other.close();
  expect((await create('while-away-1')).status).toBe(200);
  expect(await codes()).toEqual(['before-it-1', 'while-away-1']);
});

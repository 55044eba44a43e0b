/** The keys of an organisation, and when each was used last: who ends one that no program needs must know which it is. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiKeyList, ApiKeyMade } from '#generated/shapes.ts';
import { dayMs } from '#server/ground/durations.ts';
import { sweepExpired } from '#server/security/commands.ts';
import { listApiKeys } from '#server/security/list-api-keys.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';

const keys = '/api/v1/collab/web/organization/apiKey';
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

const list = async (): Promise<ApiKeyList['data']> =>
  (await app.done('GET', `${keys}/list`, { token: clinic.tokens.session })).data;
const make = (body: object): Promise<ApiKeyMade> => app.done('POST', keys, { token: clinic.tokens.session, body });

test('a key tells when it was used last, also weeks later, and one that never was used tells nothing', async () => {
  const made = await make({ kind: 'agency', name: '預約系統' });
  const unused = await make({ kind: 'agency', name: '舊系統' });
  const usedAt = app.time.now + 90_000;
  app.time.now = usedAt;
  const headers = { 'x-api-key': made.apiKey };
  await app.done('PATCH', '/api/v1/agency/ptch/checkOrgDailyReset', { headers });
  await app.app.services.lastSeen.close();
  const known = async () => Object.fromEntries((await list()).map(({ gid, usedAt }) => [gid, usedAt]));
  expect(await known()).toEqual({ [made.gid]: usedAt, [unused.gid]: undefined });
  app.time.now += 40 * dayMs;
  while (await app.app.services.database.write(sweepExpired, { rows: 100 }));
  const later = await app.app.services.database.query(listApiKeys(clinic.gid, app.time.now));
  expect(Object.fromEntries(later.data.map(({ gid, usedAt }) => [gid, usedAt]))).toMatchObject({ [made.gid]: usedAt });
});

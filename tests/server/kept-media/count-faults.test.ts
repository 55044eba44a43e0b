import { afterAll, beforeAll, expect, test } from 'vitest';
import { screenReport } from '../../running/screen-report.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { until } from '../printing/until.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

test('the state of a screen says how many of its media do not come, also in the fleet, and nothing where all do', async () => {
  const { session: token } = clinic.tokens;
  const query = { panelGid: clinic.room.gid };
  const path = `${web}/panel/device/heartbeat`;
  await app.done('POST', path, {
    token: clinic.tokens.panel,
    body: screenReport('television1', app.time.now),
  });
  const faults = async () => (await app.done('GET', `${web}/panel/device/list`, { token, query })).data[0].mediaFaults;
  const inFleet = async () => (await app.done('GET', `${web}/device/fleet/list`, { token })).data[0].mediaFaults;
  expect([await faults(), await inFleet()]).toEqual([undefined, undefined]);
  const body = { name: '衛教', type: 'video', source: 'hfs', url: 'http://10.0.0.1/a.mp4' };
  const { gid } = await app.done('POST', `${web}/panel/media`, { token, query, body });
  await until(async () => (await faults()) === 1 || undefined);
  expect(await inFleet()).toBe(1);
  await app.done('PATCH', `${web}/panel/media/toggle`, { token, body: { gid, enabled: false } });
  expect(await faults()).toBeUndefined();
});

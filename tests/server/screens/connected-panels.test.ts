import { afterAll, beforeAll, expect, test } from 'vitest';
import { screenReport } from '../../running/screen-report.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';

const path = '/api/v1/collab/web/panel';
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

const connected = async () =>
  (await app.done('GET', `${path}/device/connected`, { token: clinic.tokens.session })).data;

test('panels with connected screens are listed with how many there are and what they show', async () => {
  expect(await connected()).toEqual([]);
  for (const screen of ['screen01', 'screen02']) {
    await app.done('POST', `${path}/device/heartbeat`, { token: clinic.tokens.panel, body: screenReport(screen, 1) });
  }
  expect(await connected()).toEqual([{ panelGid: clinic.room.gid, screens: 2, shows: [clinic.room.gid] }]);
});

/** Whether a call has reached the hall, as the desk that made it is told. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import type { CallInHall } from '#generated/shapes.ts';
import { screenReport } from '../../running/screen-report.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';

let app: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  app = await openApp({ schedule: false });
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

const report = () =>
  app.done('POST', '/api/v1/collab/web/panel/device/heartbeat', {
    token: clinic.tokens.panel,
    body: screenReport('screen01', 1),
  });
const hall = async (panelGid = clinic.room.gid): Promise<CallInHall> =>
  app.done('GET', '/api/v1/collab/web/queue/clinic/shown', {
    token: clinic.tokens.session,
    query: { panelGid },
  });

test('a screen that falls silent is gone for the desk once the silence is long enough, and back with its next word', async () => {
  expect(await hall()).toEqual({ seq: 0, screens: 0, shown: 0, spoken: 0 });
  await report();
  expect((await hall()).screens).toBe(1);
  const heard = app.time.now;
  app.time.now = heard + limits.screenSilenceSeconds * 1000;
  expect((await hall()).screens).toBe(1);
  app.time.now += 1;
  expect((await hall()).screens).toBe(0);
  await report();
  expect((await hall()).screens).toBe(1);
});

test('a screen of other rooms does not count, and one that keeps reporting stays', async () => {
  expect((await hall(clinic.spare.gid)).screens).toBe(0);
  for (let turn = 0; turn < 4; turn += 1) {
    app.time.now += limits.screenReportSeconds * 1000;
    await report();
    await app.app.services.gatheredReports.flush();
    expect((await hall()).screens).toBe(1);
  }
});

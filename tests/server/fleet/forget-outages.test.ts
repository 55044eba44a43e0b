import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetOldOutages } from '#server/fleet/forget-outages.ts';
import { dayMs, minuteMs } from '#server/ground/durations.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { organisationPassword } from '../small-clinic.ts';
import { type Fleet, openFleet } from './fleet-hospital.ts';

let app: TestApp;
let fleet: Fleet;

beforeAll(async () => {
  app = await openApp({ schedule: false });
  fleet = await openFleet(app);
});
afterAll(() => app.close());

/** States of the outages in the notification centre, the newest first, a while later. */
async function told(laterMs: number): Promise<string[]> {
  app.time.now += laterMs;
  await app.app.fleetWatch.look();
  const { data } = await app.done('GET', '/api/v1/collab/web/notification/list', {
    token: fleet.clinic.tokens.session,
  });
  return data.map(({ outageState }: { outageState: string }) => outageState);
}
const forget = () => app.app.services.database.write(forgetOldOutages, {});

test('the notification of an outage stays for thirty days after it, and for as long as it lasts', async () => {
  const { token } = await fleet.pair('西側');
  const report = () => fleet.screen('screenwest', {}, token);
  await report();
  expect(await told(6 * minuteMs)).toEqual(['silent']);
  app.time.now += 1000;
  await report();
  expect(await told(0)).toEqual(['back']);
  expect(await told(6 * minuteMs)).toEqual(['silent', 'back']);

  app.time.now += 29 * dayMs;
  expect(await forget()).toBe(0);
  app.time.now += dayMs;
  expect(await forget()).toBe(1);
  const { token: session } = await app.done('POST', '/api/v1/collab/web/organization/login', {
    body: { orgGid: fleet.clinic.gid, password: organisationPassword },
  });
  fleet.clinic.tokens.session = session;
  expect(await told(0)).toEqual(['silent']);
});

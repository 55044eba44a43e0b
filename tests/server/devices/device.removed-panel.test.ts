/** A panel that is removed takes its own devices along. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keepLauncher } from '#server/launcher/keep-launcher.ts';
import { openFleet } from '../fleet/fleet-hospital.ts';
import { openApp, type TestApp } from '../open-app.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let fleet: Awaited<ReturnType<typeof openFleet>>;
beforeAll(async () => {
  app = await openApp({ schedule: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  fleet = await openFleet(app);
});

test('each of its own shows a code again and is listed no more; those of other panels stay', async () => {
  const { clinic } = fleet;
  const token = clinic.tokens.session;
  const place = (key: string) => app.done('POST', `${web}/device/pairing/place`, { body: { kind: 'panel', key } });
  const paired = async (panelGid: string) => {
    const body = { kind: 'panel', engine: 'Chrome/64' };
    const { code, key } = await app.done('POST', `${web}/device/pairing/offer`, { body });
    const { gid } = await app.done('POST', `${web}/device/paired`, { token, body: { code, panelGid } });
    const said = { versionNumber: '1.0.0', platform: 'linux x64', browser: 'Chrome/153', restarts: 0 };
    const report = { ...said, macAddresses: [], startedAt: app.time.now };
    await app.app.services.database.write(keepLauncher, {
      organisationGid: clinic.gid,
      deviceGid: gid,
      update: {},
      report,
    });
    return key as string;
  };
  const own = await paired(clinic.spare.gid);
  const other = await paired(clinic.room.gid);
  const { token: shown } = await app.done('POST', `${web}/panel/login`, {
    body: { panelGid: clinic.spare.gid, key: own },
  });
  await fleet.screen('screen02', {}, shown);
  await fleet.screen('screen01');
  await fleet.desk('desk0001');
  await app.done('DELETE', `${web}/panel`, { token, query: { gid: clinic.spare.gid, name: clinic.spare.name } });
  expect([await place(own), await place(other)]).toEqual([
    { state: 'unknown' },
    { state: 'paired', panelGid: clinic.room.gid },
  ]);
  const { database } = app.app.services;
  expect(await database.read('launcher', 'SELECT device_gid FROM launcher'), 'the launcher of the other').toHaveLength(
    1,
  );
  const { data } = await fleet.list();
  expect(data.map(({ panelGid }) => panelGid)).toEqual([clinic.room.gid, clinic.room.gid, clinic.room.gid]);
});

/** Where to go, as patients are told it: on their slip, at the kiosk, on their phone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, fillRoom } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let clinic: Clinic;
let ticketKey: string;

beforeAll(async () => {
  app = await openApp({ schedule: false });
  clinic = await buildClinic(app);
  await app.done('POST', `${web}/system/room`, {
    token: clinic.tokens.session,
    body: { code: 'r101', name: '診間一', location: '門診大樓 1F' },
  });
  await fillRoom(app, clinic);
  ({ ticketKey } = (await checkIn()).data[0]);
});
afterAll(() => app.close());

const checkIn = () =>
  app.done('POST', '/api/v1/collab/clinicCheckInKiosk/checkIn', {
    token: clinic.tokens.kiosk,
    body: { identifier: 'P100000006' },
  });
const told = async () => {
  const kiosk = (await checkIn()).data[0].location;
  const phone = (await app.done('GET', '/api/v1/collab/ticket/view', { query: { key: ticketKey } })).location;
  return [kiosk, phone];
};

test('it is that of the room with the panel’s code', async () => {
  expect(await told()).toEqual(['門診大樓 1F', '門診大樓 1F']);
});

test('the panel’s own goes before it', async () => {
  await app.done('PATCH', `${web}/panel/general/update/defaultPanel`, {
    token: clinic.tokens.session,
    body: { gid: clinic.room.gid, location: '急診大樓 B1' },
  });
  expect(await told()).toEqual(['急診大樓 B1', '急診大樓 B1']);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, fillRoom } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let clinic: Clinic;
let waiting: { gid: string };
let patientId: string;

beforeAll(async () => {
  app = await openApp({ schedule: false });
  clinic = await buildClinic(app);
  ({ notCheckedIn: waiting, patientId } = await fillRoom(app, clinic));
});
afterAll(() => app.close());

const mayServe = (...panels: string[]) =>
  app.done('PATCH', `${web}/staff`, { token: clinic.tokens.session, body: { gid: clinic.staff.gid, panels } });
const asStaff = (method: string, path: string, body: object) =>
  app.call(method, path, { token: clinic.tokens.staff, body });

test('staff check in and tag the patients of the panels that they may serve, and no others', async () => {
  const tag = () => asStaff('PATCH', `${web}/appointment/tag`, { gids: [waiting.gid], add: ['輪椅'] });
  const checkIn = () => asStaff('POST', `${web}/appointment/checkIn`, { gid: waiting.gid });
  const checkInAll = () => asStaff('POST', `${web}/appointment/bulk/checkIn`, { gids: [waiting.gid] });
  const atKiosk = () => asStaff('POST', '/api/v1/collab/clinicCheckInKiosk/checkIn', { identifier: patientId });
  await mayServe(clinic.spare.gid);
  for (const call of [tag, checkIn, checkInAll]) {
    const { status, body } = await call();
    expect([status, body.contents[0].code]).toEqual([403, 'no_permission']);
  }
  expect((await atKiosk()).body.contents[0].code).toBe('appointment_elsewhere');
  await mayServe(clinic.spare.gid, clinic.room.gid);
  expect((await tag()).body).toEqual({ count: 1 });
  expect((await checkIn()).body.outcome).toBe('checkedIn');
  expect((await atKiosk()).body.data).toMatchObject([{ outcome: 'alreadyCheckedIn' }]);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, fillRoom } from '../small-clinic.ts';

const counter = '/api/v1/collab/web/queue/clinic';

let app: TestApp;
let clinic: Clinic;
beforeEach(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
});
afterEach(() => app.close());

test('a nurse who is taken off a room sees its patients no more, not even by a press that was made before', async () => {
  const { room, spare, staff, tokens } = clinic;
  await fillRoom(app, clinic);
  const press = (action: string, key: string) =>
    app.call('POST', `${counter}/${action}`, {
      token: tokens.staff,
      body: { panelGid: room.gid },
      headers: { 'idempotency-key': key },
    });
  await press('login', 'nurse-sits-down');
  const called = await press('next', 'nurse-calls-once');
  expect((await press('next', 'nurse-calls-once')).body).toEqual(called.body);
  const { body } = await app.call('GET', '/api/v1/collab/web/staff', {
    token: tokens.session,
    query: { gid: staff.gid },
  });
  await app.done('PATCH', '/api/v1/collab/web/staff', {
    token: tokens.session,
    body: { gid: staff.gid, version: body.version, panels: [spare.gid] },
  });
  const again = await press('next', 'nurse-calls-once');
  expect([again.status, again.body.contents?.[0]?.code]).toEqual([403, 'no_permission']);
});

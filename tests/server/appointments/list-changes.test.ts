import { afterAll, beforeAll, expect, test } from 'vitest';
import { listChanges } from '#server/appointments/list-changes.ts';
import { statementsOf, throughAll, withoutIndex } from '../../running/query-plan.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { openHospital } from '../queue/hospital.ts';
import { buildClinic, type Clinic, fillRoom } from '../small-clinic.ts';

let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp({ schedule: false });
  clinic = await buildClinic(app);
  await fillRoom(app, clinic);
});
afterAll(() => app.close());

test('changes of appointments are narrowed by when, by what was done and by which', async () => {
  const list = async (query: object) =>
    (
      await app.done('GET', '/api/v1/collab/web/appointment/change/list', {
        token: clinic.tokens.session,
        query: { limit: 100, ...query },
      })
    ).paging.count;
  const { now } = app.time;
  expect(await list({ from: now, to: now })).toBe(await list({}));
  expect(await list({ to: now - 1 })).toBe(0);
  expect(await list({ from: now + 1 })).toBe(0);
  expect(await list({ action: 'checkedIn', from: now })).toBe(5);
  expect(await list({ appointmentId: 'A1', action: 'created', to: now })).toBe(1);
});

test.each([{ appointmentId: 'A1' }, { appointmentId: 'A1', from: 1, to: 2 }, { gid: 'gid-1' }])(
  'the changes of one appointment are found without going through those of all: %o',
  (which) => {
    const { connection, close } = openHospital();
    const asked = statementsOf(connection, listChanges('demo', { page: 1, limit: 20, ...which }));
    expect(asked).toHaveLength(2);
    const steps = asked.flatMap((statement) => [
      ...throughAll(connection, statement),
      ...withoutIndex(connection, statement),
    ]);
    expect(steps).toEqual([]);
    close();
  },
);

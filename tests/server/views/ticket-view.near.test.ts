/** When the page of a ticket says that it is time to come. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';

const collab = '/api/v1/collab';
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

test('a number that was given with the appointment is called without a check-in, so its page says when it is near', async () => {
  const room = { name: '預約診', roomCode: 'R202', callingMode: 2 };
  const { gid: panelGid } = await app.done('POST', `${collab}/web/panel/create/defaultPanel`, {
    token: clinic.tokens.session,
    body: room,
  });
  const appointments = [1, 2, 3, 4, 5].map((serialNumber) => ({
    appointmentId: `N${serialNumber}`,
    department: '家庭醫學科',
    room: 'R202',
    doctor: '林志明',
    name: '王小明',
    patientId: `P91000000${serialNumber}`,
    inspectionDay: new Date(app.time.now + 8 * 3_600_000).toISOString().slice(0, 10),
    shift: 'morning',
    serialNumber,
  }));
  await app.done('POST', `${collab.replace('/collab', '')}/agency/ptch/clinics/create/appointments`, {
    token: clinic.tokens.agency,
    body: { appointments },
  });
  const tickets = await app.app.services.database.read<{ key: string; number: number }>(
    'ticket',
    `SELECT access_key AS key, number FROM ticket WHERE queue_gid LIKE ? ORDER BY number`,
    `%${panelGid}%`,
  );
  const views = [];
  for (const { key } of tickets) views.push(await app.done('GET', `${collab}/ticket/view?key=${key}`));
  expect(views.map(({ status, ahead, near }) => [status, ahead, near])).toEqual([
    ['registering', 0, true],
    ['registering', 1, true],
    ['registering', 2, true],
    ['registering', 3, undefined],
    ['registering', 4, undefined],
  ]);
});

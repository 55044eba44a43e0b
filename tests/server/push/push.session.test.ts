/** Phones of patients whose turn comes near by the clock alone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDue } from '#server/push/read-due.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';
import { openPushEndpoint, type PushEndpoint } from './push-endpoint.ts';

const collab = '/api/v1/collab';
const hourMs = 3_600_000;
let app: TestApp;
let clinic: Clinic;
const phones: PushEndpoint[] = [];

beforeAll(async () => {
  app = await openApp({ variables: { PUSH_SERVICES: '127.0.0.1', PUSH_NETWORKS: 'loopback' } });
  clinic = await buildClinic(app);
});
afterAll(async () => {
  await app.close();
  for (const one of phones) await one.close();
});

const act = (action: string) =>
  app.done('POST', `${collab}/web/queue/clinic/${action}`, {
    token: clinic.tokens.staff,
    body: { panelGid: clinic.room.gid },
  });
const suspend = (suspended: boolean) =>
  app.done('PATCH', `${collab}/web/advancedSetting/organization/suspension`, {
    token: clinic.tokens.systemAdvance,
    body: { gid: clinic.gid, suspended },
  });
const take = async (): Promise<string> => {
  const path = `${collab}/ticket/machine/take/number?panelGid=${clinic.room.gid}`;
  return (await app.done('GET', path, { token: clinic.tokens.kiosk })).ticketKey;
};
/** Somebody with an appointment of the afternoon who has come too early. */
const comeEarly = async (): Promise<string> => {
  const named = { department: '家庭醫學科', room: 'R101', doctor: '林志明', name: '王小明', patientId: 'P900000001' };
  const appointment = {
    ...named,
    appointmentId: 'P1',
    inspectionDay: '2026-11-21',
    shift: 'afternoon',
    serialNumber: 1,
  };
  await app.done('POST', '/api/v1/agency/ptch/clinics/create/appointments', {
    token: clinic.tokens.agency,
    body: { appointments: [appointment] },
  });
  const { data } = await app.done('POST', `${collab}/clinicCheckInKiosk/checkIn`, {
    token: clinic.tokens.kiosk,
    body: { identifier: named.patientId },
  });
  return data[0].ticketKey;
};
const phoneOf = async (key: string): Promise<PushEndpoint> => {
  const phone = await openPushEndpoint();
  phones.push(phone);
  await app.done('POST', `${collab}/ticket/push`, {
    body: { key, subscription: phone.subscription },
    headers: { 'accept-language': 'zh-TW' },
  });
  return phone;
};
const titlesOf = ({ taken }: PushEndpoint) => taken.map(({ title }) => title);

test('a phone learns that the session of its number begins, though nothing happens in its queue; of a suspended hospital, once it goes on', async () => {
  const { push, database } = app.app.services;
  app.time.now += 3.75 * hourMs;
  await act('login');
  const early = await phoneOf(await comeEarly());
  const morning = await phoneOf(await take());
  await act('next');
  await expect.poll(() => titlesOf(morning), { timeout: 8000 }).toEqual(['001 號，輪到您了']);
  expect(titlesOf(early)).toEqual([]);
  await suspend(true);
  app.time.now += 0.25 * hourMs;
  const { due } = await database.query(readDue(clinic.gid, app.time.now, () => true));
  expect(due).toEqual([]);
  await push.look();
  await suspend(false);
  await expect.poll(() => titlesOf(early), { timeout: 8000 }).toEqual(['001 號，快輪到您了']);
  await push.look();
  await act('next');
  await expect.poll(() => titlesOf(early), { timeout: 8000 }).toEqual(['001 號，快輪到您了', '001 號，輪到您了']);
});

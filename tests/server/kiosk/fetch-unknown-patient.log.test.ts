/** What the programmer of a hospital's own system reads in the log where its answer lets nobody check in. */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';
import { outsideVisit } from './outside-visit.ts';

let app: TestApp;
let clinic: Clinic;
let outer: Server;
let answer: string;

beforeAll(async () => {
  app = await openApp({ schedule: false, variables: { HOSPITAL_SYSTEM_NETWORKS: 'loopback' } });
  clinic = await buildClinic(app);
  outer = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
  });
  await new Promise<void>((resolve) => outer.listen(0, '127.0.0.1', resolve));
  await app.done('PATCH', '/api/v1/collab/web/advancedSetting/organization/hospitalSystem', {
    token: clinic.tokens.systemAdvance,
    query: { orgGid: clinic.gid },
    body: { url: `http://127.0.0.1:${(outer.address() as AddressInfo).port}/his` },
  });
});
afterAll(async () => {
  outer.close();
  await app.close();
});

/** What the log says of one check-in, whose patient is told one thing. */
async function logOf(told: unknown): Promise<{ code: string; lines: { msg: string; faults?: string[] }[] }> {
  answer = typeof told === 'string' ? told : JSON.stringify(told);
  const before = app.log().length;
  const { body } = await app.call('POST', '/api/v1/collab/clinicCheckInKiosk/checkIn', {
    token: clinic.tokens.kiosk,
    body: { identifier: 'P900000001' },
  });
  const lines = app.log().slice(before).trim().split('\n');
  const own = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg?.startsWith("the hospital's own system"));
  return { code: body.contents[0].code, lines: own };
}

test.each([
  ['no list', { data: [] }, ['appointments: field_required']],
  ['no JSON', '<html>maintenance</html>', ['malformed_json']],
  ['too many', { appointments: Array.from({ length: 21 }, () => outsideVisit) }, ['appointments: cannot_exceed']],
  ['a field that is empty', { appointments: [{ ...outsideVisit, nurse: null }] }, ['nurse: field_invalid']],
  [
    'a number as a text',
    { appointments: [{ ...outsideVisit, serialNumber: '77' }] },
    ['serialNumber: must_be_positive_integer'],
  ],
  ['a room that we do not have', { appointments: [{ ...outsideVisit, room: 'R999' }] }, ['room: room_not_found']],
])('an answer with %s is logged with its fault', async (_what, told, faults) => {
  expect(await logOf(told)).toMatchObject({ code: 'no_data_contact_it', lines: [{ faults }] });
});

test('a field that we do not know is not named: it may be a number of a patient', async () => {
  const { lines } = await logOf({ appointments: [{ ...outsideVisit, A123456789: true }] });
  expect(lines).toMatchObject([{ faults: ['unknown_field'] }]);
  expect(app.log()).not.toContain('A123456789');
});

test.each([
  ['without the number that was asked for', { patientId: undefined }],
  ['of another day', { inspectionDay: '2026-11-22' }],
])('an appointment %s is logged: its patient is told that there is none', async (_what, more) => {
  const { code, lines } = await logOf({ appointments: [{ ...outsideVisit, ...more }] });
  expect(code).toBe('no_appointment_today');
  expect(lines.map(({ msg }) => msg)).toEqual([
    "the hospital's own system gave no appointment of the number and day asked for",
  ]);
});

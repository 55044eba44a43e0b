/** Check-in of somebody unknown, against a real outer system on this machine that answers, stalls, fails and babbles. */

import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeDatabase } from '../../running/engine.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';
import { outsideVisit } from './outside-visit.ts';

const key = 'key-of-the-outer-system';
const change = '/api/v1/collab/web/advancedSetting/organization/hospitalSystem';
let app: TestApp;
let clinic: Clinic;
let outer: Server;
let answer: RequestListener;
let asked: { method: string | undefined; url: URL; key: unknown; body: string }[];
/** Of each question, the trace that it belongs to. */
let traces: string[];

beforeAll(async () => {
  app = await openApp({ schedule: false, variables: { HOSPITAL_SYSTEM_NETWORKS: 'loopback' } });
  outer = createServer(async (request, response) => {
    const { method, headers } = request;
    const url = new URL(request.url ?? '', 'http://outer');
    asked.push({ method, url, key: headers['x-api-key'], body: await text(request) });
    traces.push(String(headers.traceparent));
    answer(request, response);
  });
  await new Promise<void>((resolve) => outer.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  outer.closeAllConnections();
  outer.close();
  await app.close();
});
beforeEach(async () => {
  clinic = await buildClinic(app);
  asked = [];
  traces = [];
  answer = gives(200, { appointments: [] });
  await point(own());
});

const own = (host = '127.0.0.1') => `http://${host}:${(outer.address() as AddressInfo).port}/his/appointments`;

const point = (url: string | null, more: object = { key }) =>
  app.done('PATCH', change, {
    token: clinic.tokens.systemAdvance,
    query: { orgGid: clinic.gid },
    body: { url, ...(url === null ? {} : more) },
  });
const checkIn = (identifier = 'P900000001') =>
  app.call('POST', '/api/v1/collab/clinicCheckInKiosk/checkIn', { token: clinic.tokens.kiosk, body: { identifier } });
const refusal = async () => (await checkIn()).body.contents[0].code;

function gives(status: number, body: unknown): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

function appointment(more: object = {}) {
  return { ...outsideVisit, ...more };
}

describe('a patient of whom nothing is known here', () => {
  test('is checked in with what the hospital’s own system knows, and is asked for once', async () => {
    answer = gives(200, { appointments: [appointment()] });
    const { body } = await checkIn();
    expect(body.data).toMatchObject([{ outcome: 'checkedIn', number: 77 }]);
    expect((await checkIn()).body.data).toMatchObject([{ outcome: 'alreadyCheckedIn', number: 77 }]);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method: 'POST', key });
    expect(JSON.parse(asked[0]!.body)).toEqual({ identifier: 'P900000001', date: '2026-11-21' });
    expect(asked[0]!.url.href).toBe('http://outer/his/appointments');
  });

  test('is checked in by a system that writes a mark of the byte order first', async () => {
    answer = gives(200, `\uFEFF${JSON.stringify({ appointments: [appointment()] })}`);
    expect((await checkIn()).body.data).toMatchObject([{ outcome: 'checkedIn', number: 77 }]);
  });

  test.each(['application/json; charset=big5', 'application/json;charset="MS950"'])(
    'has the name that a system writes in Big5 (%s)',
    async (type) => {
      const json = JSON.stringify({ appointments: [appointment({ name: 'NAME', department: 'D' })] });
      const bytes = Buffer.from(json.replace('NAME', '\xb3\xaf\xa4\xd3\xa5\x5c'), 'latin1'); // 陳太功
      answer = (_request, response) => void response.writeHead(200, { 'content-type': type }).end(bytes);
      expect((await checkIn()).body.data).toMatchObject([{ outcome: 'checkedIn', number: 77 }]);
      const { data } = await app.done('GET', '/api/v1/collab/web/appointment/list', { token: clinic.tokens.session });
      expect(data.map(({ name }: { name: string }) => name)).toContain('陳太功');
    },
  );

  test('is not stored under a name that cannot be read', async () => {
    const json = JSON.stringify({ appointments: [appointment({ name: 'NAME' })] });
    const bytes = Buffer.from(json.replace('NAME', '\xb3\xaf\xa4\xd3'), 'latin1');
    answer = (_request, response) => void response.writeHead(200).end(bytes);
    expect(await refusal()).toBe('no_data_contact_it');
  });

  test.each([
    ['in a room that we do not have', [{ appointmentId: 'OUT-2', room: 'R999' }]],
    ['that cannot be read', [{ appointmentId: 'OUT-2', shift: 'night' }]],
    ['that comes twice', [{}]],
    ['in each of two rooms that we do not have', ['R998', 'R999'].map((room) => ({ appointmentId: room, room }))],
  ])('is checked in although there is another appointment %s', async (_what, others) => {
    answer = gives(200, { appointments: [...others.map((other) => appointment(other)), appointment()] });
    expect((await checkIn()).body.data).toMatchObject([{ outcome: 'checkedIn', number: 77 }]);
  });

  test('has a name without what nobody sees, wherever it comes from', async () => {
    answer = gives(200, { appointments: [appointment({ name: '外來\u202e病人' })] });
    await checkIn();
    const { data } = await app.done('GET', '/api/v1/collab/web/appointment/list', { token: clinic.tokens.session });
    expect(data.map(({ name }: { name: string }) => name)).toContain('外來病人');
  });

  test('is asked for in the address only where that system takes nothing else', async () => {
    await point(own(), { key, getOnly: true });
    expect(await refusal()).toBe('no_appointment_today');
    expect([asked[0]!.method, asked[0]!.body]).toEqual(['GET', '']);
    expect(Object.fromEntries(asked[0]!.url.searchParams)).toEqual({ identifier: 'P900000001', date: '2026-11-21' });
    await point(own());
    expect(await refusal()).toBe('no_appointment_today');
    expect(asked[1]!.method).toBe('GET');
    await point(null);
    await point(own());
    expect(await refusal()).toBe('no_appointment_today');
    expect(asked[2]!.method).toBe('POST');
  });

  test.each([200, 204, 404])('is told that there is none where that system knows none either (%i)', async (status) => {
    answer = gives(status, { appointments: [] });
    expect(await refusal()).toBe('no_appointment_today');
  });

  test('asks to try again when it does not answer in time', async () => {
    answer = () => {};
    const start = Date.now();
    expect(await refusal()).toBe('external_api_timeout');
    expect(Date.now() - start).toBeLessThan(8000);
  });

  test('is told to try again when its answer begins and never ends', async () => {
    answer = (_request, response) => void response.writeHead(200).write('{"appointments": [');
    expect(await refusal()).toBe('external_api_timeout');
  });

  test.each([
    ['fails', 'external_api_failed', () => gives(500, {})],
    ['hangs up', 'external_api_failed', (): RequestListener => (request) => void request.socket.destroy()],
    [
      'sends us elsewhere',
      'external_api_failed',
      (): RequestListener => (_, response) => {
        response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
      },
    ],
    ['does not accept what was asked', 'external_api_argument_error', () => gives(422, {})],
    ['refuses our key', 'contact_customer_service', () => gives(401, {})],
    ['answers with a page', 'no_data_contact_it', () => gives(200, '<html>maintenance</html>')],
    ['answers something else', 'no_data_contact_it', () => gives(200, { data: [] })],
    ['answers more than anybody waits for', 'no_data_contact_it', () => gives(200, ' '.repeat(300_000))],
    [
      'tells no appointment that can be read',
      'no_data_contact_it',
      () => gives(200, { appointments: [appointment({ shift: 'night' })] }),
    ],
    [
      'names a room that we do not have',
      'no_data_contact_it',
      () => gives(200, { appointments: [appointment({ room: 'R999' })] }),
    ],
  ])('is told what to do when it %s: %s', async (_what, code, listener) => {
    answer = listener();
    expect(await refusal()).toBe(code);
  });

  test('is not looked for elsewhere once there is no address any more', async () => {
    await point(null);
    expect(await refusal()).toBe('no_appointment_today');
    expect(asked).toEqual([]);
  });
});

test('a name is resolved once, and what it stood for is called', async () => {
  await point(own('localhost'));
  expect(await refusal()).toBe('no_appointment_today');
  expect(asked).toHaveLength(1);
});

describe('an address in a network that the operator does not list', () => {
  test('is not written down', async () => {
    const closed = await openApp({ schedule: false });
    try {
      const { gid, tokens } = await buildClinic(closed);
      for (const url of [own(), own('localhost'), own('2130706433'), 'http://169.254.169.254/latest/meta-data']) {
        const body = { url, key };
        const token = tokens.systemAdvance;
        const { status, body: said } = await closed.call('PATCH', change, { token, query: { orgGid: gid }, body });
        expect([status, said.contents[0].code, said.contents[0].field]).toEqual([400, 'address_not_allowed', 'url']);
      }
    } finally {
      await closed.close();
    }
  });

  test('is not called either, if it stands there from before', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'callboard-networks-'));
    const at = (networks: string) => ({
      schedule: false,
      dataFolder,
      variables: { HOSPITAL_SYSTEM_NETWORKS: networks },
    });
    const open = await openApp(at('127.0.0.0/8'));
    const { gid, tokens } = await buildClinic(open);
    const [token, query] = [tokens.systemAdvance, { orgGid: gid }];
    await open.done('PATCH', change, { token, query, body: { url: own(), key } });
    await open.close();
    const closed = await openApp(at(''));
    try {
      const path = '/api/v1/collab/clinicCheckInKiosk/checkIn';
      const { body } = await closed.call('POST', path, { token: tokens.kiosk, body: { identifier: 'P900000001' } });
      expect(body.contents[0].code).toBe('contact_customer_service');
      expect(asked).toEqual([]);
      expect(closed.log()).toContain('address_not_allowed');
    } finally {
      await closed.close();
      await removeDatabase(dataFolder);
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 });
    }
  });
});

test('the trace of the check-in goes on to the hospital’s own system', async () => {
  const answered = await checkIn();
  expect(traces).toHaveLength(1);
  expect(traces[0]).toMatch(new RegExp(`^00-${answered.headers['x-trace-id']}-[0-9a-f]{16}-00$`));
});

test('who is known here is never asked for', async () => {
  await app.done('POST', '/api/v1/collab/web/appointment/bulk/saveOrUpdate', {
    token: clinic.tokens.session,
    body: { appointments: [appointment()] },
  });
  expect((await checkIn()).body.data).toMatchObject([{ outcome: 'checkedIn' }]);
  expect(asked).toEqual([]);
});

test('only the provider’s staff say whom this server calls; the key is noted and never shown', async () => {
  const own = await app.call('PATCH', change, { token: clinic.tokens.session, body: { url: 'http://10.0.0.1/x' } });
  expect(own.status).toBe(403);
  const general = '/api/v1/collab/web/organization/general';
  const body = { gid: clinic.gid, hospitalSystemUrl: 'http://10.0.0.1/x' };
  expect((await app.call('PATCH', general, { token: clinic.tokens.session, body })).status).toBe(400);
  answer = gives(401, {});
  await checkIn();
  const { data } = await app.done('GET', '/api/v1/collab/web/log/change/list', {
    token: clinic.tokens.session,
    query: { limit: 100 },
  });
  const noted = data.find(({ operation }: { operation: string }) => operation === 'updateHospitalSystem');
  expect(noted.changes.map(({ field }: { field: string }) => field)).toEqual([
    'hospitalSystemUrl',
    'hospitalSystemKey',
  ]);
  const stored = await app.done('GET', general, { token: clinic.tokens.session });
  for (const text of [JSON.stringify([data, stored]), app.log()]) expect(text).not.toContain(key);
  expect(app.log()).not.toContain('P900000001');
});

test('another system does not get the key of the one before: it is typed again, or taken away', async () => {
  const sent = { token: clinic.tokens.systemAdvance, query: { orgGid: clinic.gid } };
  const moved = await app.call('PATCH', change, { ...sent, body: { url: own('localhost') } });
  expect([moved.status, moved.body.contents[0]]).toMatchObject([400, { code: 'field_required', field: 'key' }]);
  await point(own().replace('appointments', 'visits'), {});
  await checkIn();
  expect(asked.map((one) => [one.url.pathname, one.key])).toEqual([['/his/visits', key]]);
  await point(own('localhost'), { key: null });
  await checkIn('P900000002');
  expect(asked.map((one) => one.key)).toEqual([key, undefined]);
});

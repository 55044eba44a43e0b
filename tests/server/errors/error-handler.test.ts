import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';

let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

describe('what goes wrong is answered as the catalogue has it', () => {
  test('an unknown address', async () => {
    const answer = await app.call('GET', '/api/v1/nothing');
    expect([answer.status, answer.body.contents[0].code]).toEqual([404, 'page_not_found']);
  });

  test('an address that cannot be read', async () => {
    const answer = await app.call('GET', '/%zz');
    expect([answer.status, answer.body.contents[0].code]).toEqual([400, 'bad_request']);
  });

  test('JSON that would change how objects behave', async () => {
    const body = '{"orgGid":"demo","password":"x","__proto__":{"admin":true}}';
    const answer = await app.call('POST', '/api/v1/collab/web/organization/login', { body });
    expect([answer.status, answer.body.contents[0].code]).toEqual([400, 'unknown_field']);
    expect(answer.body.contents[0].field).toBe('__proto__');
  });

  test.each(['application/json;charset=utf-8', 'application/json; charset=utf-8', ' application/json'])(
    'but not a body called %s',
    async (type) => {
      const body = { orgGid: 'nobody', password: 'x' };
      const headers = { 'content-type': type };
      const answer = await app.call('POST', '/api/v1/collab/web/organization/login', { body, headers });
      expect(answer.body.contents[0].code).toBe('login_failed');
    },
  );

  test.each(['text/plain', 'application/json-patch', 'application/x-www-form-urlencoded', 'application\\json', ';;'])(
    'a body called %s',
    async (type) => {
      const headers = { 'content-type': type };
      const answer = await app.call('POST', '/api/v1/collab/web/organization/login', { body: '{}', headers });
      expect([answer.status, answer.body.contents[0].code]).toEqual([415, 'unsupported_media_type']);
    },
  );

  test.each([
    ['compressed', { 'content-encoding': 'gzip' }, gzipSync('{"orgGid":"demo","password":"x"}')],
    [
      'in another character set',
      { 'content-type': 'application/json; charset=big5' },
      Buffer.from([0x22, 0xb4, 0xfa, 0x22]),
    ],
  ])('JSON that is %s, which is not called malformed', async (_, headers, payload) => {
    const url = '/api/v1/collab/web/organization/login';
    const sent = { method: 'POST', url, headers: { 'content-type': 'application/json', ...headers }, payload } as const;
    const answer = await app.app.server.inject(sent);
    expect([answer.statusCode, answer.json().contents[0].code]).toEqual([415, 'unsupported_media_type']);
  });

  test('a form where none is taken', async () => {
    const body = new FormData();
    body.append('data', '{}');
    const answer = await app.call('POST', '/api/v1/collab/web/organization/login', { body });
    expect(answer.status).toBe(415);
  });
});

test('a fault of our own says nothing but its trace, under which the log has the rest', async () => {
  const { hub } = app.app.services;
  const { view } = hub;
  hub.view = async () => {
    throw new Error('a secret of the machine room');
  };
  const query = { panelGid: clinic.room.gid };
  const answer = await app.call('GET', '/api/v1/collab/web/panel/view', { token: clinic.tokens.session, query });
  hub.view = view;
  expect(answer.status).toBe(500);
  expect(answer.text).not.toContain('secret');
  expect(answer.body).toEqual({
    contents: [{ code: 'internal_error', message: expect.any(String) }],
    traceId: answer.headers['x-trace-id'],
  });
  const line = app
    .log()
    .split('\n')
    .find((one) => one.includes('a secret of the machine room'));
  expect(JSON.parse(line ?? '{}').traceId).toBe(answer.body.traceId);
});

test('no secret reaches the log: no token, no password, no key, no ticket', async () => {
  const { ticket } = await app.done('POST', '/api/v1/collab/web/stream/ticket', { token: clinic.tokens.panel });
  await app.call('GET', `/panel/${clinic.room.gid}`, { query: { key: clinic.key } });
  await app.call('GET', '/api/v1/collab/web/panel/stream', { query: { panelGid: 'nowhere', ticket } });
  await app.call('GET', `/ticket/${clinic.key}`);
  for (const secret of [...Object.values(clinic.tokens), clinic.key, clinic.agencyKey, ticket, 'long enough for one']) {
    expect(app.log()).not.toContain(secret);
  }
});

/** The lines that a hospital's log system reads: their fields and the names of events are a promise. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, organisationPassword } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp({ schedule: false, variables: { LOG_LEVEL: 'debug' } });
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

/** The line of one call, by the trace that it was made in. */
async function lineOf(method: string, path: string, request: Parameters<TestApp['call']>[2] = {}) {
  const own = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const traceparent = `00-${own}-00f067aa0ba902b7-01`;
  await app.call(method, path, { ...request, headers: { traceparent, ...request.headers } });
  const lines = app.log().trimEnd().split('\n');
  const found = lines.map((line) => JSON.parse(line)).filter((line) => line.traceId === own && line.event);
  expect(found).toHaveLength(1);
  return found[0];
}

test('a line says when, what, by whom, from where, and how it ended', async () => {
  const line = await lineOf('GET', `${web}/panel/list`, { token: clinic.tokens.session });
  expect(line).toEqual({
    level: 'debug',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    event: 'http.answer',
    method: 'GET',
    route: `${web}/panel/list`,
    operation: expect.any(String),
    status: 200,
    ms: expect.any(Number),
    address: '127.0.0.1',
    actor: 'session',
    organisation: clinic.gid,
  });
});

test('what devices report all the time is told at debug only', async () => {
  const body = { screen: 'kiosk001', startedAt: 1, engine: 'Chrome/64', width: 1080, height: 1920 };
  const line = await lineOf('POST', `${web}/device/heartbeat`, { token: clinic.tokens.kiosk, body });
  expect(line).toMatchObject({ level: 'debug', status: 200, operation: 'reportMachine' });
  const refused = await lineOf('POST', `${web}/device/heartbeat`, { token: clinic.tokens.kiosk, body: {} });
  expect(refused).toMatchObject({ level: 'info', status: 400 });
});

test('events of security have names that stay', async () => {
  const signIn = (password: string) =>
    lineOf('POST', `${web}/organization/login`, { body: { orgGid: clinic.gid, password } });
  expect((await signIn(organisationPassword)).event).toBe('signIn.accepted');
  const refused = await signIn('not the password 1');
  expect(refused).toMatchObject({
    event: 'signIn.refused',
    level: 'info',
    status: 400,
    operation: 'signInOrganisation',
  });
  expect(JSON.stringify(refused)).not.toContain('not the password');
  const list = (token?: string) => lineOf('GET', `${web}/panel/list`, { token });
  expect((await list()).event).toBe('token.missing');
  expect((await list('a'.repeat(43))).event).toBe('token.refused');
  expect((await list(clinic.tokens.agency)).event).toBe('permission.refused');
  expect((await lineOf('GET', '/nowhere')).event).toBe('http.answer');
});

test('a trace that began elsewhere goes through: into the log, the answer and what a person reports', async () => {
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  const answer = await app.call('GET', '/api/v1/nowhere', { headers });
  expect(answer.headers['x-trace-id']).toBe(traceId);
  expect(answer.headers.traceresponse).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
  expect(answer.body.traceId).toBe(traceId);
});

test('a trace begins here when nobody brings one', async () => {
  const [one, other] = [await app.call('GET', '/api/health'), await app.call('GET', '/api/health')];
  expect(one.headers['x-trace-id']).toMatch(/^[0-9a-f]{32}$/);
  expect(one.headers['x-trace-id']).not.toBe(other.headers['x-trace-id']);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#server/shapes/contract.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { openOrganisation } from '../small-clinic.ts';

const general = '/api/v1/collab/web/organization/general';
const origin = 'https://portal.example.org';
let app: TestApp;
let own: Awaited<ReturnType<typeof openOrganisation>>;
let other: typeof own;

beforeAll(async () => {
  app = await openApp({ schedule: false });
  own = await openOrganisation(app, { allowedOrigins: [origin] });
  other = await openOrganisation(app);
});
afterAll(() => app.close());

const allowed = async (path: string, from: string, token?: string) =>
  (await app.call('GET', path, { token, headers: { origin: from } })).headers['access-control-allow-origin'];

test('a page of a listed origin may ask, and no other', async () => {
  const ask = (from: string) =>
    app.call('OPTIONS', general, { headers: { origin: from, 'access-control-request-method': 'PATCH' } });
  const { status, headers } = await ask(origin);
  expect(status).toBe(204);
  expect(headers).toMatchObject({ 'access-control-allow-origin': origin, vary: 'Origin' });
  expect(headers['access-control-allow-headers']).toContain('x-api-key');
  expect(headers['access-control-allow-credentials']).toBeUndefined();
  expect((await ask('https://evil.example.org')).headers['access-control-allow-origin']).toBeUndefined();
});

test('it may send every header, and call every method, that the contract has', async () => {
  const { headers } = await app.call('OPTIONS', general, {
    headers: { origin, 'access-control-request-method': 'PATCH' },
  });
  const allowed = (name: string) => String(headers[`access-control-allow-${name}`]).split(', ');
  const document = contract as unknown as {
    paths: Record<string, Record<string, { parameters?: { in: string; name: string }[] }>>;
    components: { securitySchemes: Record<string, { in?: string; name?: string }> };
  };
  const operations = Object.values(document.paths).flatMap((item) => Object.entries(item));
  const parameters = operations.flatMap(([, { parameters = [] }]) => parameters).filter((one) => one.in === 'header');
  const { apiKey } = document.components.securitySchemes;
  expect(apiKey).toMatchObject({ type: 'apiKey', in: 'header', name: 'x-api-key' });
  const needed = [...parameters.map(({ name }) => name.toLowerCase()), 'authorization', 'content-type', 'x-api-key'];
  expect(allowed('headers')).toEqual(expect.arrayContaining([...new Set(needed)]));
  const used = new Set(operations.map(([method]) => method.toUpperCase()));
  expect(allowed('methods').sort()).toEqual([...used].sort());
});

test('it reads answers of the organisation that lists it, not of others', async () => {
  expect(await allowed(general, origin, own.session)).toBe(origin);
  expect(await allowed(general, origin, other.session)).toBeUndefined();
  expect(await allowed('/api/health', origin)).toBe(origin);
  expect(await allowed('/api/health', 'https://evil.example.org')).toBeUndefined();
});

test('it reads why it was refused', async () => {
  expect(await allowed(general, origin)).toBe(origin);
});

test('an origin is an address without a path, listed once', async () => {
  const change = async (allowedOrigins: string[]) =>
    (await app.call('PATCH', general, { token: own.session, body: { gid: own.gid, allowedOrigins } })).body.contents;
  expect((await change(['https://a.example/page']))[0].code).toBe('pattern_mismatch');
  expect((await change([origin, origin]))[0].code).toBe('duplicate_value');
});

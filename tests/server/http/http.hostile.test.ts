/** Requests that froze the server once, or were answered with 500: each is refused, and takes nobody else's time. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyLimits, leastBodyLimit } from '#generated/body-limits.ts';
import { operations } from '#generated/operations.ts';
import { longestMs } from '#server/event-loop/event-loop.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
const agency = '/api/v1/agency/ptch/clinics';

let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

const zeros = (count: number) => Array(count).fill(0);
const strange = (count: number) => Object.fromEntries(zeros(count).map((_, index) => [`unknown${index}`, 1]));
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** What the loop was held by, without what a busy machine or a collection of garbage adds. */
const holds = () => app.app.services.eventLoop.holds().filter(({ cpuMs }) => cpuMs > longestMs * 2);

type Request = Parameters<TestApp['call']>;
type Attack = [name: string, request: () => Request, status: number, code: string];

function post(path: string, token: keyof Clinic['tokens'] | undefined, value: unknown, method = 'POST'): Request {
  const body = typeof value === 'string' ? value : JSON.stringify(value);
  return [method, path, { token: token && clinic.tokens[token], body }];
}
function list(query: string): Request {
  return ['GET', `${web}/panel/list?${query}`, { token: clinic.tokens.session }];
}

const attacks: Attack[] = [
  [
    '50,000 receipts',
    () => post(`${web}/panel/device/heartbeat`, 'panel', { receipts: zeros(50_000) }),
    400,
    'cannot_exceed',
  ],
  [
    'half a megabyte of receipts',
    () => post(`${web}/panel/device/heartbeat`, 'panel', { receipts: zeros(250_000) }),
    400,
    'cannot_exceed',
  ],
  [
    'a megabyte of receipts',
    () => post(`${web}/panel/device/heartbeat`, 'panel', { receipts: zeros(500_000) }),
    413,
    'body_too_large',
  ],
  [
    '50,000 appointments',
    () => post(`${agency}/create/appointments`, 'agency', { appointments: zeros(50_000) }),
    400,
    'cannot_exceed',
  ],
  [
    '500 appointments that say nothing',
    () => post(`${agency}/create/appointments`, 'agency', { appointments: Array(500).fill(strange(15)) }),
    400,
    'field_required',
  ],
  [
    '500 appointments with the same wrong tags',
    () =>
      post(`${agency}/create/appointments`, 'agency', { appointments: Array(500).fill({ tags: Array(20).fill('x') }) }),
    400,
    'field_required',
  ],
  [
    '4,000 appointments to tag',
    () => post(`${web}/appointment/tag`, 'session', { gids: zeros(4000), add: ['x'] }, 'PATCH'),
    400,
    'cannot_exceed',
  ],
  [
    '50,000 appointments to tag',
    () => post(`${web}/appointment/tag`, 'session', { gids: zeros(50_000), add: ['x'] }, 'PATCH'),
    413,
    'body_too_large',
  ],
  [
    '90,000 unknown fields without a token',
    () => post('/api/v1/collab/clinicCheckInKiosk/login', undefined, strange(90_000)),
    413,
    'body_too_large',
  ],
  [
    'as many as are taken without a token',
    () => post('/api/v1/collab/clinicCheckInKiosk/login', undefined, strange(50)),
    400,
    'unknown_field',
  ],
  [
    'settings 5,000 deep',
    () => post(`${web}/panel/create/defaultPanel`, 'session', `{"name":"x","settings":${nested(5000)}}`),
    400,
    'field_invalid',
  ],
  [
    'a prototype in settings',
    () =>
      post(
        `${web}/panel/create/defaultPanel`,
        'session',
        '{"name":"x","settings":{"__proto__":{"a":1},"__proto__":2}}',
      ),
    400,
    'unknown_field',
  ],
  [
    'a prototype in a body',
    () => post(`${web}/panel/create/defaultPanel`, 'session', '{"name":"x","__proto__":{"a":1}}'),
    400,
    'unknown_field',
  ],
  [
    'half a character',
    () => post(`${web}/panel/create/defaultPanel`, 'session', '{"name":"\\ud800"}'),
    400,
    'pattern_mismatch',
  ],
  [
    'the character zero',
    () => post(`${web}/panel/create/defaultPanel`, 'session', '{"name":"\\u0000"}'),
    400,
    'pattern_mismatch',
  ],
  [
    'a number that is none',
    () => post(`${web}/panel/create/defaultPanel`, 'session', '{"name":"x","callingMode":1e999}'),
    400,
    'field_invalid',
  ],
  ['4,000 query parameters', () => list('a=1&'.repeat(4000)), 400, 'unknown_field'],
  ['4,000 ids in a query', () => list('gids=a&'.repeat(4000)), 400, 'cannot_exceed'],
];

test.each(attacks)('%s: refused within the time that everybody has', async (_, request, status, code) => {
  // Made before: what the test itself does is not the server's.
  const attack = request();
  // The first time compiles the check, which the running server does before.
  await app.call(...attack);
  await nextTurn();
  app.app.services.eventLoop.forget();
  const answer = await app.call(...attack);
  expect(answer.body.contents[0]).toMatchObject({ code });
  expect(answer.status).toBe(status);
  expect(answer.body.contents.length).toBeLessThanOrEqual(20);
  expect(holds()).toEqual([]);
});

const lists = Object.values(operations).filter(
  ({ method, path, security }) =>
    method === 'get' && path.endsWith('/list') && (security as readonly string[]).includes('session'),
);

test.each(lists)('$path refuses numbers that no list has', async ({ path }) => {
  const url = path.replaceAll('{queueVariant}', 'clinic');
  for (const page of ['1e308', 'Infinity', '-1', '0', '1.5', 'NaN', '9007199254740993', '0x10', '']) {
    const answer = await app.call('GET', url, { token: clinic.tokens.session, query: { page } });
    expect([page, answer.status]).toEqual([page, 400]);
  }
});

test.each(['access', 'error', 'change', 'appAction', 'scheduler'])(
  'the log of %s refuses moments that are none',
  async (log) => {
    for (const from of ['Infinity', '-Infinity', 'NaN', '1e308', '9007199254740993', '-1', '253402300800000']) {
      const query = { from };
      const answer = await app.call('GET', `${web}/log/${log}/list`, { token: clinic.tokens.session, query });
      expect([from, answer.status]).toEqual([from, answer.status === 404 ? 404 : 400]);
    }
  },
);

test('what is free of token takes the least, and everything else kilobytes unless it carries many records', () => {
  const limitOf = (id: string) => bodyLimits[id as keyof typeof bodyLimits] ?? leastBodyLimit;
  const all = Object.entries(operations);
  const free = all.filter(([, { security }]) => security.length === 0).map(([id]) => limitOf(id));
  // The longest is the code of an identity provider.
  expect(Math.max(...free)).toBeLessThanOrEqual(40 * 1024);
  const sorted = all.map(([id]) => limitOf(id)).sort((one, other) => one - other);
  expect(sorted[Math.floor(sorted.length * 0.75)]).toBeLessThanOrEqual(64 * 1024);
});

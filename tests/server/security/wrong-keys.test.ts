/** Keys that nobody can guess, guessed: of tickets, panels, reports, agencies and API keys. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, fillRoom } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let clinic: Clinic;
let ticketKey: string;
beforeAll(async () => {
  app = await openApp({ schedule: false });
  clinic = await buildClinic(app);
  ({ ticketKey } = await fillRoom(app, clinic));
});
afterAll(() => app.close());

const keyNumber = (index: number) => `${index}`.padStart(43, 'k');
const ways: [string, (address: string, key: string) => Promise<{ status: number }>, string][] = [
  [
    'a ticket page',
    (address, key) =>
      app.call('GET', '/api/v1/collab/ticket/view', { query: { key }, headers: { 'x-forwarded-for': address } }),
    '192.0.2.1',
  ],
  [
    'a panel',
    (address, key) =>
      app.call('POST', `${web}/panel/login`, {
        body: { panelGid: clinic.room.gid, key },
        headers: { 'x-forwarded-for': address },
      }),
    '192.0.2.2',
  ],
  [
    'an API key',
    (address, key) =>
      app.call('GET', `${web}/organization/general`, { headers: { 'x-forwarded-for': address, 'x-api-key': key } }),
    '192.0.2.3',
  ],
  [
    'an agency',
    (address, apiKey) =>
      app.call('POST', '/api/v1/agency/ptch/clinics/apiToken', {
        body: { orgGid: clinic.gid, apiKey },
        headers: { 'x-forwarded-for': address },
      }),
    '192.0.2.4',
  ],
  [
    'a device that asks for its place',
    (address, key) =>
      app.call('POST', `${web}/device/pairing/place`, {
        body: { kind: 'panel', key },
        headers: { 'x-forwarded-for': address },
      }),
    '192.0.2.5',
  ],
];

test.each(ways)('of %s are refused with 429 when one address has sent too many', async (_what, call, address) => {
  const statuses: number[] = [];
  for (let index = 0; index < 302; index += 1) statuses.push((await call(address, keyNumber(index))).status);
  expect(statuses.slice(0, 300)).not.toContain(429);
  expect(statuses.slice(300)).toEqual([429, 429]);
  expect((await call('198.51.100.1', keyNumber(999))).status).not.toBe(429);
  app.time.now += 2000;
  expect((await call(address, keyNumber(1000))).status).not.toBe(429);
});

test('the right key opens all the same, so that nobody keeps a hall’s screens or patients out', async () => {
  const [, guess, address] = ways[0]!;
  for (let index = 0; index < 310; index += 1) await guess(address, keyNumber(5000 + index));
  expect((await guess(address, keyNumber(9999))).status).toBe(429);
  expect((await guess(address, ticketKey)).status).toBe(200);
});

test('a forged address counts for nothing where no proxy is trusted', async () => {
  const bare = await openApp({ schedule: false, variables: { TRUSTED_PROXIES: 'none' } });
  try {
    const guess = (index: number) =>
      bare.call('GET', '/api/v1/collab/ticket/view', {
        query: { key: keyNumber(index) },
        headers: { 'x-forwarded-for': `203.0.113.${index % 250}` },
      });
    let last = 0;
    for (let index = 0; index < 301; index += 1) last = (await guess(index)).status;
    expect(last).toBe(429);
  } finally {
    await bare.close();
  }
});

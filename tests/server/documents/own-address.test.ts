import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, fillRoom } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
const domain = 'https://call.hospital.example';
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
  await fillRoom(app, clinic);
});
afterAll(() => app.close());

const as = (method: string, path: string, body?: unknown, query?: Record<string, unknown>) =>
  app.done(method, path, { token: clinic.tokens.session, body, query });
const useDomain = (customDomain: string | null) =>
  as('PATCH', `${web}/organization/general`, { gid: clinic.gid, customDomain });
const take = () => app.done('GET', '/api/v1/collab/ticket/machine/take/number', { token: clinic.tokens.ticketMachine });

/** Everything that leads people here from outside. */
async function given() {
  const { gid } = clinic.cashierLobby;
  const panel = await as('GET', `${web}/panel/general`, undefined, { gid });
  const { url } = await take();
  return [panel.exclusiveUrl, panel.kioskUrl, panel.ticketMachineUrl, url] as string[];
}

test('addresses are paths until the hospital has a domain of its own, and then lead there', async () => {
  for (const address of await given()) expect(address).toMatch(/^\/[a-z-]+\//);
  await useDomain(domain);
  for (const address of await given()) expect(address).toMatch(/^https:\/\/call\.hospital\.example\/[a-z-]+\//);
  await useDomain(null);
  for (const address of await given()) expect(address).toMatch(/^\//);
});

test('the code on a screen leads patients to the domain, unless the panel has an address of its own', async () => {
  const { gid } = clinic.cashierLobby;
  const { settings } = await as('GET', `${web}/panel/general`, undefined, { gid });
  await as('PATCH', `${web}/panel/general/update/groupLobbyPanel`, {
    gid,
    settings: { ...settings, showQrCode: true },
  });
  const code = async () => (await as('GET', `${web}/panel/view`, undefined, { panelGid: gid })).panel.qrCodeUrl;
  const before = await code();
  expect(before).toMatch(/^\/any-check\//);
  await useDomain(domain);
  expect(await code()).toBe(domain + before);
  await as('PATCH', `${web}/panel/general/update/groupLobbyPanel`, {
    gid,
    qrCodeUrl: 'https://hospital.example/queue',
  });
  expect(await code()).toBe('https://hospital.example/queue');
  await as('PATCH', `${web}/panel/general/update/groupLobbyPanel`, { gid, qrCodeUrl: null });
  await useDomain(null);
});

test('the list of screens on the start page stays at the name by which it was opened', async () => {
  await as('PATCH', `${web}/organization/general`, {
    gid: clinic.gid,
    startPageListed: true,
    customDomain: domain,
  });
  const { text } = await app.call('GET', '/');
  expect(text).toContain('src="/panel/');
  expect(text).not.toContain('hospital.example');
  await useDomain(null);
});

test('nothing here sets a cookie, so none has to follow', async () => {
  await useDomain(domain);
  const answers = [
    await app.call('GET', '/'),
    await app.call('POST', `${web}/organization/login`, { body: { orgGid: 'nobody', password: 'wrong' } }),
    await app.call('GET', `${web}/panel/general`, { token: clinic.tokens.session, query: { gid: clinic.room.gid } }),
  ];
  for (const { headers } of answers) expect(headers['set-cookie']).toBeUndefined();
  await useDomain(null);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import th from '#locales/th.json' with { type: 'json' };
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, fillRoom } from '../small-clinic.ts';

let folder: string;
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'callboard-dist-'));
  mkdirSync(join(folder, 'display'));
  writeFileSync(join(folder, 'display', 'index.html'), '<html><head></head><body></body></html>');
  writeFileSync(join(folder, 'display', 'shell-worker.js'), '');
  app = await openApp({ dist: pathToFileURL(`${folder}/`) });
  clinic = await buildClinic(app);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, maxRetries: 10 });
});

const page = (url: string) => app.app.server.inject({ url, headers: { accept: 'text/html' } });
const plain = (exclusiveUrl: string) => exclusiveUrl.replace('?', '/plain?');

test('the page of a screen leads browsers without script to the plain one, with its key and nothing else', async () => {
  const { body } = await page('/panel/abcd?key=k%22%3E%3Cb');
  expect(body).toContain(
    '<noscript><meta http-equiv="refresh" content="0;url=/panel/abcd/plain?key=k%22%3E%3Cb"></noscript></head>',
  );
  expect((await page('/panel/a%22b')).body).toContain('url=/panel/a%22b/plain">');
});

test('the plain page shows the rooms of a lobby from its view, without a script and asking again by itself', async () => {
  const { statusCode, body, headers } = await page(plain(clinic.lobby.exclusiveUrl));
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).toContain('<noscript><meta http-equiv="refresh" content="20"></noscript>');
  expect(body).toContain('<td class="name">門診大廳</td>');
  expect(body).toContain('<th>101</th>');
  expect(body).toContain('未開');
  expect(body).toContain('<td class="time">09:00</td>');
});

test('a group’s lobby shows the group with its counters, a room its own number', async () => {
  const lobby = await page(plain(clinic.cashierLobby.exclusiveUrl));
  for (const name of ['批價 · 等候', '一號櫃檯', '二號櫃檯']) expect(lobby.body).toContain(name);
  const room = await page(plain(clinic.room.exclusiveUrl));
  expect(room.body).toContain('<p class="place">101');
});

test('a wrong key, another panel’s and none show nothing of a panel', async () => {
  const { gid, exclusiveUrl } = clinic.lobby;
  const other = plain(clinic.room.exclusiveUrl).replace(clinic.room.gid, gid);
  for (const url of [`${plain(exclusiveUrl)}x`, other, `/panel/${gid}/plain`, '/panel/nobody/plain?key=a']) {
    const { statusCode, body } = await page(url);
    expect([statusCode, body.includes('門診大廳')]).toEqual([404, false]);
  }
});

test('a screen that somebody must be let in to, one that is paused, and names that look like HTML', async () => {
  const { gid, exclusiveUrl } = clinic.lobby;
  const change = (body: object) =>
    app.done('PATCH', '/api/v1/collab/web/panel/general/update/clinicsLobbyPanel', {
      token: clinic.tokens.session,
      body: { gid, ...body },
    });
  await change({ name: '<b>大廳</b>', status: 'pause' });
  const paused = (await page(plain(exclusiveUrl))).body;
  expect(paused).toContain('&#60;b&#62;大廳&#60;/b&#62;');
  expect(paused).toContain('暫停服務中');
  expect(paused).not.toContain('<th>101</th>');
  await change({ status: 'disable' });
  expect((await page(plain(exclusiveUrl))).body).toContain('停止服務');
  await change({ status: 'enable', authentication: 'informationRoom', language: 'th' });
  const asked = await page(plain(exclusiveUrl));
  expect([asked.statusCode, asked.body.includes('大廳')]).toEqual([403, false]);
  expect(asked.body).toContain(`<p class="notice">${th.display.letIn}</p>`);
});

test('the worker of the screen may keep the pages of screens', async () => {
  const { headers } = await page('/assets/display/shell-worker.js');
  expect(headers).toMatchObject({ 'service-worker-allowed': '/panel/', 'cache-control': 'no-cache' });
});

test('a board of special lists shows its people with their rooms there too', async () => {
  await fillRoom(app, clinic);
  const body = { name: '看板', settings: { board: 'special', specialLists: ['passed'], sources: [clinic.room.gid] } };
  const { session, staff } = clinic.tokens;
  const path = '/api/v1/collab/web/panel/create/clinicsWithAppointmentsLobbyPanel';
  const board = await app.done('POST', path, { token: session, body });
  const act = (action: string) =>
    app.done('POST', `/api/v1/collab/web/queue/clinic/${action}`, {
      token: staff,
      body: { panelGid: clinic.room.gid },
    });
  for (const action of ['login', 'next', 'pass']) await act(action);
  expect((await page(plain(board.exclusiveUrl))).body).toMatch(/過號[^<]*<b>001 \(101\)/);
});

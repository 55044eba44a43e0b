import { afterAll, beforeAll, expect, test } from 'vitest';
import en from '#locales/en-US.json' with { type: 'json' };
import th from '#locales/th.json' with { type: 'json' };
import { createHallViews } from '#server/stream/hall-views.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, fillRoom } from '../small-clinic.ts';

let app: TestApp;
let clinic: Clinic;
const path = '/api/v1/collab/web/panel/hall';

beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
  await fillRoom(app, clinic);
});
afterAll(() => app.close());

const ask = (panelGid: string, headers: Record<string, string> = {}) =>
  app.app.server.inject({ url: `${path}?panelGid=${panelGid}`, headers });

test('a hall is rooms and numbers: no name, status, label, key or code of anybody, whatever its screen shows', async () => {
  const settings = { showNames: true, showQrCode: true, sources: [clinic.room.gid] };
  const board = await app.done('POST', '/api/v1/collab/web/panel/create/clinicsWithAppointmentsLobbyPanel', {
    token: clinic.tokens.session,
    body: { name: '看板', settings },
  });
  const { statusCode, body, headers } = await ask(board.gid);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(JSON.parse(body).counters[0]).toMatchObject({ name: '101', waitingCount: 5 });
  // The room's own screen names those who are next; a board has them in its lists.
  const room = await ask(clinic.room.gid);
  const next = [1, 2, 3].map((number) => ({ number, label: `00${number}` }));
  expect(JSON.parse(room.body).counters[0].next.slice(0, 3)).toEqual(next);
  for (const secret of ['○', '病人', '"currentName"', '"appointments"', '"lists"', 'qrCodeUrl":', clinic.key]) {
    expect(body + room.body).not.toContain(secret);
  }
});

test('a pause says until when and why in the language of who reads it, also on the page without a script', async () => {
  const { room, tokens } = clinic;
  const at = (what: string, body: object = {}) =>
    app.done('POST', `/api/v1/collab/web/queue/clinic/${what}`, {
      token: tokens.staff,
      body: { panelGid: room.gid, ...body },
    });
  await at('login');
  await at('pause', { reason: 'emergency', minutes: 20 });
  const read = async (language: string) => {
    const { body, headers } = await ask(room.gid, { 'accept-language': language });
    return { ...JSON.parse(body).counters[0], vary: headers.vary };
  };
  const until = expect.stringMatching(/\d\d:\d\d/);
  expect(await read('en')).toMatchObject({ service: 'pause', pauseShort: until, vary: 'Accept-Language' });
  expect((await read('en')).pauseText).toContain(en.values.PauseReason.emergency);
  expect((await read('th')).pauseText).toContain(th.values.PauseReason.emergency.replaceAll(' ', '\u00a0'));
  const page = `/any-check/lobby-clinics-include-appointments/${room.gid}`;
  const { pauseText, pauseShort } = await read('en');
  for (const [address, text] of [
    [`${page}/list?lang=en-US`, pauseShort],
    [`${page}/detail?room=${room.gid}&lang=en-US`, pauseText],
  ]) {
    expect((await app.app.server.inject({ url: address })).body).toContain(text);
  }
  await at('restart');
});

test('the page of a room says that its hall pauses or is out of service, not that there is no such page', async () => {
  const { lobby, room, tokens } = clinic;
  const page = `/any-check/lobby-clinics-include-appointments/${lobby.gid}/detail?lang=en-US&room=`;
  const set = (status: string) =>
    app.done('PATCH', '/api/v1/collab/web/panel/general/update/clinicsLobbyPanel', {
      token: tokens.session,
      body: { gid: lobby.gid, status },
    });
  const shown = async (gid: string) => {
    const { statusCode, body } = await app.app.server.inject({ url: page + gid });
    return [statusCode, body.includes(en.display.paused), body.includes(en.display.outOfService)];
  };
  await set('pause');
  await expect.poll(() => shown(room.gid), { timeout: 5000 }).toEqual([200, true, false]);
  await set('disable');
  await expect.poll(() => shown(room.gid), { timeout: 5000 }).toEqual([200, false, true]);
  await set('enable');
  await expect.poll(() => shown('nobody'), { timeout: 5000 }).toEqual([404, false, false]);
});

test('what has not changed is answered with 304; what may not be looked at, or is not there, with 404', async () => {
  const { headers } = await ask(clinic.lobby.gid);
  expect((await ask(clinic.lobby.gid, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  expect((await ask('nobody')).statusCode).toBe(404);
  const body = { gid: clinic.spare.gid, authentication: 'inspection' };
  const token = clinic.tokens.session;
  await app.done('PATCH', '/api/v1/collab/web/panel/general/update/defaultPanel', { token, body });
  expect((await ask(clinic.spare.gid)).statusCode).toBe(404);
});

test('however many ask within a moment, one view is made; the next moment has its own, and so has a failure', async () => {
  const { database, hub } = app.app.services;
  let made = 0;
  let now = 0;
  let broken = false;
  const counting = {
    view: (name: Parameters<typeof hub.view>[0]) => {
      made += 1;
      return broken ? Promise.reject(new Error('no answer')) : hub.view(name);
    },
  };
  const halls = createHallViews({ database, hub: counting }, () => now);
  const crowd = () => Promise.all(Array.from({ length: 200 }, () => halls.read(clinic.lobby.gid, 'zh-TW')));
  expect(new Set(await crowd()).size).toBe(1);
  now = 1999;
  await crowd();
  expect(made).toBe(1);
  now = 2000;
  await crowd();
  expect(made).toBe(2);
  now = 4000;
  broken = true;
  await expect(halls.read(clinic.lobby.gid, 'zh-TW')).rejects.toThrow('no answer');
  broken = false;
  expect((await halls.read(clinic.lobby.gid, 'zh-TW'))?.view.panel.name).toBe('門診大廳');
});

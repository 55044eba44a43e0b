/** From the recording that an administrator uploads to the call that a screen receives. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PanelView } from '#generated/shapes.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, fillRoom, form, mp3 } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let clinic: Clinic;
const words = ['來賓', '一', '號'];
const files: string[] = [];
let voiceGroup: string;

beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
  const parts: object[] = [];
  for (const [index, says] of words.entries()) {
    const bytes = Buffer.concat([mp3, Buffer.from([index])]);
    const data = { name: says, language: 'mandarin', source: 'file', says };
    const voice = await as('POST', '/system/voice', form(data, { file: { name: `${index}.mp3`, bytes } }));
    files.push(voice.file);
    parts.push(says === '一' ? { type: 'currentQueueNumber' } : { type: 'custom', voice: voice.gid });
  }
  const group = await as('POST', '/system/voiceGroup', { name: '門診', parts: [...parts, { type: 'panelName' }] });
  voiceGroup = group.gid;
  await as('PATCH', '/panel/general/update/defaultPanel', {
    gid: clinic.room.gid,
    version: 1,
    voiceGroup,
  });
  await fillRoom(app, clinic);
  const call = { panelGid: clinic.room.gid };
  await app.done('POST', `${web}/queue/clinic/login`, { token: clinic.tokens.staff, body: call });
  await app.done('POST', `${web}/queue/clinic/next`, { token: clinic.tokens.staff, body: call });
});
afterAll(() => app.close());

const as = (method: string, path: string, body?: unknown, query?: Record<string, unknown>) =>
  app.done(method, `${web}${path}`, { token: clinic.tokens.session, body, query });
const view = (): Promise<PanelView> =>
  app.done('GET', `${web}/panel/view`, { token: clinic.tokens.panel, query: { panelGid: clinic.room.gid } });

test('a call arrives with the recordings of the voice group, each once, and with texts for the rest', async () => {
  const { clips, calls, latest } = await view();
  expect(clips).toEqual(words.map((text, index) => ({ url: files[index], text })));
  expect(calls[0]?.readings).toEqual([{ language: 'mandarin', say: [0, 1, 2, '一零一'] }]);
  expect(latest).not.toHaveProperty('readings');
  for (const { url } of clips ?? []) expect((await app.app.server.inject(url)).statusCode).toBe(200);
});

test("a panel's own parts are said instead of the group's, and follow every change", async () => {
  const panelGid = clinic.room.gid;
  const part = await as('POST', '/panel/voice', { type: 'currentQueueNumber' }, { panelGid });
  expect((await view()).calls[0]?.readings).toEqual([{ language: 'mandarin', say: [0] }]);
  await as('PATCH', '/panel/voice/toggle', { gid: part.gid, enabled: false });
  expect((await view()).calls[0]?.readings?.[0]?.say).toHaveLength(4);
  await as('DELETE', '/panel/voice', undefined, { gid: part.gid });
});

test('a silent panel is sent no voices, and one without parts says its own sentence', async () => {
  const panel = await as('GET', '/panel/general', undefined, { gid: clinic.room.gid });
  const update = '/panel/general/update/defaultPanel';
  const silent = await as('PATCH', update, { gid: panel.gid, version: panel.version, voiceVolume: 0 });
  expect((await view()).clips).toBeUndefined();
  await as('PATCH', update, { gid: panel.gid, version: silent.version, voiceVolume: 80, voiceGroup: null });
  const { clips, calls } = await view();
  expect([clips, calls[0]?.readings]).toEqual([undefined, undefined]);
});

test('a panel that is silent by day is sent the voices of the hours in which it speaks', async () => {
  const { gid, version } = await as('GET', '/panel/general', undefined, { gid: clinic.room.gid });
  const hours = { quietFrom: '08:00', quietUntil: '10:00', quietVolume: 30 };
  await as('PATCH', '/panel/general/update/defaultPanel', { gid, version, voiceVolume: 0, voiceGroup, ...hours });
  const { clips, calls } = await view();
  expect([clips?.length, calls[0]?.readings]).toEqual([3, [{ language: 'mandarin', say: [0, 1, 2, '一零一'] }]]);
});

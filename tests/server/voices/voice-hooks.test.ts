/** What a panel says when it calls: voices of the bank, the parts of a call, and groups of parts as templates. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { passUndoTime } from '../pass-undo-time.ts';
import { form, mp3, mp4, openOrganisation } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let token: string;
let panelGid: string;

beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ session: token } = await openOrganisation(app));
  const panel = { token, body: { name: '101 診' } };
  ({ gid: panelGid } = await app.done('POST', `${web}/panel/create/defaultPanel`, panel));
});

const call = (method: string, path: string, body?: unknown, query?: Record<string, unknown>) =>
  app.call(method, `${web}${path}`, { token, body, query });
const done = async (method: string, path: string, body?: unknown, query?: Record<string, unknown>) =>
  app.done(method, `${web}${path}`, { token, body, query });
const say = (part: object) => call('POST', '/panel/voice', part, { panelGid });
const spoken = { name: '請到', language: 'mandarin', source: 'text', text: '請到' };

describe('a voice of the bank', () => {
  test('is a recording that can be heard, and goes with its record', async () => {
    const recorded = { name: '叮咚', language: 'taiwanese', source: 'file' };
    const voice = await done('POST', '/system/voice', form(recorded, { file: { name: '叮咚.mp3', bytes: mp3 } }));
    const heard = await app.app.server.inject(voice.file);
    expect([heard.headers['content-type'], heard.rawPayload.equals(mp3)]).toEqual(['audio/mpeg', true]);
    await done('DELETE', '/system/voice', undefined, { gid: voice.gid });
    await passUndoTime(app);
    expect((await app.app.server.inject(voice.file)).statusCode).toBe(404);
  });

  test('of a text needs the text, and keeps nothing of another source', async () => {
    const missing = await call('POST', '/system/voice', { ...spoken, text: undefined });
    expect(missing.body.contents[0]).toMatchObject({ code: 'field_required', field: 'text' });
    const voice = await done('POST', '/system/voice', { ...spoken, url: 'https://example.org/a.mp3' });
    expect(voice).toMatchObject({ text: '請到' });
    expect(voice.url).toBeUndefined();
  });

  test.each([
    ['a film called song', 'song.mp3', mp4(), 'upload_not_as_named', 400],
    ['more than 5 MB', 'song.mp3', Buffer.concat([mp3, Buffer.alloc(5 * 1024 * 1024)]), 'upload_too_large', 413],
  ])('is not %s', async (_, name, bytes, code, status) => {
    const recorded = { name: '叮咚', language: 'english', source: 'file' };
    const answer = await call('POST', '/system/voice', form(recorded, { file: { name, bytes } }));
    expect([answer.status, answer.body.contents[0].code]).toEqual([status, code]);
  });

  test('stays while a panel or a group speaks it', async () => {
    const { gid } = await done('POST', '/system/voice', spoken);
    const group = await done('POST', '/system/voiceGroup', { name: '門診', parts: [{ type: 'custom', voice: gid }] });
    const refused = await call('DELETE', '/system/voice', undefined, { gid });
    expect(refused.body.contents[0]).toMatchObject({ code: 'record_in_use', message: expect.stringContaining('門診') });
    await done('DELETE', '/system/voiceGroup', undefined, { gid: group.gid });
    const part = (await say({ type: 'custom', voice: gid })).body;
    expect((await call('DELETE', '/system/voice', undefined, { gid })).body.contents[0].code).toBe('record_in_use');
    await done('DELETE', '/panel/voice', undefined, { gid: part.gid });
    await done('DELETE', '/system/voice', undefined, { gid });
  });
});

describe('the call of a panel', () => {
  test('is spoken in the order that was set', async () => {
    const gids = [];
    for (const type of ['panelName', 'currentQueueNumber', 'clinicHours']) gids.push((await say({ type })).body.gid);
    await done('PATCH', '/panel/voice/sort', { gids: [gids[1], gids[2], gids[0]] }, { panelGid });
    const { data } = await done('GET', '/panel/voice/list', undefined, { panelGid });
    expect(data.map(({ type }: { type: string }) => type)).toEqual(['currentQueueNumber', 'clinicHours', 'panelName']);
  });

  test('names a voice of the own bank where a part is custom, and only there', async () => {
    expect((await say({ type: 'custom' })).body.contents[0]).toMatchObject({ code: 'field_required', field: 'voice' });
    expect((await say({ type: 'custom', voice: 'nobody' })).body.contents[0].code).toBe('reference_not_found');
    const { gid } = await done('POST', '/system/voice', spoken);
    expect((await say({ type: 'custom', voice: gid })).body.voice).toBe(gid);
    expect((await say({ type: 'panelName', voice: gid })).body.voice).toBeUndefined();
  });

  test('becomes a template of its parts that are on', async () => {
    const nothing = await call('POST', '/panel/voice/saveTemplate', { panelGid, name: '空' });
    expect(nothing.body.contents[0].code).toBe('voice_group_empty');
    await say({ type: 'currentQueueNumber' });
    await say({ type: 'panelName', enabled: false });
    const saved = await done('POST', '/panel/voice/saveTemplate', { panelGid, name: '門診' });
    expect(saved).toMatchObject({ name: '門診', parts: [{ type: 'currentQueueNumber' }] });
    const { data } = await done('GET', '/panel/voice/template/list');
    expect(data).toEqual([saved]);
    const again = await call('POST', '/panel/voice/saveTemplate', { panelGid, name: '門診' });
    expect(again.body.contents[0]).toMatchObject({ code: 'duplicate_name', field: 'name' });
  });

  test('goes with the panel, as its nurses and paramedics do', async () => {
    const part = (await say({ type: 'panelName' })).body;
    const nurse = await done('POST', '/panel/nurse', { name: '林護理師' }, { panelGid });
    await done('DELETE', '/panel', undefined, { gid: panelGid, name: '101 診' });
    expect((await call('GET', '/panel/voice', undefined, { gid: part.gid })).status).toBe(404);
    expect((await call('GET', '/panel/nurse', undefined, { gid: nurse.gid })).status).toBe(404);
  });
});

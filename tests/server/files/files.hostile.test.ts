import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { passUndoTime } from '../pass-undo-time.ts';
import { form, mp4, openOrganisation } from '../small-clinic.ts';

const path = '/api/v1/collab/web/panel/media';
let app: TestApp;
let token: string;
let panelGid: string;

beforeAll(async () => {
  app = await openApp();
  ({ session: token } = await openOrganisation(app));
  const body = { name: '101 診' };
  ({ gid: panelGid } = await app.done('POST', '/api/v1/collab/web/panel/create/defaultPanel', { token, body }));
});
afterAll(() => app.close());

const upload = (name: string, bytes = mp4(name)) =>
  app.call('POST', path, {
    token,
    query: { panelGid },
    body: form({ name: '衛教影片', type: 'video', source: 'cloud' }, { file: { name, bytes } }),
  });
const remove = (gid: string) => app.call('DELETE', path, { token, query: { gid } });
const stored = () => readdirSync(join(app.dataFolder, 'files'));

test.each([
  ['../../../callboard.mp4'],
  ['/etc/passwd.mp4'],
  ['C:\\windows\\CON.mp4'],
  ['CON.mp4'],
  [`${'長'.repeat(300)}.mp4`],
  ['\u202Egnp.mp4'],
  ['😀.mp4'],
])('a file called %j lies under the hash of its content and nowhere else', async (name) => {
  const before = readdirSync(app.dataFolder).sort();
  const { status, body } = await upload(name);
  expect(status).toBe(200);
  expect(body.file).toMatch(/^\/files\/[0-9a-f]{64}\.mp4$/);
  expect(stored()).toEqual([body.file.slice('/files/'.length)]);
  expect(readdirSync(app.dataFolder).sort()).toEqual(before);
  expect((await remove(body.gid)).status).toBe(200);
  await passUndoTime(app);
  expect(stored()).toEqual([]);
});

test.each([
  ['a part', 'bytes=0-3', 206, 4],
  ['the end', 'bytes=-5', 206, 5],
  ['from a place on', 'bytes=10-', 206, undefined],
  ['what lies beyond the end', 'bytes=999999-', 416, undefined],
])('%s of a file is answered as HTTP has it', async (_, range, status, length) => {
  const bytes = mp4('a film in parts');
  const { body } = await upload('film.mp4', bytes);
  const answer = await app.app.server.inject({ url: body.file, headers: { range } });
  expect(answer.statusCode).toBe(status);
  if (status === 206) expect(answer.rawPayload).toHaveLength(length ?? bytes.length - 10);
  if (status === 206) expect(answer.headers['content-range']).toMatch(new RegExp(`/${bytes.length}$`));
  await remove(body.gid);
});

test('who has a file is told that it is the same', async () => {
  const { body } = await upload('film.mp4');
  const { headers } = await app.app.server.inject(body.file);
  const again = await app.app.server.inject({ url: body.file, headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  await remove(body.gid);
});

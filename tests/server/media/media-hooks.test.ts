import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { openOrganisation } from '../small-clinic.ts';

const path = '/api/v1/collab/web/panel/media';
let app: TestApp;
let session: string;
let panelGid: string;

beforeAll(async () => {
  app = await openApp();
  ({ session } = await openOrganisation(app));
  const body = { name: '101 診' };
  ({ gid: panelGid } = await app.done('POST', '/api/v1/collab/web/panel/create/defaultPanel', {
    token: session,
    body,
  }));
});
afterAll(() => app.close());

const create = (body: object) => app.call('POST', path, { token: session, query: { panelGid }, body });

test.each([
  [{ type: 'video', source: 'cloud' }, 'file', 'upload_missing'],
  [{ type: 'image', source: 'mediaDatabase' }, 'file', 'upload_missing'],
  [{ type: 'video', source: 'videoSite' }, 'url', 'field_required'],
  [{ type: 'video', source: 'hfs', url: 'javascript:alert(1)' }, 'url', 'pattern_mismatch'],
  [{ type: 'video', source: 'cloud', file: '/files/nothing' }, 'file', 'upload_wrong_type'],
  [{ type: 'video', source: 'cloud', file: `/files/${'0'.repeat(64)}.mp4` }, 'file', 'reference_not_found'],
  [{ type: 'video', source: 'cloud', file: '../../etc/passwd.mp4' }, 'file', 'reference_not_found'],
])('%j is refused', async (body, field, code) => {
  const answer = await create({ name: 'x', ...body });
  expect(answer.body.contents[0]).toMatchObject({ field, code });
  expect(answer.status).toBe(400);
});

test.each([
  ['cloud', 'file', 'upload_missing'],
  ['ftp', 'url', 'field_required'],
  ['videoSite', 'url', 'field_required'],
  ['mediaDatabase', 'file', 'upload_missing'],
  ['localhost', 'path', 'field_required'],
  ['hfs', 'url', 'field_required'],
])('an item of the source %s asks for its %s', async (source, field, code) => {
  const { body } = await create({ name: 'x', type: 'video', source });
  expect(body.contents).toEqual([expect.objectContaining({ field, code })]);
});

test('an item elsewhere keeps its address, and no file', async () => {
  const { body } = await create({ name: 'x', type: 'video', source: 'videoSite', url: 'https://example.org/v?a=1' });
  expect(body).toMatchObject({ url: 'https://example.org/v?a=1', seconds: 10, volume: 50 });
  expect(body.file).toBeUndefined();
});

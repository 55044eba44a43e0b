import { afterAll, beforeAll, expect, test } from 'vitest';
import { png } from '../../running/one-pixel.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { passUndoTime } from '../pass-undo-time.ts';
import { form, mp4, openOrganisation } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openApp();
  ({ session: token } = await openOrganisation(app));
});
afterAll(() => app.close());

const upload = (body: object, name: string, bytes: Buffer) =>
  app.call('POST', `${web}/system/media`, { token, body: form(body, { file: { name, bytes } }) });

test('a film of the bank is downloaded, and plays on a panel that chooses it', async () => {
  const { body: item } = await upload({ name: '洗手', type: 'video' }, '洗手.mp4', mp4('hands'));
  const path = `${web}/system/media/download`;
  const saved = await app.call('GET', path, { token, query: { gid: item.gid } });
  expect(saved.headers['content-disposition']).toContain(encodeURIComponent('洗手.mp4'));
  const panel = await app.done('POST', `${web}/panel/create/defaultPanel`, { token, body: { name: '101 診' } });
  const chosen = { name: '洗手', type: 'video', source: 'mediaDatabase', file: item.gid };
  const query = { panelGid: panel.gid };
  const media = await app.done('POST', `${web}/panel/media`, { token, body: chosen, query });
  expect(media.file).toBe(item.file);
  await app.done('DELETE', `${web}/system/media`, { token, query: { gid: item.gid } });
  expect((await app.app.server.inject(media.file)).statusCode).toBe(200);
  await app.done('DELETE', `${web}/panel/media`, { token, query: { gid: media.gid } });
  await passUndoTime(app);
  expect((await app.app.server.inject(media.file)).statusCode).toBe(404);
});

test('a picture is not filed as a film', async () => {
  const { body } = await upload({ name: '圖', type: 'video' }, 'a.png', png);
  expect(body.contents[0]).toMatchObject({ code: 'upload_wrong_type', field: 'file' });
});

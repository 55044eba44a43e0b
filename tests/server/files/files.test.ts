import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { png } from '../../running/one-pixel.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { passUndoTime } from '../pass-undo-time.ts';
import { form, mp4, openOrganisation } from '../small-clinic.ts';

const path = '/api/v1/collab/web/panel/media';
let app: TestApp;
let session: string;
let panelGid: string;

beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ session } = await openOrganisation(app));
  const body = { name: '101 診' };
  ({ gid: panelGid } = await app.done('POST', '/api/v1/collab/web/panel/create/defaultPanel', {
    token: session,
    body,
  }));
});

const video = (name = '衛教影片') => ({ name, type: 'video', source: 'cloud' });
const upload = (body: FormData, token = session) => app.call('POST', path, { token, body, query: { panelGid } });
const stored = () => readdirSync(join(app.dataFolder, 'files'));
const half = () => readdirSync(join(app.dataFolder, 'incoming'));
const remove = async (gid: string, token = session) => {
  await app.call('DELETE', path, { token, query: { gid } });
  await passUndoTime(app);
};

describe('an upload', () => {
  test('is stored under the hash of its content and served in ranges, for ever the same', async () => {
    const bytes = mp4('a film');
    const { status, body } = await upload(form(video(), { file: { name: '影片.MP4', bytes } }));
    expect(status).toBe(200);
    expect(body.file).toMatch(/^\/files\/[0-9a-f]{64}\.mp4$/);
    const whole = await app.app.server.inject(body.file);
    expect(whole.rawPayload).toEqual(bytes);
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    const part = await app.app.server.inject({ url: body.file, headers: { range: 'bytes=4-7' } });
    expect([part.statusCode, part.body]).toEqual([206, 'ftyp']);
    await remove(body.gid);
  });

  test.each([
    ['words in a file called video', 'film.mp4', Buffer.from('not a film'), 'upload_not_as_named', 400],
    ['a picture called film', 'film.mp4', png, 'upload_not_as_named', 400],
    ['a film called document', 'film.pdf', mp4(), 'upload_wrong_type', 400],
    ['a picture for a film', 'picture.png', png, 'upload_wrong_type', 400],
    ['an empty file', 'film.mp4', Buffer.alloc(0), 'upload_empty', 400],
  ])('of %s is refused and leaves nothing', async (_, name, bytes, code, status) => {
    const answer = await upload(form(video(), { file: { name, bytes } }));
    expect(answer.body.contents[0]).toMatchObject({ code, field: 'file' });
    expect(answer.status).toBe(status);
    expect([stored(), half()]).toEqual([[], []]);
  });

  test('of more than the limit is refused and leaves nothing', async () => {
    const organisation = await openOrganisation(app);
    const bytes = Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]);
    const answer = await app.call('PATCH', '/api/v1/collab/web/organization/general', {
      token: organisation.session,
      body: form({ gid: organisation.gid }, { logo: { name: 'logo.png', bytes } }),
    });
    expect(answer.status).toBe(413);
    expect(answer.body.contents[0]).toMatchObject({
      code: 'upload_too_large',
      field: 'logo',
      params: { megabytes: 10 },
    });
    expect([stored(), half()]).toEqual([[], []]);
  });

  test('with wrong JSON is refused before the file is taken', async () => {
    const answer = await upload(form({ ...video(), volume: 101 }, { file: { name: 'a.mp4', bytes: mp4() } }));
    expect(answer.body.contents).toMatchObject([{ field: 'volume', code: 'cannot_exceed' }]);
    expect([stored(), half()]).toEqual([[], []]);
  });

  test('without JSON first, or with a part that nobody asked for, is refused', async () => {
    const turned = new FormData();
    turned.append('file', new Blob([new Uint8Array(mp4())]), 'a.mp4');
    turned.append('data', JSON.stringify(video()));
    expect((await upload(turned)).body.contents[0]).toMatchObject({ code: 'field_required', field: 'data' });
    const strange = form(video(), { picture: { name: 'a.png', bytes: png } });
    expect((await upload(strange)).body.contents[0]).toMatchObject({ code: 'unknown_field', field: 'picture' });
    expect([stored(), half()]).toEqual([[], []]);
  });

  test('takes the JSON as a file part too, as browsers send a Blob', async () => {
    const body = new FormData();
    body.append('data', new Blob([JSON.stringify(video())], { type: 'application/json' }));
    body.append('file', new Blob([new Uint8Array(mp4())]), 'a.mp4');
    const answer = await upload(body);
    expect(answer.status).toBe(200);
    await remove(answer.body.gid);
  });

  test('for a panel that does not exist leaves nothing', async () => {
    const body = form(video(), { file: { name: 'a.mp4', bytes: mp4() } });
    expect((await app.call('POST', path, { token: session, body, query: { panelGid: 'nowhere' } })).status).toBe(404);
    expect([stored(), half()]).toEqual([[], []]);
  });

  test('that breaks off leaves nothing, and the server goes on', async () => {
    await app.app.server.listen({ port: 0 });
    const { port } = app.app.server.server.address() as { port: number };
    const head = `--x\r\nContent-Disposition: form-data; name="data"\r\n\r\n${JSON.stringify(video())}\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n`;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST ${path}?panelGid=${panelGid} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${session}\r\n` +
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n${head}`,
    );
    socket.write(mp4('x'.repeat(5000)));
    while (half().length === 0) await sleep(20);
    socket.destroy();
    const giveUp = Date.now() + 5000;
    while (half().length > 0 && Date.now() < giveUp) await sleep(20);
    expect([stored(), half()]).toEqual([[], []]);
    expect((await app.call('GET', '/api/health')).status).toBe(200);
  });
});

describe('a stored file', () => {
  test('goes with the last record that shows it, in whatever organisation', async () => {
    const file = { name: 'a.mp4', bytes: mp4('shared') };
    const first = (await upload(form(video('一'), { file }))).body;
    const second = (await upload(form(video('二'), { file }))).body;
    expect(second.file).toBe(first.file);
    expect(stored()).toHaveLength(1);
    await remove(first.gid);
    expect(stored()).toHaveLength(1);
    await remove(second.gid);
    expect(stored()).toEqual([]);
  });

  test('is replaced by another, and removed with its panel', async () => {
    const first = (await upload(form(video(), { file: { name: 'a.mp4', bytes: mp4('one') } }))).body;
    const body = form({ gid: first.gid }, { file: { name: 'b.mp4', bytes: mp4('two') } });
    const second = await app.done('PATCH', path, { token: session, body });
    expect(second.file).not.toBe(first.file);
    expect(stored()).toEqual([second.file.slice('/files/'.length)]);
    const query = { gid: panelGid, name: '101 診' };
    await app.done('DELETE', '/api/v1/collab/web/panel', { token: session, query });
    expect(stored()).toEqual([]);
    expect((await app.app.server.inject(second.file)).statusCode).toBe(404);
  });

  test('can be chosen again by the record that has it, and not by another organisation', async () => {
    const { gid, file } = (await upload(form(video(), { file: { name: 'a.mp4', bytes: mp4('again') } }))).body;
    const offered = await app.done('GET', `${path}/video/dropdownlist`, { token: session });
    expect(offered.data).toEqual([{ gid, name: '衛教影片' }]);
    const body = { name: '再播', type: 'video', source: 'mediaDatabase', file: gid };
    expect((await app.call('POST', path, { token: session, body, query: { panelGid } })).body.file).toBe(file);

    const other = await openOrganisation(app);
    const panel = await app.done('POST', '/api/v1/collab/web/panel/create/defaultPanel', {
      token: other.session,
      body: { name: '診間' },
    });
    for (const stolen of [gid, file]) {
      const query = { panelGid: panel.gid };
      const answer = await app.call('POST', path, { token: other.session, body: { ...body, file: stolen }, query });
      expect(answer.body.contents[0]).toMatchObject({ code: 'reference_not_found', field: 'file' });
    }
    const query = { gid: panelGid, name: '101 診' };
    await app.done('DELETE', '/api/v1/collab/web/panel', { token: session, query });
  });
});

test('what a crash has left is cleared away at the start', async () => {
  const first = await openApp();
  await openOrganisation(first);
  const left = join(first.dataFolder, 'files', `${'0'.repeat(64)}.mp4`);
  const open = join(first.dataFolder, 'incoming', 'half');
  await first.app.stop();
  mkdirSync(join(first.dataFolder, 'incoming'), { recursive: true });
  writeFileSync(left, 'nobody knows this');
  writeFileSync(open, 'half');
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  utimesSync(open, longAgo, longAgo);
  const second = await openApp({ dataFolder: first.dataFolder });
  expect([existsSync(left), existsSync(open)]).toEqual([false, false]);
  await second.close();
  rmSync(first.dataFolder, { recursive: true, maxRetries: 10 });
});

test('of several processes on one folder none takes away what another has just brought', async () => {
  const bytes = mp4('brought twice');
  const { body } = await upload(form(video(), { file: { name: 'a.mp4', bytes } }));
  const name = String(body.file).slice('/files/'.length);
  const note = join(app.dataFolder, 'incoming', `${name}~another-process`);
  writeFileSync(note, '');
  await remove(body.gid);
  expect([stored(), half()]).toEqual([[name], [`${name}~another-process`]]);
  rmSync(note);
  const again = (await upload(form(video(), { file: { name: 'a.mp4', bytes } }))).body;
  await remove(again.gid);
  expect([stored(), half()]).toEqual([[], []]);
});

test.each(['/files/../callboard.db', '/files/%2e%2e%2fcallboard.db', '/files/', '/files/nothing.mp4'])(
  '%s is no file of ours',
  async (url) => {
    expect((await app.app.server.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
  },
);

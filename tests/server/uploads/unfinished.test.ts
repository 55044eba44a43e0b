/** Large files that come in parts: they go on where they were, and in the end are taken like any other file. */
import { createHash } from 'node:crypto';
import { readdirSync, utimesSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { administratorPassword, createAdministrator } from '../../contract/named-people-values.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { form, mp4, openOrganisation, organisationPassword, systemToken } from '../small-clinic.ts';

const path = '/api/v1/collab/web/upload';
const bank = '/api/v1/collab/web/system/media';
const film = mp4('a film'.repeat(2000));
let app: TestApp;
let gid: string;
let session: string;

beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ gid, session } = await openOrganisation(app));
});

const announced = { operation: 'createMediaBankItem', property: 'file', name: '影片.mp4', size: film.length };
const begin = (change: object = {}, token = session) =>
  app.call('POST', path, { token, body: { ...announced, ...change } });
const begun = async () => (await begin()).body.gid as string;
const append = (upload: string, offset: number, bytes: Buffer, token = session) =>
  app.call('POST', `${path}/part`, {
    token,
    body: form({ gid: upload, offset }, { part: { name: 'part', bytes } }),
  });
const ask = (upload: string, token = session) => app.call('GET', path, { token, query: { gid: upload } });
const kept = () => readdirSync(join(app.dataFolder, 'unfinished', gid));
const setBack = (upload: string, minutes: number) => {
  const then = Date.now() / 1000 - minutes * 60;
  utimesSync(join(app.dataFolder, 'unfinished', gid, upload), then, then);
};
function take(upload: string, key: string) {
  const body = form({ name: '衛教', type: 'video' });
  body.append('file', new Blob([upload], { type: 'application/vnd.callboard.upload' }), 'any');
  return app.call('POST', bank, { token: session, body, headers: { 'idempotency-key': key } });
}

test('a file in parts, some sent twice, is taken whole, and once however often it is asked for', async () => {
  const upload = await begun();
  expect((await append(upload, 0, film.subarray(0, 5000))).body).toEqual({
    gid: upload,
    received: 5000,
    size: film.length,
  });
  await append(upload, 0, film.subarray(0, 5000));
  await append(upload, 3000, film.subarray(3000, 7000));
  expect((await ask(upload)).body.received).toBe(7000);
  expect((await take(upload, 'taken-too-early')).body.contents[0]).toMatchObject({
    code: 'upload_failed',
    field: 'file',
  });
  await append(upload, 7000, film.subarray(7000));

  const first = await take(upload, 'taken-once-only');
  expect(first.body.file).toBe(`/files/${createHash('sha256').update(film).digest('hex')}.mp4`);
  expect((await take(upload, 'taken-once-only')).body.gid).toBe(first.body.gid);
  expect((await app.app.server.inject(first.body.file)).rawPayload).toEqual(film);
  expect((await app.call('DELETE', path, { token: session, query: { gid: upload } })).status).toBe(200);
  expect(kept()).toEqual([]);
  expect((await ask(upload)).status).toBe(404);
});

test('what arrives before the connection is cut stays', async () => {
  const upload = await begun();
  await app.app.server.listen({ port: 0 });
  const { port } = app.app.server.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${path}/part HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${session}\r\n` +
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n' +
      `--x\r\nContent-Disposition: form-data; name="data"\r\n\r\n${JSON.stringify({ gid: upload, offset: 0 })}\r\n` +
      '--x\r\nContent-Disposition: form-data; name="part"; filename="part"\r\n\r\n',
  );
  socket.write(film);
  const giveUp = Date.now() + 5000;
  const received = async () => (await ask(upload)).body.received as number;
  while ((await received()) === 0 && Date.now() < giveUp) await sleep(20);
  socket.destroy();
  const there = await received();
  expect(there).toBeGreaterThan(0);
  expect((await append(upload, there, film.subarray(there))).body.received).toBe(film.length);
  expect((await take(upload, 'after-the-cut')).status).toBe(200);
});

test.each([
  ['more than its field allows', { size: limits.videoFileBytes + 1 }, 413, 'upload_too_large', 'file'],
  ['another kind of file', { name: 'film.exe' }, 400, 'upload_wrong_type', 'file'],
  ['what takes no file', { operation: 'createRoom' }, 400, 'reference_not_found', 'operation'],
  ['another part', { operation: 'appendUpload', property: 'part' }, 400, 'reference_not_found', 'operation'],
  ['no field of it', { property: 'logo' }, 400, 'reference_not_found', 'property'],
  ['what only the provider may call', { operation: 'createSoftwareVersion' }, 403, 'no_permission', undefined],
])('nothing is begun for %s', async (_, change, status, code, field) => {
  const answer = await begin(change);
  expect([answer.status, answer.body.contents[0].code, answer.body.contents[0].field]).toEqual([status, code, field]);
});

test('nothing is begun by somebody whose role does not let them call what the file is for', async () => {
  const staffId = 'lin';
  await createAdministrator(app, { tokens: { session } } as never, staffId, 'operates');
  const body = { orgGid: gid, staffId, password: administratorPassword };
  const { token } = await app.done('POST', '/api/v1/collab/web/organization/staff/login', { body });
  const logo = { operation: 'uploadTicketOrgLogo', property: 'orgLogo', name: 'logo.png', size: 2000 };
  expect((await begin(logo)).status).toBe(200);
  const answer = await begin(logo, token);
  expect([answer.status, answer.body.contents[0].code]).toEqual([403, 'role_too_low']);
  expect((await begin({}, token)).status).toBe(200);
});

test('what is of another type goes at its first bytes; nothing lies beyond a gap or more than was announced', async () => {
  const words = await begun();
  const answer = await append(words, 0, Buffer.alloc(5000, 'words'));
  expect(answer.body.contents[0]).toMatchObject({ code: 'upload_not_as_named', field: 'file' });
  expect(kept()).toEqual([]);

  const upload = await begun();
  for (const gap of [1, 10])
    expect((await append(upload, gap, film.subarray(gap))).body.contents[0].field).toBe('offset');
  expect((await append(upload, 0, Buffer.concat([film, film]))).status).toBe(400);
});

test('an upload is of one organisation and one sign-in', async () => {
  const upload = await begun();
  const signIn = { orgGid: gid, password: organisationPassword };
  const colleague = (await app.done('POST', '/api/v1/collab/web/organization/login', { body: signIn })).token;
  for (const token of [colleague, (await openOrganisation(app)).session]) {
    expect((await ask(upload, token)).status).toBe(404);
    expect((await append(upload, 0, film, token)).status).toBe(404);
    expect((await app.call('DELETE', path, { token, query: { gid: upload } })).status).toBe(404);
  }
  expect((await ask(upload)).body.received).toBe(0);
});

test('few are unfinished at once: the one that stands still yields, and what nobody goes on with is swept', async () => {
  const all: string[] = [];
  while (all.length < limits.unfinishedUploads) all.push(await begun());
  expect((await begin()).body.contents[0].code).toBe('service_busy');
  setBack(all[2] ?? '', limits.unfinishedUploadYieldMinutes + 1);
  expect((await begin()).status).toBe(200);
  expect((await ask(all[2] ?? '')).status).toBe(404);

  setBack(all[4] ?? '', limits.unfinishedUploadMinutes + 1);
  await app.app.services.unfinished.sweep();
  expect((await ask(all[4] ?? '')).status).toBe(404);
  expect((await ask(all[5] ?? '')).status).toBe(200);
});

test('all unfinished files of one owner together are bounded', async () => {
  const token = await systemToken(app);
  const change = { operation: 'createSoftwareVersion', name: 'machine.zip', size: limits.versionFileBytes };
  const answers: number[] = [];
  for (const _ of Array(5)) answers.push((await begin(change, token)).status);
  expect(answers).toEqual([200, 200, 200, 200, 503]);
});

test('a part is no larger than parts are', async () => {
  const upload = (await begin({ size: limits.uploadPartBytes + 10 })).body.gid;
  const whole = mp4('x'.repeat(limits.uploadPartBytes));
  const answer = await append(upload, 0, whole.subarray(0, limits.uploadPartBytes + 2));
  expect(answer.body.contents[0]).toMatchObject({ code: 'upload_failed', field: 'part' });
  expect((await append(upload, 0, whole.subarray(0, limits.uploadPartBytes))).status).toBe(200);
});

test('all unfinished files of all hospitals together are bounded', async () => {
  const size = limits.videoFileBytes;
  const answers: string[] = [];
  while (!answers.includes('service_busy') && answers.length * size <= limits.allUnfinishedUploadBytes) {
    const { session: token } = await openOrganisation(app);
    for (let count = 0; count < limits.unfinishedUploads; count += 1) {
      answers.push((await begin({ size }, token)).body.contents?.[0].code ?? 'begun');
    }
  }
  expect(answers).toContain('service_busy');
  const begunBytes = answers.filter((answer) => answer === 'begun').length * size;
  expect(begunBytes).toBeLessThanOrEqual(limits.allUnfinishedUploadBytes);
});

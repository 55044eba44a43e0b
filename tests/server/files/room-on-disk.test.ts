/** A disk on which no film fits any more: the sender learns it, nothing is left of the film, and calls go on. */
import fs, { readdirSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { openMediaHall } from '../media-sources/media-hall.ts';
import { form, mp4 } from '../small-clinic.ts';

const upload = '/api/v1/collab/web/upload';
const bank = '/api/v1/collab/web/system/media';
const { statfs } = fs.promises;
let hall: Awaited<ReturnType<typeof openMediaHall>>;

beforeAll(async () => {
  hall = await openMediaHall();
  await hall.begin();
});
afterAll(async () => {
  await hall.end();
  await hall.close();
});
afterEach(() => leave(undefined));

/** How many bytes the disk has free beside those that files leave to the queue; undefined: as many as it has. */
function leave(bytes: number | undefined): void {
  const told = { bsize: 1, bavail: limits.diskReserveBytes + (bytes ?? 0) };
  fs.promises.statfs = bytes === undefined ? statfs : ((async () => told) as unknown as typeof statfs);
  syncBuiltinESMExports();
}

const as = (method: string, path: string, body: object) => hall.app.call(method, path, { token: hall.session, body });
const files = (folder: string) => readdirSync(join(hall.app.dataFolder, folder), { recursive: true }).map(String);
const refusal = ({ status, body }: { status: number; body: { contents: { code: string; field: string }[] } }) =>
  `${status} ${body.contents[0]?.field}: ${body.contents[0]?.code}`;

test('a film that would take what the queue needs is refused before a byte is sent, and while it comes', async () => {
  const film = mp4('a film'.repeat(2000));
  const announced = { operation: 'createMediaBankItem', property: 'file', name: '影片.mp4', size: film.length };
  const append = (gid: string, offset: number) =>
    as('POST', `${upload}/part`, form({ gid, offset }, { part: { name: 'part', bytes: film.subarray(offset) } }));
  leave(2 * film.length - 1);
  expect(refusal(await as('POST', upload, announced))).toBe('400 file: storage_full');
  expect(files('unfinished').filter((name) => name.includes('/'))).toEqual([]);

  leave(2 * film.length);
  const { gid } = (await as('POST', upload, announced)).body;
  leave(film.length - 1);
  expect(refusal(await append(gid, 0))).toBe('400 file: storage_full');
  leave(film.length);
  expect((await append(gid, 0)).body.received).toBe(film.length);
});

test('a file that comes in one request is refused with nothing left of it', async () => {
  const before = files('files');
  leave(0);
  const answer = await as(
    'POST',
    bank,
    form({ name: '衛教', type: 'video' }, { file: { name: 'a.mp4', bytes: mp4('a') } }),
  );
  expect(refusal(answer)).toBe('400 file: storage_full');
  expect([files('incoming'), files('files')]).toEqual([[], before]);
});

test('where the next film of a source does not fit, the former one plays on', async () => {
  hall.store.files.set('/a.mp4', { bytes: mp4('first') });
  const gid = await hall.add({ source: 'hfs', url: hall.store.url('/a.mp4') });
  await hall.inState(gid, 'ready');
  hall.store.files.set('/a.mp4', { bytes: mp4('next') });
  leave(0);
  hall.later();
  await hall.inState(gid, 'noRoom');
  expect(await hall.played()).toBe(mp4('first').toString());
  expect(files('incoming')).toEqual([]);
  leave(undefined);
  hall.later(1);
  await hall.inState(gid, 'ready');
  expect(await hall.played()).toBe(mp4('next').toString());
});

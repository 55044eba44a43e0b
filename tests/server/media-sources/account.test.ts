import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openFileServer } from '../../running/media-servers/file-server.ts';
import { isSignedForS3, s3Account } from '../../running/media-servers/s3-check.ts';
import { until } from '../printing/until.ts';
import { mp4 } from '../small-clinic.ts';
import { type MediaHall, openMediaHall } from './media-hall.ts';

const web = '/api/v1/collab/web';
let hall: MediaHall;
beforeAll(async () => {
  hall = await openMediaHall();
});
afterAll(() => hall.close());
beforeEach(() => hall.begin());
afterEach(() => hall.end());

describe('an account', () => {
  test('opens the files of its host, and its password is never told', async () => {
    hall.store.files.set('/a.mp4', { bytes: mp4('a') });
    hall.store.allows = ({ headers }) =>
      headers.authorization === `Basic ${Buffer.from('media:halls').toString('base64')}`;
    const gid = await hall.add({ source: 'hfs', url: hall.store.url('/a.mp4') });
    await hall.inState(gid, 'denied');
    const made = await hall.account({ source: 'hfs', host: hall.store.host, user: 'media', password: 'halls' });
    await hall.inState(gid, 'ready');
    expect(JSON.stringify(made)).not.toContain('halls');
    expect(JSON.stringify(await hall.as('GET', `${web}/system/mediaAccount/list`))).not.toContain('halls');
    // Another host does not get the password of the former one.
    const moved = await hall.app.call('PATCH', `${web}/system/mediaAccount`, {
      token: hall.session,
      body: { gid: made.gid, host: 'elsewhere.example' },
    });
    expect(moved.body.contents).toMatchObject([{ code: 'field_required', field: 'password' }]);
  });

  test('moves to another host with the same password, if it is typed again', async () => {
    const made = await hall.account({ source: 'hfs', host: 'files.example', user: 'media', password: 'halls' });
    const change = (body: object) =>
      hall.app.call('PATCH', `${web}/system/mediaAccount`, { token: hall.session, body: { gid: made.gid, ...body } });
    const moved = await change({ host: 'new.files.example', password: 'halls' });
    expect(moved.body).toMatchObject({ host: 'new.files.example' });
    const { body } = await change({ password: null });
    expect(body.contents).toMatchObject([{ field: 'password' }]);
  });

  test('is not shown to a host that is redirected to', async () => {
    const other = await openFileServer();
    other.files.set('/a.mp4', { bytes: mp4('a') });
    hall.store.redirects.set('/a.mp4', other.url('/a.mp4'));
    await hall.account({ source: 'hfs', host: hall.store.host, user: 'media', password: 'halls' });
    await hall.inState(await hall.add({ source: 'hfs', url: hall.store.url('/a.mp4') }), 'ready');
    expect(hall.store.asked[0]?.authorization).toBeDefined();
    expect(other.asked[0]?.authorization).toBeUndefined();
    await other.close();
  });

  test.for(['for the first time', 'after an hour of failures'])(
    'that is corrected while a medium is fetched %s with the former password is tried at once',
    async (when) => {
      const right = `Basic ${Buffer.from('media:right').toString('base64')}`;
      const { gid: accountGid } = await hall.account({
        source: 'hfs',
        host: hall.store.host,
        user: 'media',
        password: 'wrong',
      });
      hall.store.files.set('/a.mp4', { bytes: mp4('a') });
      let answered = Promise.resolve();
      const asked = Promise.withResolvers<void>();
      const corrected = Promise.withResolvers<void>();
      const holdAnswers = () => {
        hall.store.allows = async ({ headers }) => {
          asked.resolve();
          await answered;
          return headers.authorization === right;
        };
        answered = corrected.promise;
      };
      if (when === 'for the first time') holdAnswers();
      else hall.store.allows = () => false;
      const gid = await hall.add({ source: 'hfs', url: hall.store.url('/a.mp4') });
      if (when !== 'for the first time') {
        await hall.inState(gid, 'denied');
        holdAnswers();
        hall.later(60);
      }
      await asked.promise;
      hall.app.time.now += 1000;
      await hall.as('PATCH', `${web}/system/mediaAccount`, { gid: accountGid, password: 'right' });
      corrected.resolve();
      await hall.inState(gid, 'ready');
    },
  );

  test('of an S3 store signs each request, also of names in Chinese and of parts', async () => {
    const bytes = Buffer.concat([mp4('s3'), Buffer.alloc(200_000, 3)]);
    hall.store.files.set('/films/衛教 (1)+a.mp4', { bytes, cutAfter: 90_000 });
    hall.store.allows = isSignedForS3;
    const gid = await hall.add({ source: 'cloud', url: hall.store.url('/films/衛教%20(1)+a.mp4') });
    await hall.inState(gid, 'denied');
    const { gid: accountGid } = await hall.account({
      source: 'cloud',
      host: hall.store.host,
      ...s3Account,
      password: 'wrong',
    });
    hall.later(60);
    await until(async () => (await hall.look(gid)).checkedAt === hall.app.time.now || undefined);
    expect((await hall.look(gid)).state).toBe('denied');
    await hall.as('PATCH', `${web}/system/mediaAccount`, { gid: accountGid, password: s3Account.password });
    await hall.inState(gid, 'ready');
    expect(hall.store.asked.map(({ status }) => status)).toEqual(expect.arrayContaining([401, 200, 206]));
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { png } from '../../running/one-pixel.ts';
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

describe('a medium of an HTTP file server', () => {
  test('is fetched, shown from here, and compared by its ETag', async () => {
    hall.store.files.set('/films/洗手.mp4', { bytes: mp4('hands') });
    const gid = await hall.add({ source: 'hfs', url: hall.store.url('/films/洗手.mp4') });
    expect(await hall.inState(gid, 'ready')).toMatchObject({ keptAt: hall.app.time.now, checkedAt: hall.app.time.now });
    const [medium] = await hall.shown();
    expect(medium?.url).toMatch(/^\/files\/[0-9a-f]{64}\.mp4$/);
    expect(await hall.played()).toBe(mp4('hands').toString());
    hall.later();
    await until(async () => hall.store.asked.length === 2 || undefined);
    expect(hall.store.asked.map(({ status }) => status)).toEqual([200, 304]);
    await until(async () => (await hall.look(gid)).checkedAt === hall.app.time.now || undefined);
    expect((await hall.look(gid)).keptAt).toBeLessThan(hall.app.time.now);
  });

  test('is compared by its time where there is no ETag, and by its content where there is neither', async () => {
    const modified = 'Mon, 23 Nov 2026 08:00:00 GMT';
    hall.store.files.set('/a.mp4', { bytes: mp4('a'), modified });
    hall.store.files.set('/b.mp4', { bytes: mp4('b'), blind: true });
    const gids = [
      await hall.add({ source: 'hfs', url: hall.store.url('/a.mp4') }),
      await hall.add({ source: 'hfs', url: hall.store.url('/b.mp4') }),
    ];
    for (const gid of gids) await hall.inState(gid, 'ready');
    hall.store.asked.length = 0;
    hall.later(limits.mediaBlindHours * 60);
    await until(async () => hall.store.asked.length === 2 || undefined);
    const statuses = Object.fromEntries(hall.store.asked.map(({ path, status }) => [path, status]));
    expect(statuses).toEqual({ '/a.mp4': 304, '/b.mp4': 200 });
  });

  test('that changes there is played anew here, and the former content goes', async () => {
    hall.store.files.set('/a.mp4', { bytes: mp4('before') });
    const gid = await hall.add({ source: 'hfs', url: hall.store.url('/a.mp4') });
    await hall.inState(gid, 'ready');
    const [before] = await hall.shown();
    hall.store.files.set('/a.mp4', { bytes: mp4('after') });
    hall.later();
    await until(async () => (await hall.played()) === mp4('after').toString() || undefined);
    await hall.app.app.services.files.collect();
    expect((await hall.app.call('GET', before?.url ?? '')).status).toBe(404);
  });

  test('that is still being copied there leaves the former one playing, and is asked for again in a minute', async () => {
    const modified = (minute: number) => `Sat, 21 Nov 2026 09:0${minute}:00 GMT`;
    const whole = mp4('whole');
    hall.store.files.set('/a.mp4', { bytes: mp4('former'), modified: modified(1) });
    const gid = await hall.add({ source: 'hfs', url: hall.store.url('/a.mp4') });
    await hall.inState(gid, 'ready');
    hall.store.files.set('/a.mp4', { bytes: mp4('half'), modified: modified(2) });
    // The next request finds what has been copied by then.
    hall.store.allows = () => hall.store.files.set('/a.mp4', { bytes: whole, modified: modified(3) }).size > 0;
    hall.later();
    const medium = await until(async () => {
      const now = await hall.look(gid);
      return now.checkedAt === hall.app.time.now ? now : undefined;
    });
    expect([medium.state, await hall.played()]).toEqual(['ready', mp4('former').toString()]);
    hall.later(1);
    await until(async () => (await hall.played()) === whole.toString() || undefined);
  });

  test('whose server tells another ETag with each answer is taken all the same', async () => {
    hall.store.files.set('/a.mp4', { bytes: mp4('one server') });
    hall.store.allows = () => hall.store.files.set('/a.mp4', { bytes: mp4('other server') }).size > 0;
    await hall.inState(await hall.add({ source: 'hfs', url: hall.store.url('/a.mp4') }), 'ready');
  });

  test('that is gone there plays on here, and is told', async () => {
    hall.store.files.set('/a.mp4', { bytes: mp4('kept') });
    const gid = await hall.add({ source: 'hfs', url: hall.store.url('/a.mp4') });
    await hall.inState(gid, 'ready');
    hall.store.files.clear();
    hall.later();
    expect(await hall.inState(gid, 'gone')).toMatchObject({ keptAt: expect.any(Number) });
    expect(await hall.played()).toBe(mp4('kept').toString());
    // It comes back, and somebody does not want to wait until it is asked again.
    hall.store.files.set('/a.mp4', { bytes: mp4('again') });
    expect(await hall.as('PATCH', `${web}/panel/media/check`, { gids: [gid] })).toEqual({ count: 1 });
    await hall.inState(gid, 'ready');
    expect(await hall.played()).toBe(mp4('again').toString());
  });

  test('that breaks off goes on from where it was', async () => {
    const bytes = Buffer.concat([mp4('long'), Buffer.alloc(300_000, 7)]);
    hall.store.files.set('/a.mp4', { bytes, cutAfter: 120_000 });
    const gid = await hall.add({ source: 'hfs', url: hall.store.url('/a.mp4') });
    await hall.inState(gid, 'ready');
    const [first, ...others] = hall.store.asked;
    expect([first?.status, first?.range]).toEqual([200, undefined]);
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 206));
    // How much of what was sent had been read when the connection ended is the network's to say.
    let [from, most] = [0, 120_000];
    for (const { range } of others) {
      const at = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1]);
      expect(at).toBeGreaterThan(from);
      expect(at).toBeLessThanOrEqual(most);
      [from, most] = [at, at + 120_000];
    }
    expect(others.length).toBeGreaterThanOrEqual(2);
    const [medium] = await hall.shown();
    const size = (await hall.app.call('GET', medium?.url ?? '')).headers['content-length'];
    expect(Number(size)).toBe(bytes.length);
  });

  test.each([
    ['is not there', '/nothing.mp4', {}, 'gone'],
    ['is no film', '/page.mp4', { bytes: Buffer.from('<!doctype html><p>sign in</p>') }, 'wrongType'],
    ['is a picture where a film was meant', '/poster.png', { bytes: png }, 'wrongType'],
    ['says that it is too large', '/big.mp4', { bytes: mp4('big'), claims: limits.videoFileBytes + 1 }, 'tooLarge'],
    ['says less than it has', '/less.mp4', { bytes: mp4('less'), blind: true, claims: 5000 }, 'unreachable'],
  ])('that %s is told, and the next one plays', async (_, path, file, state) => {
    hall.store.files.set('/good.mp4', { bytes: mp4('good') });
    if ('bytes' in file) hall.store.files.set(path, { ...file, cutAfter: file.bytes.length });
    const gid = await hall.add({ source: 'hfs', url: hall.store.url(path) });
    const good = await hall.add({ source: 'hfs', url: hall.store.url('/good.mp4'), name: 'good' });
    await hall.inState(gid, state);
    await hall.inState(good, 'ready');
    expect((await hall.shown()).map(({ name }) => name)).toEqual(['good']);
  });

  test.each([
    ['a private network', 'http://10.0.0.1/a.mp4'],
    ['this machine under another name', 'http://[::ffff:10.0.0.1]/a.mp4'],
    ['the metadata of a cloud', 'http://169.254.169.254/latest/meta-data/a.mp4'],
    ['a file of the server', 'file:///etc/hostname'],
  ])('that is redirected to %s is not allowed', async (_, target) => {
    hall.store.redirects.set('/a.mp4', target);
    const gid = await hall.add({ source: 'hfs', url: hall.store.url('/a.mp4') });
    await hall.inState(gid, 'notAllowed');
    expect(await hall.shown()).toEqual([]);
  });

  test('is followed through some redirects and not for ever', async () => {
    hall.store.files.set('/c.mp4', { bytes: mp4('moved') });
    hall.store.redirects.set('/a.mp4', '/b.mp4').set('/b.mp4', hall.store.url('/c.mp4')).set('/loop.mp4', '/loop.mp4');
    await hall.inState(await hall.add({ source: 'hfs', url: hall.store.url('/a.mp4') }), 'ready');
    await hall.inState(await hall.add({ source: 'hfs', url: hall.store.url('/loop.mp4') }), 'unreachable');
    expect(hall.store.asked.filter(({ path }) => path === '/loop.mp4')).toHaveLength(limits.mediaRedirects + 1);
  });

  test('that sends a picture one day does not take the film from the hall', async () => {
    hall.store.files.set('/today', { bytes: mp4('film'), type: 'video/mp4' });
    const gid = await hall.add({ source: 'hfs', url: hall.store.url('/today') });
    await hall.inState(gid, 'ready');
    hall.store.files.set('/today', { bytes: png, type: 'image/png' });
    hall.later();
    await hall.inState(gid, 'wrongType');
    expect(await hall.played()).toBe(mp4('film').toString());
    await hall.as('PATCH', `${web}/panel/media`, { gid, type: 'image' });
    await hall.inState(gid, 'ready');
    expect((await hall.shown())[0]?.url).toMatch(/\.png$/);
  });

  test('of the type "others" may be a picture; a page is opened by the screen itself', async () => {
    hall.store.files.set('/poster', { bytes: png, type: 'image/png; charset=binary' });
    hall.store.files.set('/poster.png', { bytes: png });
    const picture = await hall.add({ source: 'hfs', type: 'others', url: hall.store.url('/poster.png') });
    const unnamed = await hall.add({ source: 'hfs', type: 'image', url: hall.store.url('/poster') });
    const page = await hall.add({ source: 'hfs', type: 'others', url: hall.store.url('/news') });
    await hall.inState(picture, 'ready');
    await hall.inState(unnamed, 'ready');
    expect(await hall.look(page)).toMatchObject({ state: 'direct' });
    expect((await hall.shown()).map(({ url }) => url)).toEqual([
      expect.stringMatching(/^\/files\/.*\.png$/),
      expect.stringMatching(/^\/files\/.*\.png$/),
      hall.store.url('/news'),
    ]);
    expect(hall.store.asked.map(({ path }) => path)).not.toContain('/news');
  });

  test('is of the kind that its server tells, where the address is that of a program', async () => {
    hall.store.files.set('/download.php', { bytes: png, type: 'image/png' });
    await hall.inState(
      await hall.add({ source: 'hfs', type: 'image', url: hall.store.url('/download.php?id=3') }),
      'ready',
    );
    expect((await hall.shown()).map(({ url }) => url)).toEqual([expect.stringMatching(/^\/files\/.*\.png$/)]);
  });

  test('is asked less and less often while it fails', async () => {
    const gid = await hall.add({ source: 'hfs', url: hall.store.url('/nothing.mp4') });
    await hall.inState(gid, 'gone');
    for (const [index, minutes] of [1, 2, 4].entries()) {
      hall.later(minutes);
      await until(async () => hall.store.asked.length === index + 2 || undefined);
      await until(async () => (await hall.look(gid)).checkedAt === hall.app.time.now || undefined);
    }
    hall.later(7);
    // Another one that is due is fetched, this one is not.
    hall.store.files.set('/a.mp4', { bytes: mp4('a') });
    await hall.inState(await hall.add({ source: 'hfs', url: hall.store.url('/a.mp4') }), 'ready');
    expect(hall.store.asked.filter(({ path }) => path === '/nothing.mp4')).toHaveLength(4);
  });
});

test('a medium that several panels show is fetched once, and its file goes with the last of them', async () => {
  hall.store.files.set('/a.mp4', { bytes: mp4('shared') });
  const first = await hall.add({ source: 'hfs', url: hall.store.url('/a.mp4') });
  await hall.inState(first, 'ready');
  const second = await hall.add({ source: 'hfs', url: hall.store.url('/a.mp4'), name: 'again' });
  expect((await hall.look(second)).state).toBe('ready');
  expect(hall.store.asked).toHaveLength(1);
  const [{ url } = { url: '' }] = await hall.shown();
  await hall.as('DELETE', `${web}/panel/media`, undefined, { gid: first });
  await hall.app.app.services.mediaSources.reconcile();
  await hall.app.app.services.files.collect();
  expect((await hall.app.call('GET', url)).status).toBe(200);
  await hall.as('DELETE', `${web}/panel/media`, undefined, { gid: second });
  await hall.app.app.services.mediaSources.reconcile();
  await hall.app.app.services.files.collect();
  expect((await hall.app.call('GET', url)).status).toBe(404);
});

/** Films on the device, and what keeps them from it or from being played: the screen goes on in every case. */
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { expectPage } from '../../browser/expect-page.ts';
import { launchWithoutStorage } from '../../browser/without-storage.ts';
import { viewFilm, viewMedia } from '../display-files.ts';
import { beforeEachDisplay } from '../display-opening.ts';
import type { DisplayServer } from '../display-server.ts';

declare global {
  interface Window {
    /** Addresses of films that began to load. */
    begun: (string | undefined)[];
  }
}

const patience = { timeout: 90_000 };

let server: DisplayServer;
let page: Page;

beforeEachDisplay((opening) => {
  ({ server, page } = opening);
  server.show({ calls: [], latest: null, panel: { ...server.view.panel, voiceVolume: 0 } });
});

const row = () => page.locator('.row').nth(5);
const told = () => server.reports.flatMap(({ errors }) => errors).join();
const film = (name: string) => page.locator(`video[data-url="/files/${name}.mp4"]`);
const fromDevice = (file: string) =>
  page.locator(`.media-item[data-url="/files/${file}"][src^="blob:"]`).waitFor(patience);
/** Waits until a film has played for a while. */
const plays = (name: string) =>
  expect.poll(() => film(name).evaluate((video: HTMLVideoElement) => video.currentTime, null, patience), patience);
const calls = async (number: number) => {
  server.call(0, number);
  await expectPage(page.locator('.called-card .number')).toHaveText(`0${number}`, patience);
};

/** How many files this device keeps. */
const kept = () =>
  page.evaluate(async () => {
    // Who opens a database first makes it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'callboard-media')) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open('callboard-media', 1);
      opening.onsuccess = () => {
        const counting = opening.result.transaction('about').objectStore('about').count();
        counting.onsuccess = () => resolve(counting.result);
      };
    });
  });

test('what plays next is on the device before the present film ends; the server goes, the screen is started anew: all plays on', async () => {
  server.keepsPages = true;
  server.show({ media: [viewFilm('film-600'), viewFilm('film-2'), viewMedia('poster', { seconds: 2 })] });
  await page.goto(server.screen);
  await plays('film-600').toBeGreaterThan(0);
  // From the network, or from the device where the file was there before the player.
  const from = await film('film-600').getAttribute('src');
  await expect.poll(kept, patience).toBe(3);
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/panel/'))), patience).toBe(true);
  expect(await film('film-600').getAttribute('src'), 'what plays goes on from where it plays').toBe(from);

  await film('film-600').evaluate((video: HTMLVideoElement) => {
    video.currentTime = 599;
  });
  await server.down();
  for (const next of ['film-2.mp4', 'poster.svg', 'film-600.mp4']) await fromDevice(next);
  await plays('film-600').toBeGreaterThan(0);

  await page.reload();
  await row().waitFor();
  await fromDevice('film-600.mp4');
  await plays('film-600').toBeGreaterThan(0);
});

test('films that are missing, broken, that never come or are too much for the device are skipped and told; what is too much is not tried again', async () => {
  await page.addInitScript(() => {
    document.addEventListener(
      'loadstart',
      ({ target }) => window.begun.push((target as HTMLElement).dataset.url),
      true,
    );
    window.begun = [];
  });
  const begun = async (name: string) =>
    (await page.evaluate(() => window.begun)).filter((url) => url === `/files/${name}.mp4`).length;
  const bad = ['missing', 'broken', 'stuck', 'heavy'];
  server.show({ media: [...bad, 'film-600'].map(viewFilm) });
  await page.goto(server.screen);
  await plays('film-600').toBeGreaterThan(1);
  expect(await begun('stuck')).toBe(1);
  server.show({ media: [viewFilm('heavy'), viewFilm('film-1'), viewMedia('poster', { seconds: 1 })] });
  await expect.poll(() => begun('film-1'), patience).toBeGreaterThan(1);
  expect(await begun('heavy')).toBe(1);

  for (const name of bad) await expect.poll(told, patience).toContain(`media "${name}" could not be played`);
  expect(told()).not.toContain('film');
  await calls(19);
});

test('when what failed is taken out of the list, the rest goes on', async () => {
  const poster = viewMedia('poster', { seconds: 60 });
  server.show({ media: [viewFilm('broken'), poster] });
  await page.goto(server.screen);
  await page.locator('img.media-item').waitFor(patience);
  await expect.poll(kept, patience).toBe(2);
  server.show({ media: [poster] });
  await calls(18);
  expect(await page.locator('img.media-item').count()).toBe(1);
});

test('a film that stands in the list twice, one after the other, is played twice', async () => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  // By a full address it is another server's, so that it plays from the same place both times.
  const twice = viewMedia('twice', { type: 'video', url: `${server.url}/files/film-1.mp4` });
  server.show({ media: [twice, twice, viewMedia('poster')] });
  await page.goto(server.screen);
  await page.locator('img.media-item').waitFor(patience);
  expect(complaints.join()).not.toContain('could not be played');
});

test('a device whose storage is full plays films from the network and says that there is no room', async () => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize: 1000 });
  await page.addInitScript(() => {
    for (let size = 4_000_000; size > 0; size = Math.floor(size / 2)) {
      try {
        for (let count = 0; count < 2; count++) localStorage.setItem(`${size} ${count}`, 'x'.repeat(size));
      } catch {}
    }
  });
  server.show({ media: [viewFilm('film-600'), viewMedia('poster')] });
  await page.goto(server.screen);
  await plays('film-600').toBeGreaterThan(1);
  await expect.poll(told, patience).toContain('no room to keep /files/film-600.mp4');
  await calls(20);
  await page.goto(server.screen);
  await plays('film-600').toBeGreaterThan(0);
  await calls(21);
});

test('a browser that forbids every storage plays films from the network and shows each call', async () => {
  const { context, close } = await launchWithoutStorage();
  onTestFinished(close);
  page = await context.newPage();
  server.show({ media: [viewFilm('film-600')] });
  await page.goto(server.screen);
  await plays('film-600').toBeGreaterThan(1);
  await expect.poll(told, patience).toContain('media cannot be kept on this device');
  await calls(22);
});

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { Block, ViewMedia } from '#generated/shapes.ts';
import { expectPage } from '../browser/expect-page.ts';
import { viewFilm, viewMedia } from './display-files.ts';
import { beforeEachDisplay } from './display-opening.ts';
import type { DisplayServer } from './display-server.ts';

/** Fastest that a line may move at 1080 lines, in pixels a second. */
const mostSpeed = 140;

let server: DisplayServer;
let page: Page;

beforeEachDisplay((opened) => {
  ({ server, page } = opened);
});

const missing = viewMedia('missing', { url: '/files/missing.png' });
const stuck = viewFilm('stuck');
const poster = viewMedia('poster');
const media = { type: 'media', path: 'media' } as const;

async function play(...media: ViewMedia[]): Promise<void> {
  server.show({ media, calls: [], latest: null });
  await page.goto(server.screen);
  await page.locator('.row').nth(5).waitFor();
}

/** Makes the waits of this length short on the screen. */
async function shorten(ms: number): Promise<void> {
  await page.addInitScript((long) => {
    const wait = window.setTimeout.bind(window) as (then: () => void, ms?: number) => number;
    Object.assign(window, { setTimeout: (then: () => void, ms?: number) => wait(then, ms === long ? 300 : ms) });
  }, ms);
}

describe('media', () => {
  test('of which none can be played leave the name of the organisation', async () => {
    await play(missing, viewMedia('ftp', { url: 'ftp://10.0.0.2/a.mp4' }));
    await expectPage(page.locator('.media-empty')).toHaveText('安和綜合醫院');
  });

  test('from YouTube need no cookie, say where they are shown, and are skipped without the internet', async () => {
    await play(viewMedia('film', { type: 'video', source: 'videoSite', url: 'https://youtu.be/dQw4w9WgXcQ' }), poster);
    const frame = page.locator('iframe.media-item');
    expect(await frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/);
    expect(await frame.evaluate((element: HTMLIFrameElement) => element.referrerPolicy)).toBe(
      'strict-origin-when-cross-origin',
    );
    await page.locator('img.media-item').waitFor({ timeout: 30_000 });
  });

  test('from YouTube begin again where nothing else is to be shown', async () => {
    let films = 0;
    await page.route('https://www.youtube-nocookie.com/**', (route) => {
      films += 1;
      // A player whose film is over as soon as somebody listens.
      const body =
        '<script>onmessage = ({ source }) => source.postMessage(\'{"event":"onStateChange","info":0}\', "*")</script>';
      return route.fulfill({ contentType: 'text/html', body });
    });
    await play(viewMedia('film', { type: 'video', source: 'videoSite', url: 'https://youtu.be/dQw4w9WgXcQ' }));
    await expect.poll(() => films, { timeout: 20_000 }).toBeGreaterThan(2);
  });

  test('are quieter while a call is spoken', async () => {
    await play(stuck);
    const volume = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.volume);
    await expect.poll(volume).toBe(0.5);
    server.call(0, 19);
    await expect.poll(volume).toBeCloseTo(0.05);
    await expect.poll(volume, { timeout: 30_000 }).toBe(0.5);
  });

  test('that are too much for the device leave their place to the next, from the first round on', async () => {
    // The whole film is here, and does not move.
    await page.addInitScript(() => {
      const { prototype } = HTMLMediaElement;
      Object.defineProperty(prototype, 'buffered', { get: () => ({ length: 1, end: () => 60 }) });
      Object.defineProperty(prototype, 'currentTime', { get: () => 0 });
    });
    await play(stuck, poster);
    await page.locator('img.media-item').waitFor({ timeout: 30_000 });
  });

  test('leave out a page of which nothing comes, and say so; one that came has its time', async () => {
    await shorten(10_000);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('media')) complaints.push(message.text());
    });
    const board = viewMedia('board', { type: 'others', seconds: 11 });
    const gone = viewMedia('gone', { type: 'others', url: '/files/tone-100-after-20000.wav' });
    await play(board, gone, poster);
    await page.locator('img.media-item').waitFor();
    expect(complaints).toEqual(['media "gone" could not be played']);
  });

  test('of which only a page is to be shown load it again and again: its server may have been away, or have other news', async () => {
    await shorten(590_000);
    await shorten(10_000);
    let loads = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/files/poster.svg')) loads += 1;
    });
    await play(viewMedia('board', { type: 'others', url: '/files/poster.svg' }));
    await expect.poll(() => loads).toBeGreaterThan(1);
  });

  test('wait for the end of consultations where the panel says so', async () => {
    server.show({ panel: { ...server.view.panel, videoMode: 'playWhenNoConsultation' } });
    await play(poster);
    expect(await page.locator('.media').count()).toBe(0);
    server.show({ counters: server.view.counters.map((counter) => ({ ...counter, service: 'unlogin' as const })) });
    await page.locator('img.media-item').waitFor();
  });

  test('that a consultation has interrupted go on with the next one, or only the first would ever be seen', async () => {
    const consult = (consulting: boolean) =>
      server.show({
        panel: { ...server.view.panel, videoMode: 'playWhenNoConsultation' },
        counters: server.view.counters.map((one) => ({ ...one, service: consulting ? 'serving' : 'unlogin' })),
      });
    const shown = page.locator('img.media-item');
    consult(false);
    await play(poster, viewMedia('another', { url: '/files/poster.svg?another' }));
    await expectPage(shown).toHaveAttribute('data-url', '/files/poster.svg');
    consult(true);
    await shown.waitFor({ state: 'detached' });
    consult(false);
    await expectPage(shown).toHaveAttribute('data-url', '/files/poster.svg?another');
  });

  test('that a screen shows at two places begin with the first at both', async () => {
    const { layout } = server.view;
    const twice: Block = { type: 'box', flow: 'row', children: [media, { ...media }] };
    server.show({
      media: [poster, viewMedia('another', { url: '/files/poster.svg?another' })],
      layout: { ...layout, root: twice },
    });
    await page.goto(server.screen);
    await expectPage(page.locator('img.media-item[data-url="/files/poster.svg"]')).toHaveCount(2);
  });

  test('are kept on the device, and play from there when their turn comes again', async () => {
    await play(viewMedia('poster', { seconds: 1 }), viewMedia('another', { seconds: 1 }));
    await page.locator('img.media-item[src^="blob:"]').waitFor();
  });

  test('go on playing when a call changes the picture around them', async () => {
    await play(poster);
    const picture = await page.locator('img.media-item').elementHandle();
    server.call(0, 19);
    await expectPage(page.locator('.called-card .number')).toHaveText('019');
    expect(await picture?.evaluate((element) => element.isConnected)).toBe(true);
  });
});

describe('an announcement', () => {
  const marquee = (content: string) => [{ gid: 'm', title: '公告', content }];
  const line = () => page.locator('.marquee-text');
  /** Where the line is so long after its start: its own clock is put there, and stands. */
  const leftAt = (ms: number) =>
    line().evaluate((element, at) => {
      const [moving] = element.getAnimations() as [Animation];
      moving.pause();
      moving.currentTime = at;
      return element.getBoundingClientRect().left;
    }, ms);

  test('that fits stands still', async () => {
    server.show({ marquees: marquee('請配戴口罩。') });
    await play();
    expect(await line().evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
  });

  test('that does not fit moves slowly enough to be read, by transform alone, to its end', async () => {
    server.show({ marquees: marquee('請配戴口罩，保持安靜。'.repeat(8)) });
    await play();
    expect(await line().evaluate((element) => element.getAnimations()[0]?.playState)).toBe('running');
    const speed = ((await leftAt(3500)) - (await leftAt(5500))) / 2;
    expect(speed).toBeGreaterThan(40);
    expect(speed).toBeLessThan(mostSpeed * 1.1);
    const ends = await line().evaluate((element) => {
      const frames = element.getAnimations()[0]?.effect as KeyframeEffect;
      return frames.getKeyframes().flatMap((frame) => Object.keys(frame));
    });
    expect(ends).toContain('transform');
    expect(ends).not.toContain('left');
    const window = await page.locator('.marquee-window').evaluate((element) => element.getBoundingClientRect().right);
    await leftAt(3_600_000);
    expect(await line().evaluate((element) => element.getBoundingClientRect().right)).toBeLessThan(window + 2);
  });
});

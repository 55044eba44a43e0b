/** When a screen loads itself anew, and when it does not; and what it does with the hours of a day. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { beforeEachDisplay } from '../display-opening.ts';
import type { DisplayServer } from '../display-server.ts';

const patience = { timeout: 60_000 };
const minute = 60_000;

let server: DisplayServer;
let page: Page;
let loads: number;

beforeEachDisplay((opening) => {
  ({ server, page } = opening);
  loads = 0;
  page.on('load', () => loads++);
});

/** Lets time pass for the page; between two steps the server is heard. */
async function pass(ms: number, step: number, until = () => false): Promise<void> {
  for (let passed = 0; passed < ms && !until(); passed += step) {
    await page.clock.runFor(step);
    await page.evaluate(() => fetch('/panel/any').then(() => undefined)).catch(() => undefined);
  }
}

test('a screen whose second script never comes loads anew ever less often', async () => {
  await page.clock.install();
  // A new device is let in by the second script (decision 134): this one has been let in before.
  await page.goto(server.screen);
  await page.clock.runFor(2000);
  await page.locator('.row').nth(5).waitFor(patience);
  await page.route(/later-/, (route) => route.abort());
  loads = 0;
  await page.reload();
  await pass(2 * minute, 2900, () => loads > 1);
  await expect.poll(() => loads, patience).toBe(2);
  await page.clock.runFor(1000);
  await page.locator('.row').nth(5).waitFor(patience);
  await pass(3 * minute, 2900, () => loads > 2);
  await expect.poll(() => loads, patience).toBe(3);
  // The third time has to wait for five minutes.
  await page.clock.runFor(1000);
  await pass(3 * minute, 2900);
  expect(loads).toBe(3);
  expect(await page.locator('.row').count()).toBeGreaterThan(5);
});

test('a screen is loaded anew once in the night, and its picture moves by a hair meanwhile', async () => {
  const zone = server.view.organisation.timeZoneOffsetMinutes * minute;
  const day = Math.floor((Date.now() + zone) / (24 * 60 * minute)) * 24 * 60 * minute - zone;
  let now = day + 4 * 60 * minute;
  server.now = () => now; // the server's time goes with the page's
  await page.clock.install({ time: now });
  // The minute of the night is one of sixty; here the seventh.
  await page.addInitScript(() => {
    Math.random = () => 0.1;
  });
  const go = async (ms: number, until = () => false) => {
    for (const end = now + ms; now < end && !until(); ) {
      now += 30_000;
      await pass(30_000, 30_000);
    }
  };
  server.show({ panel: { ...server.view.panel, voiceVolume: 0 } });
  await page.goto(server.screen);
  await page.clock.runFor(1000);
  await page.locator('.media').waitFor(patience); // the second script is there

  const place = () => page.locator('#screen').evaluate(({ style }) => style.transform);
  await go(5.5 * minute);
  await expect.poll(place).toBe('translate(2px, 1px)');
  await go(5 * minute);
  await expect.poll(place).toBe('translate(1px, 3px)');
  expect(loads).toBe(1);

  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
    }, hidden);
  await hide(true); // nobody misses the frames of the hours that are left out
  now = day + 27 * 60 * minute;
  await page.clock.fastForward(22.8 * 60 * minute);
  await go(minute);
  await hide(false);
  await go(20 * minute, () => loads > 1);
  await expect.poll(() => loads, patience).toBe(2);
  expect(new Date(now + zone).toISOString().slice(11, 15)).toBe('03:0');
  await page.clock.runFor(1000);
  await page.locator('.media').waitFor(patience);
  await go(5 * minute);
  expect(loads).toBe(2);
});

test('an engine that cannot read the program is given another try, then the plain page, and neither while the server is away', async () => {
  await page.clock.install();
  await page.route(/index-[\w-]+\.js/, (route) => route.fulfill({ body: 'let [', contentType: 'text/javascript' }));
  await page.goto(server.screen);
  await server.down();
  await pass(40_000, 5000);
  expect(loads).toBe(1);
  await server.up();
  await pass(60_000, 5000, () => loads > 1);
  await expect.poll(() => loads, patience).toBe(2);
  expect(page.url()).not.toContain('/plain');
  await pass(60_000, 5000, () => page.url().includes('/plain'));
  await page.waitForURL('**/panel/panel-1/plain?key=*', patience);
});

test('a program that was only lost on its way stands at the second try, and the next fault has its own', async () => {
  await page.clock.install();
  await page.route(/index-[\w-]+\.js/, (route) => route.abort(), { times: 1 });
  await page.goto(server.screen, { waitUntil: 'commit' });
  await expect.poll(() => loads, patience).toBe(1);
  await pass(60_000, 5000, () => loads > 1);
  await page.clock.runFor(1000);
  await page.locator('.row').nth(5).waitFor(patience);
  await pass(20_000, 5000);
  expect(await page.evaluate(() => window.name)).toBe('');
  expect(loads).toBe(2);
});

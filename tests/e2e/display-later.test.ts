import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectPage } from '../browser/expect-page.ts';
import { beforeEachDisplay } from './display-opening.ts';
import type { DisplayServer } from './display-server.ts';

let server: DisplayServer;
let page: Page;

beforeEachDisplay((opened) => {
  ({ server, page } = opened);
});

/** The first of the scripts that match does not come; answers how many were asked for. */
async function loseFirst(script: RegExp): Promise<() => number> {
  let asked = 0;
  await page.route(script, (route) => {
    asked++;
    return asked === 1 ? route.abort() : route.continue();
  });
  return () => asked;
}

test('where the later scripts do not come at first, numbers stand, and the rest follows without a hand', async () => {
  const asked = [await loseFirst(/later-/), await loseFirst(/words-th-/)];
  server.show({ panel: { ...server.view.panel, language: 'th' } });
  await page.goto(server.screen);
  server.call(2, 77);
  await expectPage(page.locator('.called-card .number')).toHaveText('077');
  await page.locator('.media-item').waitFor();
  await expectPage(page.locator('.marquee-head')).toHaveText('ประกาศ');
  expect(asked.map((times) => times())).toEqual([2, 2]);
  await expect.poll(() => server.reports.length).toBeGreaterThan(0);
});

test('a device that was let in before draws the present view without the second script, and follows once that comes', async () => {
  await page.goto(server.screen);
  await expect.poll(() => server.openStreams).toBe(1);
  await page.route(/later-/, (route) => route.abort());
  await page.goto('about:blank');
  await expect.poll(() => server.openStreams).toBe(0);
  server.call(2, 78);
  await page.goto(`${server.url}/panel/panel-1`);
  await expectPage(page.locator('.called-card .number')).toHaveText('078');
  expect([server.logins, server.openStreams]).toEqual([1, 0]);
  await page.unroute(/later-/);
  await expect.poll(() => server.openStreams, { timeout: 10_000 }).toBe(1);
  server.call(2, 79);
  await expectPage(page.locator('.called-card .number')).toHaveText('079');
});

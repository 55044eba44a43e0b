/** The page for browsers that cannot run the display: it fits the screen, turns by itself, and outlives its server. */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleView } from '#client/samples/sample-view.ts';
import { limits } from '#generated/limits.ts';
import { panelTypes } from '#generated/panel-types.ts';
import { renderPlainPanel } from '#server/pages/plain-panel-page.ts';
import { lendBrowser } from '../../browser/lend-browser.ts';

const address = 'http://hall.test/panel/any/plain';
const refresh = readFileSync(new URL('../../../display/public/plain-refresh.js', import.meta.url), 'utf8');
const turnMs = limits.lobbyRefreshSeconds * 1000;
const patience = { timeout: 60_000 };
const large = sampleView('clinicsLobbyPanel', { name: 'fortyRooms' });
/** Three pages. */
const hall = { ...large, counters: large.counters.slice(0, 14) };
const rooms = hall.counters.map(({ name }) => name);

let browser: Browser;

beforeAll(async () => {
  browser = await lendBrowser();
});
afterAll(() => browser?.close());

/** A screen whose server draws the hall at its own time, which each answer moves on by one page. */
async function openScreen(options: { javaScriptEnabled: boolean }) {
  const context = await browser.newContext({ ...options, viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  const server = { answers: 0, away: false };
  await page.route('**/*', (route) => {
    if (server.away) return route.abort();
    if (route.request().url().endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: refresh });
    const markup = renderPlainPanel(hall, server.answers++ * turnMs);
    // Nobody waits here as long as the hall does.
    const body = markup.replace(`content="${limits.lobbyRefreshSeconds}"`, 'content="1"');
    return route.fulfill({ contentType: 'text/html', body });
  });
  return { page, server };
}

const shown = (page: Page) => page.locator('.counters th').allTextContents();

/** Looks until every room has been on the screen. */
async function seesAllRooms(page: Page, goOn?: () => Promise<void>): Promise<void> {
  const seen = new Set<string>();
  const look = async () => {
    for (const name of await shown(page)) seen.add(name);
    await goOn?.();
    return seen.size;
  };
  await expect.poll(look, patience).toBe(rooms.length);
}

test('on every panel type it fits the screen with forty rooms and with long names, whatever the screen', async () => {
  const page = await browser.newPage();
  const beyond: string[] = [];
  const states = ['fortyRooms', 'longNames', 'busy'] as const;
  for (const [type, state] of panelTypes.flatMap(({ name }) => states.map((state) => [name, state] as const))) {
    await page.setContent(renderPlainPanel(sampleView(type, { name: state }), Date.now()));
    for (const [width, height] of [
      [1920, 1080],
      [1280, 720],
      [1080, 1920],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { scrollWidth, scrollHeight } = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { scrollWidth, scrollHeight };
      });
      if (scrollWidth > width || scrollHeight > height)
        beyond.push(`${type} ${state}: ${scrollWidth} × ${scrollHeight}`);
    }
  }
  expect(beyond).toEqual([]);
  await page.close();
});

test('without any script the browser refreshes it, and each time the next rooms come', async () => {
  const { page } = await openScreen({ javaScriptEnabled: false });
  await page.goto(address);
  // On a busy machine the page may be on its way to the next picture while it is read.
  await expect.poll(async () => (await shown(page)).length, patience).toBeLessThan(rooms.length);
  await seesAllRooms(page);
  await page.context().close();
});

test('with a script it is refreshed in its place, stays while the server is away, and goes on after', async () => {
  const { page, server } = await openScreen({ javaScriptEnabled: true });
  await page.clock.install();
  await page.goto(address);
  const first = await shown(page);
  await page.clock.runFor(turnMs);
  await expect.poll(() => shown(page), patience).not.toEqual(first);
  await page.evaluate(() => document.body.classList.add('of-before'));
  const before = await shown(page);
  server.away = true;
  await page.clock.runFor(3 * turnMs);
  expect(await shown(page)).toEqual(before);
  server.away = false;
  await seesAllRooms(page, () => page.clock.runFor(turnMs));
  expect(await page.locator('body.of-before').count()).toBe(1);
  await page.context().close();
});

import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { sampleOf } from '#client/samples/sample-variants.ts';
import { Locale } from '#generated/values.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { beforeAllDisplay } from '../display-opening.ts';
import type { DisplayServer } from '../display-server.ts';

let server: DisplayServer;
let page: Page;

beforeAllDisplay((opening) => {
  ({ server, page } = opening);
});
beforeAll(async () => {
  await page.goto(`${server.url}/panel/any?preview`);
});

/** Shows a clock in a place of so many vmin; gives its place, its size in vmin, and how far it goes beyond the place in pixels. */
async function clockIn(place: { width: number; height: number }, language: Locale) {
  const view = sampleOf('defaultPanel', { name: 'calm', language, now: Date.now() });
  const clock = { type: 'clock', place: { vmin: place.width }, textSize: 8, date: true, session: true };
  const row = {
    type: 'box',
    flow: 'row',
    place: { vmin: place.height },
    children: [clock, { type: 'box', flow: 'row', children: [] }],
  };
  const root = { type: 'box', flow: 'column', children: [row, { type: 'box', flow: 'row', children: [] }] };
  await page.evaluate((shown) => window.postMessage({ type: 'callboard-preview', view: shown }, location.origin), {
    ...view,
    layout: { ...view.layout, root },
  });
  await expectPage(page.locator(`.screen:lang(${language}) .block-clock .clock-word`)).toHaveCount(3);
  return page.locator('.block-clock').evaluate((block) => {
    const vmin = Math.min(innerWidth, innerHeight) / 100;
    const area = block.getBoundingClientRect();
    const drawn = [...block.querySelectorAll('.clock-word, .clock-time')].map((text) => text.getBoundingClientRect());
    const beyond = drawn.map(({ right, bottom, left, top }) =>
      Math.max(right - area.right, bottom - area.bottom, area.left - left, area.top - top),
    );
    const size = Number.parseFloat(getComputedStyle(block.querySelector('.clock-time')!).fontSize) / vmin;
    return { area: [area.width / vmin, area.height / vmin], beyond: Math.max(...beyond), size };
  });
}

test.each(Locale)('a clock fits its place, however narrow and low, in %s', async (language) => {
  for (const place of [
    { width: 14, height: 8 },
    { width: 30, height: 8 },
    { width: 30, height: 20 },
    { width: 16, height: 40 },
    { width: 60, height: 6 },
    { width: 120, height: 10 },
  ]) {
    // Its place is another one a frame before its sizes are.
    await expect
      .poll(async () => {
        const { area, beyond } = await clockIn(place, language);
        return { area: area.map(Math.round), beyond: beyond > 1 ? beyond : 0 };
      })
      .toEqual({ area: [place.width, place.height], beyond: 0 });
  }
});

test('a clock that has room is as large as it is wanted', async () => {
  expect((await clockIn({ width: 120, height: 30 }, 'zh-TW')).size).toBeCloseTo(8);
});

import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { sampleOf } from '#client/samples/sample-variants.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { beforeAllDisplay } from '../display-opening.ts';
import type { DisplayServer } from '../display-server.ts';

const lying = { width: 1920, height: 1080 };
const upright = { width: 1080, height: 1920 };

let server: DisplayServer;
let page: Page;

beforeAllDisplay((opening) => {
  ({ server, page } = opening);
});
beforeAll(async () => {
  await page.goto(`${server.url}/panel/any?preview`);
});

test.each([
  { on: lying, language: 'zh-TW', department: '新陳代謝暨內分泌科特別門診' },
  { on: upright, language: 'zh-TW', department: '新陳代謝暨內分泌科特別門診' },
  { on: lying, language: 'th', department: 'คลินิกพิเศษต่อมไร้ท่อและเมตาบอลิซึม' },
  { on: upright, language: 'th', department: 'คลินิกพิเศษต่อมไร้ท่อและเมตาบอลิซึม' },
] as const)(
  'long departments of forty rooms have two lines that are read, on $on.width × $on.height in $language',
  async ({ on, language, department }) => {
    await page.setViewportSize(on);
    const { counters, ...view } = sampleOf('clinicsLobbyPanel', { name: 'fortyRooms', language, now: Date.now() });
    await page.evaluate((shown) => window.postMessage({ type: 'callboard-preview', view: shown }, location.origin), {
      ...view,
      counters: counters.map((counter) => ({ ...counter, department })),
    });
    await expectPage(page.locator('.cell-room .fit-2').first()).toContainText(department.slice(-1));
    const { least, tight } = await page.evaluate(() => {
      const vmin = Math.min(innerWidth, innerHeight) / 100;
      const sizes = [...document.querySelectorAll('.cell-room .fit-2')].map((one) =>
        Number.parseFloat(getComputedStyle(one).fontSize),
      );
      const over = [...document.querySelectorAll('.row')].filter(
        (row) => (row.querySelector('.cell-room')?.clientHeight ?? 0) > row.clientHeight,
      );
      return { least: Math.min(...sizes) / vmin, tight: over.length };
    });
    expect(least).toBeGreaterThan(2.2);
    expect(tight).toBe(0);
  },
);

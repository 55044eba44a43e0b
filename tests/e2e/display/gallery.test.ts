import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleVariants } from '#client/samples/sample-variants.ts';
import { panelTypes } from '#generated/panel-types.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { lendBrowser } from '../../browser/lend-browser.ts';
import { type RunningServer, startServer } from '../../running/server.ts';

let server: RunningServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), lendBrowser()]);
  page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('the gallery shows every panel type to anybody, and what is chosen is in the address', async () => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${server.url}/display/gallery?lang=en-US`);
  await expectPage(page.locator('figure')).toHaveCount(panelTypes.length + sampleVariants.length);
  const first = page.frameLocator('figure iframe').first();
  await first.locator('.called-card .number').waitFor();
  await expectPage(first.locator('.screen')).toHaveAttribute('lang', 'zh-TW');

  await page.locator('select[name=language]').selectOption('th');
  await first.locator('.screen:lang(th)').waitFor();
  await page.locator('figcaption a').nth(5).click();
  await page.locator('figure').nth(1).waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toMatch(/show=one&type=clinicsLobbyPanel.*language=th/);
  await page.locator('select[name=state]').selectOption('disabled');
  await first.locator('.notice-title').waitFor();

  await page.goto(`${server.url}/display/gallery?show=blocks`);
  await page.frameLocator('figure iframe').first().locator('.block').first().waitFor();
  expect(faults).toEqual([]);
});

/** What takes no more room than it needs: the menu, quotation marks, and records in the log of changes. */
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import { Locale } from '#generated/values.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import type { RunningServer } from '../../running/server.ts';
import { openAdmin } from '../hospital/admin-page.ts';
import { type Hospital, organisationPassword, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith } from '../journey.ts';
import { openProduct } from '../open-product.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, []);
  await hospital.api.call('createRoom', { body: { code: '101', name: '101 診', location: '1F' } });
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('a record that was made is one line in the log of changes, its fields are behind it', async () => {
  await page.goto(`${server.url}/admin/${hospital.orgGid}/logs/changes`);
  const fields = page.locator('details').first();
  await fields.waitFor();
  expect(await fields.locator('li').first().isVisible()).toBe(false);
  await fields.locator('summary').click();
  await fields.locator('li').first().waitFor();
  await page.getByText(zh.values.ChangeAction.created, { exact: true }).first().waitFor();
});

test.each(Locale)(
  'the menu stands whole on a small screen, and marks are as wide as the language writes them: %s',
  async (locale) => {
    const context = await browser.newContext({
      locale,
      viewport: { width: 1280, height: 800 },
      storageState: { cookies: (await page.context().storageState()).cookies, origins: [] },
    });
    await context.addInitScript((chosen) => localStorage.setItem('callboard-language', chosen), locale);
    const own = await context.newPage();
    await own.goto(`${server.url}/admin/${hospital.orgGid}/room`);
    await own.locator(`html[lang=${locale}] tbody tr`).first().waitFor();
    const last = own.getByRole('navigation').first().getByRole('link').last();
    const { y = 0, height = 0 } = (await last.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(500);
    expect(y + height).toBeLessThanOrEqual(800);
    // Of the size of a Chinese character in Chinese, of a letter elsewhere.
    const wide = await own.locator('h1').evaluate(async (heading) => {
      const { font } = getComputedStyle(heading);
      await document.fonts.load(font, '“');
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      pen.font = font;
      return pen.measureText('“').width / pen.measureText('診').width;
    });
    if (locale === 'zh-TW') expect(wide).toBeGreaterThan(0.9);
    else expect(wide).toBeLessThan(0.6);
    await context.close();
  },
);

/** A desk without a mouse: the focus does not fall to the page where what had it cannot be pressed any more. */
import type { Browser, Page } from 'playwright';
import { test } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import type { RunningServer } from '../../running/server.ts';
import { setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith } from '../journey.ts';
import { openProduct } from '../open-product.ts';
import { signInAtController } from './sign-in.ts';

let server: RunningServer;
let browser: Browser;
let page: Page;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  const hospital = await setUpHospital(server, ['103']);
  page = await (await browser.newContext({ locale: 'zh-TW', viewport: { width: 1024, height: 768 } })).newPage();
  page.setDefaultTimeout(45_000);
  await signInAtController(page, server, hospital, 'nurse103');
  await page.locator('.counter-card').first().click();
});

test('after a pause the focus is on what ends it', async () => {
  await page.locator('[data-action=pause]').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: zh.controller.action.pause, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expectPage(dialog).toHaveCount(0);
  await expectPage(page.locator('.action.large')).toBeFocused();
  await expectPage(page.locator('.action.large')).toContainText(zh.controller.action.restart);
});

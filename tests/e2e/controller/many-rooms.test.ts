/** The list of rooms in a hospital that has more of them than a screen shows: one's own is found by typing. */
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import type { RunningServer } from '../../running/server.ts';
import { type Hospital, setUpHospital, staffPassword } from '../hospital/set-up-hospital.ts';
import { beginWith } from '../journey.ts';
import { openProduct } from '../open-product.ts';
import { signInAtController } from './sign-in.ts';

const { choose } = zh.controller;
let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101']);
  const more = Array.from({ length: 12 }, (_, place) => `${201 + place}`);
  for (const room of more) {
    await hospital.api.call('createPanel', {
      path: { panelType: 'defaultPanel' },
      body: { name: `${room} 診門口`, counterName: `${room} 診`, callingMode: 1 } as never,
    });
  }
  await hospital.api.call('createStaff', {
    body: { staffId: 'head', name: '護理長', password: staffPassword, panels: [] },
  });
  page = await (await browser.newContext({ locale: 'zh-TW' })).newPage();
  await signInAtController(page, server, hospital, 'head');
});

test('the field has the focus, narrows the list, and Enter opens the one that alone is found', async () => {
  const search = page.getByRole('searchbox', { name: choose.search });
  await expectPage(search).toBeFocused();
  await expectPage(page.locator('.counter-card')).toHaveCount(13);
  await page.keyboard.type('21');
  await expectPage(page.locator('.counter-card')).toHaveCount(3);
  await page.keyboard.press('Enter');
  await page.keyboard.type('9');
  await expectPage(page.getByText(choose.none)).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('1');
  await expectPage(page.locator('.counter-card')).toHaveText([/211 診/]);
  await page.keyboard.press('Enter');
  await expectPage(page.locator('h1')).toContainText('211 診');
});

test('a list that a screen shows whole has no field to look through it', async () => {
  const staff = hospital.rooms[0]?.staffId ?? '';
  const own = await (await browser.newContext({ locale: 'zh-TW' })).newPage();
  await signInAtController(own, server, hospital, staff);
  await expectPage(own.locator('.counter-card')).not.toHaveCount(0);
  expect(await own.getByRole('searchbox').count()).toBe(0);
});

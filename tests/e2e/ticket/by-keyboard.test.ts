/** The patient's page without a mouse or a finger: what was pressed goes, and the focus does not fall to the page. */
import type { Browser, Page } from 'playwright';
import { test } from 'vitest';
import { deviceAt } from '#demo/panels.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import type { RunningServer } from '../../running/server.ts';
import { setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith } from '../journey.ts';
import { openProduct } from '../open-product.ts';

let server: RunningServer;
let browser: Browser;
let page: Page;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  const hospital = await setUpHospital(server, ['103']);
  const panel = hospital.rooms[0]!.panel;
  const machine = await deviceAt(hospital.api, panel, 'signInTicketMachine');
  const { url } = await machine.call('takeNumber', { query: { panelGid: panel.gid } });
  page = await (await browser.newContext({ locale: 'zh-TW', viewport: { width: 390, height: 844 } })).newPage();
  page.setDefaultTimeout(45_000);
  await page.goto(new URL(url, server.url).href);
});

test('the focus goes to what comes back, to what keeps the number, and to what is said when it is given up', async () => {
  const giveUp = page.locator('[data-wish=giveUp]');
  const keep = page.getByRole('button', { name: zh.kiosk.ticket.wish.keep });
  const back = page.locator('[data-wish=back]');
  await page.locator('[data-wish=comeLater]').focus();
  await page.keyboard.press('Enter');
  await expectPage(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPage(giveUp).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPage(keep).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPage(giveUp).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByText(zh.kiosk.ticket.canceled).waitFor();
  await expectPage(page.locator('.ticket-told')).toBeFocused();
});

/** A desk on a touch screen: the keyboard that the system puts on it takes its place from the page, and hides nothing. */
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectPage } from '../../browser/expect-page.ts';
import type { RunningServer } from '../../running/server.ts';
import { openAdmin } from '../hospital/admin-page.ts';
import { type Hospital, organisationPassword, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith } from '../journey.ts';
import { openProduct } from '../open-product.ts';
import { signInAtController } from './sign-in.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['103']);
  page = await (await browser.newContext({ locale: 'zh-TW', viewport: { width: 1024, height: 768 } })).newPage();
  page.setDefaultTimeout(45_000);
});

const makesRoom = (where: Page) =>
  expectPage(where.locator('meta[name=viewport]')).toHaveAttribute('content', /resizes-content/);

test('where a number is typed, the field and its buttons are seen above the keyboard', async () => {
  await signInAtController(page, server, hospital, 'nurse103');
  await makesRoom(page);
  await page.locator('.counter-card').first().click();
  await page.locator('[data-action=callNumber], [data-action=number]').first().click();
  // What the keyboard leaves, where it makes room.
  await page.setViewportSize({ width: 1024, height: 330 });
  const dialog = page.getByRole('dialog');
  for (const part of [dialog.locator('input'), ...(await dialog.getByRole('button').all())]) {
    await expectPage(part).toBeInViewport({ ratio: 1 });
  }
});

test('an administrator’s form keeps its button above the keyboard', async () => {
  const admin = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
  await makesRoom(admin);
  await admin.goto(`${server.url}/admin/${hospital.orgGid}/staff/create`);
  await admin.locator('#root_name').click();
  await admin.setViewportSize({ width: 1024, height: 330 });
  await expectPage(admin.locator('#root_name')).toBeInViewport({ ratio: 1 });
  await expectPage(admin.locator('form button[type=submit]').first()).toBeInViewport({ ratio: 1 });
  expect(await admin.evaluate(() => document.activeElement?.id)).toBe('root_name');
});

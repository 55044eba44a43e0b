/** What the pages of the administration look like when they are printed, on the demo hospital. */
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import { organisation } from '#demo/hospital/organisation.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import type { RunningServer } from '../../running/server.ts';
import { openAdmin } from '../hospital/admin-page.ts';
import { beginWith } from '../journey.ts';
import { openProduct } from '../open-product.ts';

let server: RunningServer;
let browser: Browser;
let page: Page;

const a4 = { width: 794, height: 1123 };

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened, { env: { DEMO: '1' } }));
  page = await openAdmin(browser, server.url, organisation.gid, organisation.password);
});

async function print(path: string): Promise<void> {
  await page.goto(`${server.url}/admin/${path}`);
  await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(a4);
}

async function backToScreen(): Promise<void> {
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 800 });
}

test.for([
  ['panels', `${organisation.gid}/management`, '1 號櫃檯（批價）'],
  ['appointments', `${organisation.gid}/appointment-list`, '101'],
])('a list of %s has all its columns on a sheet, and nothing to press', async ([, path, text]) => {
  await print(path!);
  await expectPage(page.getByRole('cell', { name: text! }).first()).toBeVisible();
  const inRows = page.getByRole('row');
  await expectPage(inRows.getByRole('button').and(page.locator(':not(.MuiTableSortLabel-root)'))).toHaveCount(0);
  await expectPage(inRows.getByRole('checkbox')).toHaveCount(0);
  await expectPage(page.getByRole('button', { name: zh.admin.list.filter })).toHaveCount(0);
  await expectPage(page.getByPlaceholder(zh.ra.action.search)).toBeHidden();
  await expectPage(page.getByText(/^第 1–\d+ 筆，共 \d+ 筆$/)).toBeVisible();
  const widths = await page
    .getByRole('table')
    .evaluate((table) => [table.scrollWidth, table.parentElement!.clientWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
  await backToScreen();
});

test('what is printed names the hospital and the moment, and a figure keeps the colours of its legend', async () => {
  await page.clock.install();
  await print(`${organisation.gid}/dashboard`);
  const header = page.getByRole('banner');
  await expectPage(header.getByText(organisation.name, { exact: true })).toBeVisible();
  const moment = header.getByText(/^民國\d+年\d+月\d+日 \d\d:\d\d:\d\d$/);
  const before = await moment.textContent();
  await page.clock.runFor(5000);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expectPage(moment).not.toHaveText(before!);
  const swatch = page.getByRole('figure').first().getByText(zh.admin.dashboard.passed, { exact: true }).locator('span');
  await expectPage(swatch).toHaveCSS('print-color-adjust', 'exact');
  await backToScreen();
  await expectPage(moment).toBeHidden();
});

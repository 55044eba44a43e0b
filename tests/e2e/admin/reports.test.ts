/** Reports and what the administrators are told of them: one can leave, and come back to what was asked for. */
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { passTimeUntil } from '../../browser/pass-time.ts';
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
  hospital = await setUpHospital(server, ['101']);
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
});

const open = (path: string) => page.goto(`${server.url}/admin/${hospital.orgGid}/${path}`);
const bell = () => page.getByRole('button', { name: new RegExp(zh.admin.notifications.title) });
const unread = (number: number) => zh.admin.notifications.unread.replace('{{number}}', String(number));

test('a report is asked for, left, found again and downloaded; the bell says what was not read', async () => {
  await open('reports');
  await page.getByText(zh.admin.reports.none).waitFor();
  for (const type of ['clerkDaily', 'timePeriodAnalysisMonthly', 'panelGroupUsage'] as const) {
    await page.getByRole('combobox', { name: zh.admin.reports.type }).click();
    await page.getByRole('option', { name: zh.values.ReportType[type], exact: true }).click();
    await page.getByRole('button', { name: zh.admin.reports.export }).click();
    await page.getByRole('listitem').filter({ hasText: zh.values.ReportType[type] }).waitFor();
  }
  await open('staff');
  await expectPage(bell()).toHaveAccessibleName(new RegExp(unread(3)));
  await bell().click();
  await page.getByRole('link', { name: zh.admin.notifications.all }).click();
  await page.waitForURL(/\/reports$/);
  const daily = page.getByRole('listitem').filter({ hasText: zh.values.ReportType.clerkDaily });
  const saved = page.waitForEvent('download');
  await daily.getByRole('link', { name: new RegExp(`^${zh.admin.reports.download}：`) }).click();
  expect((await saved).suggestedFilename()).toMatch(/^人員日報表 \d{4}-\d\d-\d\d\.xlsx$/);
  await expectPage(bell()).toHaveAccessibleName(new RegExp(unread(2)));
  await page.reload();
  await expectPage(bell()).toHaveAccessibleName(new RegExp(unread(2)));
  await bell().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: zh.admin.notifications.readAll }).click();
  // Its button cannot be pressed any more: the keys go to what it stands in.
  await expectPage(dialog).toBeFocused();
  await page.keyboard.press('Escape');
  await expectPage(bell()).toHaveAccessibleName(zh.admin.notifications.title);
});

test('the bell asks for what is unread alone, and for the newest while it is open', async () => {
  await page.clock.install();
  await open('staff');
  await expectPage(bell()).toHaveAccessibleName(zh.admin.notifications.title);
  const forUnread: boolean[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === operations.listNotifications.path) forUnread.push(searchParams.get('read') === 'false');
  });
  await passTimeUntil(page, () => forUnread.length > 3, 5);
  expect(forUnread).not.toContain(false);
  await bell().click();
  await passTimeUntil(page, () => forUnread.filter((unread) => !unread).length > 3, 5);
  await page.close();
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
});

test('what was cancelled or has failed is asked for again with one press', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const { gid } = await hospital.api.call('exportClerkMonthlyReport', { body: { month: today.slice(0, 7) } });
  // Whether it was ready before it was cancelled or not: the page offers what fits.
  const { state } = await hospital.api.call('cancelReport', { body: { gid } });
  await open('reports');
  const rows = page.getByRole('listitem').filter({ hasText: zh.values.ReportType.clerkMonthly });
  if (state !== 'cancel') {
    await rows.getByRole('link', { name: new RegExp(`^${zh.admin.reports.download}：`) }).waitFor();
    return;
  }
  await rows.getByText(zh.values.ReportState.cancel).waitFor();
  await rows.getByRole('button', { name: new RegExp(zh.admin.reports.again) }).click();
  await expectPage(rows).toHaveCount(2);
  await rows.getByRole('link', { name: new RegExp(`^${zh.admin.reports.download}：`) }).waitFor();
});

test('no line of the list of reports breaks within a day', async () => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await hospital.api.call('updateOrganisationGeneral', { body: { gid: hospital.orgGid, dateFormat: 'roc' } });
  await hospital.api.call('exportAppointmentUsageReport', { body: { from: '2026-11-01', to: '2026-11-30' } });
  await open('reports');
  const row = page.getByRole('listitem').filter({ hasText: zh.values.ReportType.appointmentUsage });
  await row.getByText('民國115年11月01日').first().waitFor();
  // However wide the row is: each day that it tells keeps to one line.
  const broken = await row.locator('p').evaluateAll((lines) => {
    const found: string[] = [];
    for (let width = 150; width < 450; width += 10) {
      for (const line of lines) {
        line.style.width = `${width}px`;
        const walk = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
          const text = walk.currentNode as Text;
          for (const { index, 0: day } of text.data.matchAll(/民國\d+年\d+月\d+日/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + day.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(day);
          }
        }
      }
    }
    return found;
  });
  expect(broken).toEqual([]);
});

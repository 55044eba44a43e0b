/** The administration on a phone: lists are cards, and what can be done at a desk can be done on the way. */
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import type { RunningServer } from '../../running/server.ts';
import { openAdmin } from '../hospital/admin-page.ts';
import { type Hospital, organisationPassword, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith } from '../journey.ts';
import { openProduct } from '../open-product.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;
let panel: string;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101', '103']);
  panel = hospital.rooms[0]?.panel.gid ?? '';
  for (const name of ['衛教', '掛號', '慢性病'])
    await hospital.api.call('createMedia', {
      query: { panelGid: panel },
      body: { name, type: 'video', source: 'videoSite', url: 'https://example.org/video' },
    });
  for (const [code, name] of [
    ['D1', '林志明'],
    ['D2', '王小美'],
    ['D3', '張大同'],
  ] as const)
    await hospital.api.call('createDoctor', { body: { code, name } });
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
  await page.setViewportSize({ width: 390, height: 844 });
});

const open = (path: string) => page.goto(`${server.url}/admin/${hospital.orgGid}/${path}`);
const card = (name: string) => page.locator('main li').filter({ has: page.getByRole('link', { name, exact: true }) });
const names = () => page.locator('main li a:not([aria-label])').allTextContents();
const thisDay = async () => (await hospital.api.call('getPanelView', { query: { panelGid: panel } })).serviceDate;
const media = async () => (await hospital.api.call('listMedia', { query: { panelGid: panel } })).data;

test('the records of a list are cards, which are switched and ordered as rows are', async () => {
  await open(`management/${panel}/media`);
  await card('衛教').waitFor();
  await expectPage(page.locator('main table')).toHaveCount(0);
  await expectPage(card('衛教')).toContainText(zh.values.MediaSource.videoSite);
  await card('掛號').getByRole('switch').click();
  await expect.poll(async () => (await media()).map(({ enabled }) => enabled)).toEqual([true, false, true]);
  await card('慢性病').getByRole('button').first().click();
  await page.getByRole('menuitem', { name: zh.ra.action.move_up }).click();
  await expect.poll(async () => (await media()).map(({ name }) => name)).toEqual(['衛教', '慢性病', '掛號']);
  await card('衛教').getByRole('link', { name: '衛教', exact: true }).click();
  await expectPage(page.locator('#root_name')).toHaveValue('衛教');
});

test('cards are sorted, chosen and deleted together', async () => {
  await open('doctor');
  await expectPage(card('王小美')).toBeVisible();
  await page.getByRole('combobox', { name: zh.admin.list.sortBy }).click();
  await page.getByRole('option', { name: zh.fields.Doctor.code, exact: true }).click();
  await page.getByRole('button', { name: new RegExp(zh.admin.list.turnOrder) }).click();
  await expect.poll(names).toEqual(['張大同', '王小美', '林志明']);
  await card('張大同').getByRole('checkbox').check();
  await card('林志明').getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: zh.ra.action.delete }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(390 - 24);
  await dialog.getByRole('button', { name: zh.ra.action.delete }).click();
  await expect.poll(names).toEqual(['王小美']);
  await card('王小美')
    .getByRole('button', { name: `${zh.ra.action.delete}：王小美` })
    .waitFor();
});

test('filters are in a fold, and those in force beside it', async () => {
  await open('management');
  await card('診間 101').waitFor();
  await page.getByRole('button', { name: zh.admin.list.filter, exact: true }).click();
  const fold = page.getByRole('dialog', { name: zh.admin.list.filter });
  await fold.getByRole('combobox', { name: zh.fields.Panel.status }).click();
  await page.getByRole('option', { name: zh.values.PanelStatus.disable, exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByText(`${zh.fields.Panel.status}：${zh.values.PanelStatus.disable}`).waitFor();
  await page.getByRole('button', { name: zh.ra.navigation.clear_filters }).click();
  await card('診間 101').waitFor();
});

test('the menu is behind its button, and no page is wider than the screen', async () => {
  await open('doctor');
  await page.getByRole('button', { name: zh.ra.action.open_menu }).click();
  const menu = page.getByRole('navigation', { name: zh.admin.menu });
  await menu.getByRole('link', { name: zh.entities.Staff, exact: true }).click();
  await page.waitForURL(/\/staff$/);
  await expectPage(menu).toHaveCount(0);
  // The way back leads to the page, not to its menu.
  await page.goBack();
  await page.waitForURL(/\/doctor$/);
  await expectPage(card('王小美')).toBeVisible();
  await expectPage(menu).toHaveCount(0);
  const wide: string[] = [];
  const { data: doctors } = await hospital.api.call('listDoctor', {});
  const leave = { doctor: doctors[0]?.gid ?? '', from: await thisDay(), to: await thisDay() };
  await hospital.api.call('createDoctorLeave', { body: leave });
  for (const path of [
    'staff/create',
    'management',
    'management/create',
    `management/${panel}/general`,
    `management/${panel}/media/create`,
    'appointment-list',
    'voiceGroup/create',
    'system/general',
    'screens',
    'logs',
    'dashboard',
    'roster',
  ]) {
    await open(path);
    await page.locator('main > :not([role=status])').filter({ visible: true }).first().waitFor();
    // Nothing comes in any more that could be too wide; a page that goes on asking is measured as it stands.
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
    // The second is what a window of 1280 pixels has that is enlarged to 400 %.
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      await expectPage(async () => expectPage(await tooWide()).toBe(false))
        .toPass({ timeout: 2_000 })
        .catch(() => wide.push(`${path} at ${width}`));
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(wide).toEqual([]);
});

/** Pages at the addresses that the product has: what each is for works there. */
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { png } from '../../running/one-pixel.ts';
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
  hospital = await setUpHospital(server, ['101']);
  panel = hospital.rooms[0]?.panel.gid ?? '';
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
});

const open = (path: string) => page.goto(`${server.url}/admin/${hospital.orgGid}/${path}`);
const field = (name: string) => page.locator(`[data-field=root_${name}]`);
const submit = () => page.locator('form button[type=submit]').click();
const tab = (name: string) => page.getByRole('tab', { name, exact: true });

test('a panel has its voice, and those who work there, in tabs', async () => {
  await open(`management/${panel}`);
  await tab(zh.entities.PanelVoice).click();
  await page.waitForURL(new RegExp(`management/${panel}/voice$`));
  await page.getByRole('link', { name: zh.ra.action.create }).first().click();
  await field('type').getByRole('combobox').click();
  await page.getByRole('option', { name: zh.values.VoicePartType.panelName }).click();
  await submit();
  await expect
    .poll(async () => (await hospital.api.call('listPanelVoice', { query: { panelGid: panel } })).data[0]?.type)
    .toBe('panelName');
  await open(`management/${panel}/paramedic/create`);
  await field('name').locator('input').fill('吳明哲');
  await submit();
  await expect
    .poll(async () => (await hospital.api.call('listParamedic', { query: { panelGid: panel } })).data[0]?.name)
    .toBe('吳明哲');
});

test('how a panel calls, and what is set once, have tabs of their own, and keep what the others hold', async () => {
  const stored = () => hospital.api.call('getPanel', { query: { gid: panel } });
  const before = await stored();
  await open(`management/${panel}/general`);
  await field('name').waitFor();
  await expectPage(field('startingNumber')).toHaveCount(0);
  await tab(zh.admin.panel.controller).click();
  await page.waitForURL(/\/controller$/);
  await field('startingNumber').locator('input').fill('300');
  await expectPage(field('name')).toHaveCount(0);
  await submit();
  await expect.poll(async () => (await stored()).startingNumber).toBe(300);
  await tab(zh.admin.panel.advanced).click();
  await page.waitForURL(/\/advanced$/);
  await field('serialNo').locator('input').fill('TV-07');
  await submit();
  await expect.poll(async () => (await stored()).serialNo).toBe('TV-07');
  const after = await stored();
  const { name, callingMode, settings, roomCode } = before;
  expect(after).toMatchObject({ name, callingMode, settings, roomCode, startingNumber: 300 });
});

test('the settings of voices, media, clinic codes and labels are tabs of the organisation', async () => {
  await hospital.api.call('createVoice', {
    body: { name: '請到', language: 'mandarin', source: 'text', text: '請到' },
  });
  await hospital.api.call('createApn', { body: { code: 'C01', name: '家醫一診' } });
  await hospital.api.call('createListLabel', { body: { labelName: '複診', originalName: 'RE' } });
  const { tabs } = zh.admin.organisation;
  await open('system');
  await tab(tabs.voice).click();
  await page.waitForURL(/system\/voice$/);
  await page.getByRole('link', { name: '請到', exact: true }).waitFor();
  await tab(tabs.video).click();
  await page.waitForURL(/system\/video$/);
  await tab(tabs.apn).click();
  await page.getByText('C01').first().waitFor();
  await tab(tabs.label).click();
  await page.getByText('複診').first().waitFor();
});

test('the search box trims', async () => {
  await hospital.api.call('createDoctor', { body: { code: 'D7', name: '周大偉' } });
  await hospital.api.call('createDoctor', { body: { code: 'D8', name: '林小英' } });
  await open('doctor');
  await page.getByRole('searchbox').fill('  周大偉 ');
  await expectPage(page.getByRole('link', { name: '林小英', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: '周大偉', exact: true }).waitFor();
});

test('a picture of the ticket machine is set and taken away', async () => {
  await open('system/ticket');
  const logo = field('orgLogo');
  await field('portraitBackground').getByText('1080 × 1920').waitFor();
  await logo.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
  await submit();
  const stored = async () => (await hospital.api.call('listTicketImages', {})).orgLogo;
  await expect.poll(stored).toMatch(/^\//);
  await page.reload();
  await logo.locator('img').waitFor();
  await logo.getByRole('button', { name: zh.ra.action.remove }).click();
  await submit();
  await expect.poll(stored).toBeUndefined();
});

test('a report that is ready is a notification, which is read with its download or all at once', async () => {
  const day = (await hospital.api.call('getTotalOfPeople', {})).serviceDate;
  await hospital.api.call('exportAppointmentUsageReport', { body: { from: day, to: day } });
  await open('management');
  const bell = page.getByRole('button', { name: new RegExp(`^${zh.admin.notifications.title}`) });
  await expectPage(bell).toContainText('1');
  await bell.click();
  const list = page.getByRole('dialog', { name: zh.admin.notifications.title });
  const link = list.getByRole('link', { name: zh.admin.dashboard.download });
  await link.waitFor();
  const answer = await fetch(new URL((await link.getAttribute('href')) ?? '', server.url));
  expect(answer.status).toBe(200);
  await list.getByRole('button', { name: zh.admin.notifications.readAll }).click();
  await expectPage(list.getByRole('button', { name: zh.admin.notifications.readAll })).toBeDisabled();
  expect((await hospital.api.call('listNotifications', {})).data.every(({ read }) => read)).toBe(true);
});

test('the provider’s versions and proxy settings are at their addresses', async () => {
  const provider = await browser.newPage({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } });
  provider.setDefaultTimeout(45_000);
  await provider.goto(`${server.url}/system-advance/proxy-setting`);
  await provider.waitForURL(/launcher-version\?redirect=/);
  await provider.locator('input[type=password]').fill(server.adminPassword);
  await provider.locator('button[type=submit]').click();
  await provider.waitForURL(/\/system-advance\/proxy-setting$/);
  await provider.getByRole('link', { name: zh.ra.action.create }).first().click();
  await provider.locator('#root_name').fill('一樓大廳');
  await provider.locator('#root_macAddress').fill('02:ab:00:00:00:01');
  await provider.locator('form button[type=submit]').click();
  await provider.getByRole('link', { name: '一樓大廳', exact: true }).waitFor();
  await provider.getByRole('link', { name: zh.admin.pages.versions, exact: true }).click();
  await provider.waitForURL(/\/system-advance\/launcher-version$/);
  // The page before stays until the next is there.
  await provider.locator('a[href$="/launcher-version/create"]').first().click();
  await provider.locator('#root_versionNumber').fill('1.4.2');
  const storage = provider.locator('[data-field=root_storageType]').getByRole('combobox');
  await storage.click();
  await provider.getByRole('option', { name: zh.values.StorageType.cloud }).click();
  await provider.locator('#root_url').fill('https://example.org/launcher-1.4.2.zip');
  await provider.locator('form button[type=submit]').click();
  await provider.getByRole('link', { name: '1.4.2', exact: true }).waitFor();
});

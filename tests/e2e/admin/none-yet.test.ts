/** Where other records are needed and there are none yet, the page says so and leads to where the first is made. */
import type { Browser, Page } from 'playwright';
import { test } from 'vitest';
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

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, []);
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
});

const open = (path: string) => page.goto(`${server.url}/admin/${hospital.orgGid}/${path}`);
const said = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
const none = (name: string) => page.getByText(said(zh.ra.page.empty, { name }), { exact: false });
const add = (item: string) => page.getByRole('link', { name: said(zh.ra.action.create_item, { item }) });

test('a room without departments leads to them, keeps what was typed, and offers the first once it is made', async () => {
  const department = zh.entities.MedicalDepartment;
  await open('room/create');
  await page.locator('#root_code').fill('01');
  await none(department).waitFor();
  const opened = page.context().waitForEvent('page');
  await add(department).click();
  const other = await opened;
  await other.locator('#root_code').fill('FM');
  await other.locator('#root_name').fill('家醫科');
  await other.locator('form button[type=submit]').first().click();
  await other.getByRole('link', { name: '家醫科', exact: true }).waitFor();
  await other.close();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expectPage(add(department)).toHaveCount(0);
  await expectPage(page.locator('#root_code')).toHaveValue('01');
  await page.locator('[data-field=root_department]').getByRole('combobox').click();
  await page.getByRole('option', { name: '家醫科' }).waitFor();
});

test('a roster without rooms or doctors leads to them', async () => {
  await open('roster?week=plan');
  await none(zh.entities.Room).waitFor();
  await add(zh.entities.Room).waitFor();
  await open('roster?week=plan&by=doctors');
  await none(zh.entities.Doctor).waitFor();
  await add(zh.entities.Doctor).click();
  await page.waitForURL(/\/doctor\/create$/);
});

test('a panel for each room leads to the rooms', async () => {
  await open('management/create');
  await page.locator('[data-panel-type=defaultPanel]').click();
  await page.getByRole('button', { name: zh.admin.panel.createSeveral, exact: true }).click();
  await none(zh.entities.Room).waitFor();
  await add(zh.entities.Room).waitFor();
});

/** The provider's staff on the pages of a hospital. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { type Api, apiAt } from '#demo/api.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import type { RunningServer } from '../../running/server.ts';
import { type Hospital, organisationPassword, pushAppointments, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith } from '../journey.ts';
import { openProduct } from '../open-product.ts';

const name = '山邊診所';
const password = 'four slow green rivers';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let provider: Api;
let patientId: string;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101']);
  const [pushed] = await pushAppointments(hospital, 1);
  patientId = pushed?.patientId ?? '';
  const nobody = apiAt(server.url);
  const { token } = await nobody.call('signInSystemAdvance', { body: { password: server.adminPassword } });
  provider = nobody.as(token);
  await provider.call('createOrganisation', { body: { gid: 'hillside', name, type: 'clinic', password } });
});

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(45_000);
  await page.goto(server.url + path);
  return page;
}

const newContext = () => browser.newContext({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } });

async function signIn(page: Page, secret: string): Promise<void> {
  await page.locator('input[type=password]').fill(secret);
  await page.locator('form button[type=submit]').click();
  await page.getByRole('navigation').first().waitFor();
}

const search = async (page: Page) => {
  await page.getByLabel(zh.admin.personalData.identifier).fill(patientId);
  await page.getByRole('button', { name: zh.admin.personalData.find, exact: true }).click();
};

test('the provider’s staff, signed in to another hospital as well, are shown the data of no patient', async () => {
  const context = await newContext();
  const own = await open(context, `/admin/${hospital.orgGid}/personal-data`);
  await signIn(own, organisationPassword);
  await search(own);
  await own.getByRole('button', { name: zh.admin.personalData.erase, exact: true }).waitFor();
  const page = await open(context, '/system-advance');
  await signIn(page, server.adminPassword);
  await page.goto(`${server.url}/admin/hillside/personal-data`);
  await page.getByText(zh.admin.account.notAllowed).waitFor();
  await expectPage(page.getByLabel(zh.admin.personalData.identifier)).toHaveCount(0);
  await expectPage(page.getByRole('link', { name: zh.admin.pages.personalData, exact: true })).toHaveCount(0);
  await expectPage(page.getByRole('link', { name: zh.admin.pages.logs, exact: true })).toHaveCount(1);
  await context.close();
});

test('the provider’s staff try the rules of a hospital, and read that it is gone once a colleague has removed it', async () => {
  const context = await newContext();
  const page = await open(context, '/system-advance');
  await signIn(page, server.adminPassword);
  const body = { counters: 1, patients: [{ arrivesAtMinute: 480, serviceMinutes: 6, booked: true }] };
  expect(await provider.call('simulatePolicy', { query: { orgGid: 'hillside' }, body })).toHaveProperty('calls');
  await page.goto(`${server.url}/admin/hillside/staff/create`);
  await page.locator('#root_name').fill('高雅文');
  await page.locator('#root_staffId').fill('nurse777');
  for (const place of [0, 1]) await page.locator('[data-field=root_password] input').nth(place).fill('long enough 1');
  await provider.call('removeOrganisation', { query: { gid: 'hillside', name, force: true } });
  await page.locator('form button[type=submit]').first().click();
  await page.getByText(zh.admin.notFound.organisation).waitFor();
  await expectPage(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: zh.admin.advance.back, exact: true }).click();
  await page.waitForURL(`${server.url}/system-advance/organization-list`);
  await context.close();
});

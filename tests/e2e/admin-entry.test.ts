/** How the administration is entered and left: sign-ins, addresses, languages, a token that is refused. */
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import en from '#locales/en-US.json' with { type: 'json' };
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../browser/expect-page.ts';
import type { RunningServer } from '../running/server.ts';
import { openAdmin } from './hospital/admin-page.ts';
import { type Hospital, organisationPassword, setUpHospital } from './hospital/set-up-hospital.ts';
import { beginWith } from './journey.ts';
import { openProduct } from './open-product.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101']);
});

async function newPage(): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(45_000);
  return page;
}
const admin = (path: string) => `${server.url}/admin/${hospital.orgGid}${path}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a page without a token says so, and signs in where one is', async () => {
  const page = await newPage();
  await page.goto(admin('/staff'));
  await heading(page).getByText(zh.admin.signIn.title).waitFor();
  await page.getByText(zh.admin.noPermission.text).waitFor();
  await page.locator('input[type=password]').fill('a wrong one');
  await page.locator('button[type=submit]').click();
  await page.getByRole('alert').waitFor();
  await page.locator('input[type=password]').fill(organisationPassword);
  await page.locator('button[type=submit]').click();
  await heading(page).getByText(zh.admin.pages.staff).waitFor();
  expect(page.url()).toBe(admin('/staff'));
});

test('the quick-login address knows the organisation, and enters at panel management', async () => {
  const page = await newPage();
  await page.goto(`${server.url}/quick-login/${hospital.orgGid}`);
  await expectPage(page.locator('input').first()).toHaveValue(hospital.orgGid);
  await page.locator('input[type=password]').fill(organisationPassword);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(admin('/management'));
});

test('a callPanelToken in the address is a session', async () => {
  const answer = await fetch(`${server.url}/api/v1/collab/web/organization/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orgGid: hospital.orgGid, password: organisationPassword }),
  });
  const { token } = (await answer.json()) as { token: string };
  const page = await newPage();
  await page.goto(`${server.url}/quick-login/${hospital.orgGid}?callPanelToken=${token}`);
  await page.waitForURL(admin('/management'));
  await page.getByRole('table').waitFor();
});

test('another organisation is not found, and an unknown page neither', async () => {
  const page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
  await page.goto(`${server.url}/admin/elsewhere/management`);
  await heading(page).getByText(zh.errors.page_not_found).waitFor();
  await page.goto(admin('/nothing-here'));
  await heading(page).getByText(zh.errors.page_not_found).waitFor();
});

test('the organisation’s language is used until another is chosen, which is kept', async () => {
  await hospital.api.call('updateOrganisationGeneral', { body: { gid: hospital.orgGid, language: 'en-US' } });
  const page = await newPage();
  await page.goto(admin('/management'));
  await page.locator('input[type=password]').fill(organisationPassword);
  await page.locator('button[type=submit]').click();
  await heading(page).getByText(en.admin.pages.management).waitFor();
  await page.getByRole('button', { name: new RegExp(en.admin.language) }).click();
  await page.getByRole('menuitem', { name: '繁體中文' }).click();
  await heading(page).getByText(zh.admin.pages.management).waitFor();
  await page.reload();
  await heading(page).getByText(zh.admin.pages.management).waitFor();
  await page.evaluate(() => localStorage.setItem('callboard-language', 'xx'));
  await page.reload();
  await heading(page).getByText(zh.admin.pages.management).waitFor();
});

test('a refused token asks for a new sign-in over the page, and nothing typed is lost', async () => {
  const page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
  await page.goto(admin('/staff/create'));
  await page.locator('#root_staffId').fill('nurse777');
  await page.locator('#root_name').fill('高雅文');
  for (const place of [0, 1])
    await page.locator('[data-field=root_password] input').nth(place).fill('long enough for one');
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'token');
  const headers = { Authorization: `Bearer ${cookie?.value}` };
  // In either language: the organisation's may have been changed before. Whatever asks first hears of the end.
  const words = new RegExp([zh, en].map(({ errors }) => errors.please_login_again).join('|'));
  const told = page.locator('.MuiAlert-colorError').filter({ hasText: words }).waitFor();
  await fetch(`${server.url}/api/v1/collab/web/logout`, { method: 'POST', headers });
  await page.locator('form button[type=submit]').click();
  await told;
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=password]').fill(organisationPassword);
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'hidden' });
  await expectPage(page.locator('#root_name')).toHaveValue('高雅文');
  await page.locator('form button[type=submit]').click();
  await page.getByRole('link', { name: '高雅文', exact: true }).waitFor();
});

test('the provider’s pages lead through their sign-in to the page that was wanted, in Chinese', async () => {
  const page = await newPage();
  await page.goto(`${server.url}/system-advance/organization-list/create`);
  await page.waitForURL(/\/system-advance\/launcher-version\?redirect=/);
  await page.locator('input[type=password]').fill(server.adminPassword);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/\/organization-list\/create$/);
  await page.getByRole('link', { name: zh.admin.pages.organisations }).first().click();
  await page.getByRole('link', { name: '河岸醫院', exact: true }).click();
  await page.waitForURL(admin('/management'));
  await page.getByRole('link', { name: '診間 101', exact: true }).waitFor();
});

test('the provider’s page on which they sign in is the page itself for who has opened it', async () => {
  const page = await newPage();
  await page.goto(`${server.url}/system-advance/launcher-version`);
  await page.locator('input[type=password]').fill(server.adminPassword);
  await page.locator('button[type=submit]').click();
  await page.getByRole('heading', { level: 1, name: zh.admin.pages.versions, exact: true }).waitFor();
});

/** Who acts in the administration: entering, ended sessions, two sessions at once, and what the next one sees. */
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { apiAt } from '#demo/api.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import type { RunningServer } from '../../running/server.ts';
import { administrator, type Hospital, organisationPassword, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith } from '../journey.ts';
import { openProduct } from '../open-product.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101']);
});

async function newPage(): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(45_000);
  return page;
}

const admin = (path: string, orgGid = hospital.orgGid) => `${server.url}/admin/${orgGid}${path}`;
const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1 }).getByText(text, { exact: true });

async function signIn(page: Page | Locator, password = organisationPassword): Promise<void> {
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
}

async function tokenOf(context: BrowserContext, name: 'token' | 'systemAdvanceToken'): Promise<string> {
  const cookies = await context.cookies();
  return cookies.find((cookie) => cookie.name === name)?.value ?? '';
}

async function isAlive(token: string): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}` };
  const query = `?orgGid=${hospital.orgGid}`;
  const { status } = await fetch(`${server.url}/api/v1/collab/web/organization/general${query}`, { headers });
  return status === 200;
}

/** A page that signs out goes at once, and the server hears of it. */
const hasEnded = (token: string) => expect.poll(() => isAlive(token)).toBe(false);

async function revoke(token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  await fetch(`${server.url}/api/v1/collab/web/logout`, { method: 'POST', headers });
}

async function enterAsProvider(page: Page): Promise<void> {
  await page.goto(`${server.url}/system-advance`);
  await signIn(page, server.adminPassword);
  await page.getByRole('navigation').first().waitFor();
}

const openMenu = (page: Page) => page.getByRole('button', { name: new RegExp(zh.ra.auth.user_menu) }).click();

test('the start page leads to the administration, without a session and with one', async () => {
  const page = await newPage();
  await page.goto(server.url);
  await page.locator('a[href="/admin"]').first().click();
  await heading(page, zh.admin.signIn.title).waitFor();
  expect(await page.getByText(zh.admin.noPermission.text).count()).toBe(0);
  await page.locator('input').first().fill(hospital.orgGid);
  await signIn(page);
  await page.waitForURL(admin('/management'));
  await page.goto(`${server.url}/admin`);
  await page.waitForURL(admin('/management'));
  await page.getByRole('link', { name: '診間 101', exact: true }).waitFor();
});

test('with the provider’s session the entry leads to the organisations', async () => {
  const page = await newPage();
  await enterAsProvider(page);
  await page.goto(`${server.url}/admin`);
  await page.waitForURL(/\/system-advance\/organization-list$/);
});

test('a session that has ended leads to a sign-in in the place where one was', async () => {
  const page = await newPage();
  await page.goto(admin('/staff'));
  await signIn(page);
  await heading(page, zh.admin.pages.staff).waitFor();
  await revoke(await tokenOf(page.context(), 'token'));
  await page.reload();
  await page.getByText(zh.admin.signIn.ended).waitFor();
  expect(await tokenOf(page.context(), 'token')).toBe('');
  await signIn(page);
  await heading(page, zh.admin.pages.staff).waitFor();
  expect(page.url()).toBe(admin('/staff'));
});

test('a server that is not reached is no missing page', async () => {
  const page = await newPage();
  await page.goto(admin('/staff'));
  await signIn(page);
  await heading(page, zh.admin.pages.staff).waitFor();
  await page.route('**/organization/general*', (route) => route.abort());
  await page.reload();
  await heading(page, zh.admin.exception.title).waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: zh.admin.exception.reload }).click();
  await heading(page, zh.admin.pages.staff).waitFor();
});

test('of two sessions the provider’s acts, as the menu says, and each is ended alone', async () => {
  const page = await newPage();
  await page.goto(admin('/staff'));
  await signIn(page);
  await heading(page, zh.admin.pages.staff).waitFor();
  const administrators = await tokenOf(page.context(), 'token');
  await enterAsProvider(page);
  const providers = await tokenOf(page.context(), 'systemAdvanceToken');
  await page.goto(admin('/staff'));
  await heading(page, zh.admin.pages.staff).waitFor();
  await openMenu(page);
  const leave = (kind: 'session' | 'systemAdvance') =>
    page.getByRole('menuitem', { name: new RegExp(`${zh.ra.auth.logout}.*${zh.values.TokenKind[kind]}`) }).click();
  await leave('systemAdvance');
  await page.waitForURL(`${server.url}/quick-login/${hospital.orgGid}`);
  await hasEnded(providers);
  expect(await isAlive(administrators)).toBe(true);
  await page.goto(admin('/staff'));
  await page.getByRole('button', { name: `${zh.ra.auth.user_menu}：${zh.values.TokenKind.session}` }).click();
  await page.getByRole('menuitem', { name: zh.ra.auth.logout }).click();
  await page.waitForURL(`${server.url}/quick-login/${hospital.orgGid}`);
  await hasEnded(administrators);
});

test('with unsaved edits a sign-out asks first, and the session lives until that is answered', async () => {
  const page = await newPage();
  await page.goto(admin('/staff/create'));
  await signIn(page);
  await page.locator('#root_name').fill('高雅文');
  const token = await tokenOf(page.context(), 'token');
  const leave = async () => {
    await openMenu(page);
    await page.getByRole('menuitem', { name: zh.ra.auth.logout }).click();
  };
  await leave();
  await page.getByRole('dialog').getByRole('button', { name: zh.ra.action.cancel }).click();
  await expectPage(page.getByRole('dialog')).toHaveCount(0);
  expect(await isAlive(token)).toBe(true);
  await expectPage(page.locator('#root_name')).toHaveValue('高雅文');
  await leave();
  await page.getByRole('dialog').getByRole('button', { name: zh.admin.unsaved.discard }).click();
  await page.waitForURL(`${server.url}/quick-login/${hospital.orgGid}`);
  await hasEnded(token);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('高雅文');
});

test('what one organisation searched for is not shown to the next on the same browser', async () => {
  const page = await newPage();
  await page.goto(admin('/staff'));
  await signIn(page);
  await page.getByRole('searchbox').fill('王小明');
  await page.waitForURL(/filter=/);
  await openMenu(page);
  await page.getByRole('menuitem', { name: zh.ra.auth.logout }).click();
  await page.waitForURL(`${server.url}/quick-login/${hospital.orgGid}`);
  await signIn(page);
  await page.waitForURL(admin('/management'));
  await page.getByRole('link', { name: zh.admin.pages.staff, exact: true }).first().click();
  await expectPage(page.getByRole('searchbox')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('王小明');
});

test('the provider uses everything inside an organisation, the rules that are offered too', async () => {
  const page = await newPage();
  await enterAsProvider(page);
  const refused: string[] = [];
  page.on('response', (response) => response.status() >= 400 && refused.push(response.url()));
  await page.goto(admin('/system/general/rules'));
  await page.getByText(zh.admin.policy.presets, { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
});

test('inside an organisation, an administrator may go on where the provider’s session has ended', async () => {
  const page = await newPage();
  await enterAsProvider(page);
  await page.goto(admin('/staff'));
  await heading(page, zh.admin.pages.staff).waitFor();
  await revoke(await tokenOf(page.context(), 'systemAdvanceToken'));
  await page.getByRole('link', { name: zh.admin.pages.groups }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=password]').fill(organisationPassword);
  await dialog.locator('button[type=submit]').click();
  await expectPage(dialog).toHaveCount(0);
  await page.getByRole('link', { name: zh.admin.pages.management }).first().click();
  await page.getByRole('link', { name: '診間 101', exact: true }).waitFor();
  await expectPage(dialog).toHaveCount(0);
  await page.getByRole('button', { name: `${zh.ra.auth.user_menu}：${zh.values.TokenKind.session}` }).waitFor();
});

/** A page on which a new record is half typed, by somebody who signed in with the organisation's password. */
async function typeRecord(code: string): Promise<Page> {
  const page = await newPage();
  await page.goto(admin('/department/create'));
  await signIn(page);
  await page.locator('#root_code').fill(code);
  await page.locator('#root_name').fill('家庭醫學科');
  return page;
}

const save = (page: Page) => page.getByRole('button', { name: zh.ra.action.save, exact: true }).click();

test('what was typed is there after a new sign-in for the one who typed it, and for nobody else', async () => {
  const password = 'a long walk by the river';
  await hospital.api.call('createStaff', {
    body: { staffId: 'wang', name: '王院長', password, adminRole: 'administers' },
  });
  const page = await typeRecord('FM');
  await revoke(await tokenOf(page.context(), 'token'));
  await save(page);
  const dialog = page.getByRole('dialog');
  await signIn(dialog);
  await expectPage(dialog).toHaveCount(0);
  await expectPage(page.locator('#root_code')).toHaveValue('FM');
  await revoke(await tokenOf(page.context(), 'token'));
  await save(page);
  await dialog.getByRole('button', { name: zh.admin.signIn.own }).click();
  await dialog.getByLabel(zh.fields.Staff.staffId).fill('wang');
  await signIn(dialog, password);
  await expectPage(dialog).toHaveCount(0);
  await expectPage(page.locator('#root_code')).toHaveValue('');
  // Another tab shares the token: there it is somebody else's by now.
  await page.locator('#root_code').fill('GS');
  const tab = await page.context().newPage();
  tab.setDefaultTimeout(45_000);
  await tab.goto(admin('/staff'));
  await openMenu(tab);
  await tab.getByRole('menuitem', { name: zh.ra.auth.logout }).click();
  await tab.getByRole('button', { name: zh.admin.signIn.shared }).click();
  await signIn(tab);
  await tab.waitForURL(admin('/management'));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expectPage(page.locator('#root_code')).toHaveValue('');
});

test('a page of one organisation saves nothing in another to which somebody has signed in meanwhile', async () => {
  const { token } = await apiAt(server.url).call('signInSystemAdvance', { body: { password: server.adminPassword } });
  const organisation = { gid: 'harbour', name: '海港醫院', type: 'clinic', password: organisationPassword } as const;
  await apiAt(server.url).as(token).call('createOrganisation', { body: organisation });
  const other = await administrator(server, organisation.gid);
  const page = await typeRecord('PD');
  const tab = await page.context().newPage();
  tab.setDefaultTimeout(45_000);
  await tab.goto(`${server.url}/quick-login/${organisation.gid}`);
  await signIn(tab);
  await tab.waitForURL(admin('/management', organisation.gid));
  await save(page);
  const dialog = page.getByRole('dialog');
  await signIn(dialog);
  await expectPage(dialog).toHaveCount(0);
  await save(page);
  await page.getByRole('link', { name: '家庭醫學科', exact: true }).waitFor();
  expect((await other.call('listMedicalDepartment', {})).data).toEqual([]);
  // And who signs in to another one over the page goes there.
  await revoke(await tokenOf(page.context(), 'token'));
  await page.getByRole('link', { name: zh.admin.pages.staff, exact: true }).first().click();
  await dialog.getByRole('textbox').first().fill(organisation.gid);
  await signIn(dialog);
  await page.waitForURL(admin('/management', organisation.gid));
});

/** axe finds nothing serious on any page of the administration, light or dark, and none breaks the content security policy. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import { Locale } from '#generated/values.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../browser/expect-page.ts';
import type { RunningServer } from '../running/server.ts';
import { openAdmin } from './hospital/admin-page.ts';
import { type Hospital, organisationPassword, pushAppointments, setUpHospital } from './hospital/set-up-hospital.ts';
import { beginWith } from './journey.ts';
import { openProduct } from './open-product.ts';
import { settled, walkPages, walkTo } from './walk-pages.ts';

interface Finding {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

interface Axe {
  run(options: object): Promise<{ violations: Finding[]; passes: unknown[] }>;
}

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
/** A page in each language. */
let pages: Page[];
let axe: string;
const complaints: string[] = [];

beginWith(async (opened) => {
  complaints.length = 0;
  ({ server, browser } = await openProduct(opened));
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  hospital = await setUpHospital(server, ['101', '103']);
  const panelGid = hospital.rooms[0]?.panel.gid ?? '';
  await hospital.api.call('createMarquee', { query: { panelGid }, body: { title: '流感', content: '流感疫苗開打' } });
  await hospital.api.call('createMedia', {
    query: { panelGid },
    body: { name: '衛教影片', type: 'video', source: 'videoSite', url: 'https://example.org/video' },
  });
  await hospital.api.call('createRoom', { body: { code: '101', name: '101 診' } });
  await hospital.api.call('createDoctor', { body: { code: 'D1', name: '林志明' } });
  await pushAppointments(hospital, 2);
  const { data } = await hospital.api.call('listAppointment', {});
  await hospital.api.call('checkInAppointment', { body: { gid: data[0]?.gid ?? '' } });
  pages = await Promise.all(Locale.map(openIn));
});

async function openIn(language: string): Promise<Page> {
  const page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
  await page.evaluate((locale) => localStorage.setItem('callboard-language', locale), language);
  await page.reload();
  await prepare(page);
  return page;
}

async function prepare(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(axe);
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
}

async function findings(page: Page, rules?: string[]): Promise<string[]> {
  const options = { iframes: false, resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const { violations, passes } = await page.evaluate(
    (wanted) => (window as unknown as { axe: Axe }).axe.run(wanted),
    options,
  );
  if (!rules) expect(passes.length).toBeGreaterThan(15); // it did look
  return violations
    .filter(({ impact }) => ['serious', 'critical'].includes(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** All rules in one look, in turn, and on the main pages in the other what depends on colours. */
async function visit(page: Page, path: string, place: number): Promise<void> {
  const looks = ['light', 'dark'] as const;
  const lang = await page.evaluate(() => document.documentElement.lang);
  const found: string[] = [];
  // Pages of the menu in both; forms and tabs are made of the same.
  const turns = path.split('/').length > 4 ? [place] : [place, place + 1];
  for (const [turn, look] of turns.map((one) => looks[one % 2]).entries()) {
    await page.emulateMedia({ colorScheme: look ?? 'light' });
    await page.waitForFunction((wanted) => document.documentElement.style.colorScheme === wanted, look);
    await settled(page);
    found.push(...(await findings(page, turn === 0 ? undefined : ['color-contrast'])).map((one) => `${look}: ${one}`));
  }
  expect([path, lang, ...found]).toEqual([path, lang]);
  expect([path, await page.locator('h1').count()]).toEqual([path, 1]);
  expect([path, ...complaints]).toEqual([path]);
}

test('every page of an organisation', async () => {
  const base = `/admin/${hospital.orgGid}`;
  const found = await walkPages(pages, new RegExp(`^/admin/(.*/)?${hospital.orgGid}(/|$)`), visit);
  const panel = `${base}/management/${hospital.rooms[0]?.panel.gid}`;
  // Those that are easily missed: behind a menu, a tab, a section or a button.
  for (const path of ['system/general/rules', 'panel-group-management/create', 'roster', 'sessions'])
    expect(found).toContain(`${base}/${path}`);
  expect(found.some((path) => path.startsWith(`${base}/management/`) && path.endsWith('/media/create'))).toBe(true);
  expect([panel, found.length > 60]).toEqual([panel, true]);
});

test('pages on a phone', async () => {
  const [, , page] = pages as [Page, Page, Page];
  await page.setViewportSize({ width: 390, height: 844 });
  const panel = hospital.rooms[0]?.panel.gid;
  const paths = ['management', `management/${panel}/general`, 'appointment-list', 'roster', 'system/general', 'staff'];
  for (const [place, path] of paths.entries()) {
    await walkTo(page, `/admin/${hospital.orgGid}/${path}`);
    await visit(page, path, place);
  }
});

test('works by keyboard: past the menu, into a menu and a dialog, and back to where it was', async () => {
  const [page] = pages as [Page];
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.url}/admin/${hospital.orgGid}/doctor`);
  await prepare(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectPage(page.locator('main')).toBeFocused();
  const more = page.getByRole('button', { name: zh.admin.list.more });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expectPage(page.getByRole('menuitem').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expectPage(more).toBeFocused();
  const remove = page.getByRole('button', { name: `${zh.ra.action.delete}：林志明` });
  await remove.focus();
  expect(await remove.evaluate((button) => getComputedStyle(button).outlineStyle)).toBe('solid');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Tab');
  await expectPage(page.getByRole('dialog').getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expectPage(remove).toBeFocused();
});

test('what is wrong in a form is brought to where it is read, above the buttons over its end', async () => {
  const page = pages[0] as Page;
  await page.setViewportSize({ width: 1280, height: 420 });
  const panelGid = hospital.rooms[0]?.panel.gid;
  await page.goto(`${server.url}/admin/${hospital.orgGid}/management/${panelGid}/announcement/create`);
  await page.locator('[data-field=root_title] input').fill('流感疫苗');
  await page.locator('form button[type=submit]').click();
  const message = page.locator('[data-field=root_content]').getByText(zh.errors.field_required);
  await message.waitFor();
  const isOnTop = () =>
    message.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 4, top + height / 2) === element;
    });
  await expect.poll(isOnTop).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('the help beside a page, with its fields and its keys; Escape leads back to its button', async () => {
  const [page] = pages as [Page];
  await page.goto(`${server.url}/admin/${hospital.orgGid}/staff/create`);
  await prepare(page);
  const help = page.getByRole('button', { name: zh.help.open, exact: true });
  await help.click();
  const beside = page.getByRole('dialog', { name: zh.help.open });
  for (const text of [zh.purposes.Staff, zh.fields.Staff.staffId, zh.help.keysOf.form]) {
    await expectPage(beside.getByText(text, { exact: true })).toBeVisible();
  }
  await settled(page);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expectPage(help).toBeFocused();
});

test('the pages of the provider’s staff, their sign-in and an unknown page', async () => {
  const [page] = pages as [Page];
  await walkTo(page, `/admin/${hospital.orgGid}/nowhere`);
  expect(await findings(page)).toEqual([]);
  await page.goto(`${server.url}/system-advance`);
  await prepare(page);
  await visit(page, 'sign-in', 0);
  await page.locator('input[type=password]').fill(server.adminPassword);
  await page.locator('button[type=submit]').click();
  await expectPage(page.locator('tbody a').first()).toBeVisible();
  await settled(page);
  await visit(page, 'organisations', 1);
  const found = await walkPages([page], /^\/system-advance\//, visit);
  expect(found).toContain('/system-advance/organization-list/create');
});

/** Failed sign-ins as people meet them, in a real browser against the real server. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import en from '#locales/en-US.json' with { type: 'json' };
import th from '#locales/th.json' with { type: 'json' };
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../browser/expect-page.ts';
import type { RunningServer } from '../running/server.ts';
import { openAdmin } from './hospital/admin-page.ts';
import { type Hospital, organisationPassword, setUpHospital, staffPassword } from './hospital/set-up-hospital.ts';
import { beginWith } from './journey.ts';
import { openProduct } from './open-product.ts';

/** Another address than the administrator's: the proxies of this machine are trusted. */
const elsewhere = { 'x-forwarded-for': '192.0.2.55' };
let server: RunningServer;
let browser: Browser;
let hospital: Hospital;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101']);
});

/** Fails until the wait is long enough for a slow machine to look at. */
async function failFor(path: string, body: object, leastSeconds: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`${server.url}/api/v1/collab/web/${path}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...elsewhere },
      body: JSON.stringify({ ...body, password: 'wrong' }),
    });
    const seconds = Number(answer.headers.get('retry-after') ?? 0);
    if (seconds >= leastSeconds) return;
    await sleep(seconds * 1000);
  }
}

/** What a text says before the time that it counts down. */
const before = (text: string) => text.split('{{wait}}')[0] ?? '';

async function openFrom(locale: string): Promise<Page> {
  const page = await browser.newPage({ locale, extraHTTPHeaders: elsewhere });
  page.setDefaultTimeout(45_000);
  await page.addInitScript((chosen) => localStorage.setItem('callboard-language', chosen), locale);
  return page;
}

/** A sign-in page with everything filled in, so that only the press is still to come. */
async function filled(locale: string, path: string, fields: Record<string, string>): Promise<Page> {
  const page = await openFrom(locale);
  await page.goto(server.url + path);
  for (const [field, text] of Object.entries(fields)) await page.locator(field).fill(text);
  return page;
}

/** Presses on all pages at once; each tells the wait in its language, counting down, and its button waits too. */
async function expectWait(pages: readonly (readonly [Page, { errors: { too_many_failures: string } }])[]) {
  await Promise.all(pages.map(([page]) => page.locator('button[type=submit]').click()));
  for (const [page, texts] of pages) {
    await page.getByText(before(texts.errors.too_many_failures)).waitFor();
    await expectPage(page.locator('button[type=submit]')).toBeDisabled();
    await page.close();
  }
}

test('whoever has been wrong too often sees the wait count down: at an organisation in three languages, staff, the provider', async () => {
  const nurse = { '[name=orgGid]': hospital.orgGid, '[name=staffId]': 'nurse101', '[name=password]': staffPassword };
  const pages = [
    [await filled('zh-TW', '/panel-controller', nurse), zh],
    [await filled('zh-TW', '/system-advance/launcher-version', { 'input[type=password]': server.adminPassword }), zh],
  ] as [Page, typeof zh | typeof en | typeof th][];
  for (const [locale, texts] of [['zh-TW', zh] as const, ['en-US', en] as const, ['th', th] as const]) {
    const path = `/admin/${hospital.orgGid}/management`;
    pages.push([await filled(locale, path, { 'input[type=password]': organisationPassword }), texts]);
  }
  await Promise.all([
    failFor('organization', { orgGid: hospital.orgGid }, 16),
    failFor('staff', { orgGid: hospital.orgGid, staffId: 'nurse101' }, 16),
    failFor('systemAdvance', {}, 16),
  ]);
  await expectWait(pages);
});

test('the administrator sees who waits, and lets them in at once', async () => {
  await failFor('staff', { orgGid: hospital.orgGid, staffId: 'nurse101' }, 8);
  const admin = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
  await admin.goto(`${server.url}/admin/${hospital.orgGid}/staff`);
  await admin.getByText(zh.admin.locked.title).waitFor();
  await admin.getByText('192.0.2.55').first().waitFor();
  await admin.getByRole('button', { name: `${zh.admin.locked.unlock}：nurse101` }).click();
  await admin.getByText(zh.admin.locked.unlocked).waitFor();
  await admin.close();
  const nurse = await openFrom('zh-TW');
  await nurse.goto(`${server.url}/panel-controller`);
  await nurse.locator('[name=orgGid]').fill(hospital.orgGid);
  await nurse.locator('[name=staffId]').fill('nurse101');
  await nurse.locator('[name=password]').fill(staffPassword);
  await nurse.locator('button[type=submit]').click();
  await nurse.getByText('101 診').first().waitFor();
  await nurse.close();
});

test('after too many wrong pairing codes the wait counts down at the code, and the button waits too', async () => {
  const panelGid = hospital.rooms[0]?.panel.gid ?? '';
  const guess = () => hospital.api.call('pairDevice', { body: { code: 'ABCDEF', panelGid } });
  for (let tries = 0; tries < limits.pairingTries; tries += 1)
    await expect(guess()).rejects.toThrow(en.errors.pairing_code_invalid);
  const admin = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
  await admin.goto(`${server.url}/admin/${hospital.orgGid}/screens/pair`);
  const code = admin.getByLabel(zh.admin.devices.code);
  await code.fill('ABCDEF');
  await admin.getByRole('combobox', { name: zh.admin.devices.panel }).click();
  await admin.getByRole('option', { name: '診間 101' }).click();
  const button = admin.getByRole('button', { name: zh.admin.devices.pair });
  await button.click();
  await expectPage(code).toHaveAccessibleDescription(new RegExp(before(zh.errors.too_many_failures)));
  await expectPage(button).toBeDisabled();
  await expectPage(code).toHaveValue('ABCDEF');
  await admin.close();
});

test('a password that is easily guessed is refused at its field', async () => {
  const admin = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
  await admin.goto(`${server.url}/admin/${hospital.orgGid}/system/general`);
  const card = admin.getByRole('region', { name: zh.admin.organisation.changePassword });
  const type = (name: string, text: string) => card.locator(`input[name=${name}]`).fill(text);
  await type('oldPassword', organisationPassword);
  for (const [password, text] of [
    ['password1234567', zh.errors.password_pattern],
    ['riverside-2026!', zh.errors.password_has_name],
  ] as const) {
    await type('password', password);
    await type('again', password);
    await card.getByRole('button').last().click();
    await card.getByText(text).waitFor();
  }
  await admin.close();
});

test('each address of a panel has its own key, and one is renewed alone', async () => {
  const admin = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
  const { gid } = hospital.rooms[0]!.panel;
  await admin.goto(`${server.url}/admin/${hospital.orgGid}/management/${gid}`);
  const field = (name: 'exclusiveUrl' | 'kioskUrl' | 'ticketMachineUrl') =>
    admin.getByLabel(zh.fields.Panel[name], { exact: true });
  await field('kioskUrl').waitFor();
  const read = async () => ({
    screen: await field('exclusiveUrl').inputValue(),
    kiosk: await field('kioskUrl').inputValue(),
    machine: await field('ticketMachineUrl').inputValue(),
  });
  const old = await read();
  await admin.getByRole('button', { name: `${zh.admin.panel.rotateOne}：${zh.fields.Panel.kioskUrl}` }).click();
  await admin.getByRole('dialog').getByRole('button', { name: zh.admin.panel.rotateOne }).click();
  await admin.getByText(zh.admin.panel.rotated, { exact: true }).waitFor();
  await expect.poll(async () => (await read()).kiosk, { timeout: 20_000 }).not.toBe(old.kiosk);
  const now = await read();
  expect([now.screen, now.machine]).toEqual([old.screen, old.machine]);
  await admin.close();
});

/** People of a hospital sign in at its identity provider: administrators, staff, and the provider's own staff. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { answerBusy } from '../browser/answer-busy.ts';
import { expectPage } from '../browser/expect-page.ts';
import { passUntil } from '../browser/pass-time.ts';
import { openWithProvider, type WithProvider, withLabel } from './hospital/open-with-provider.ts';
import { typeStaff } from './hospital/type-staff.ts';
import { beginWith } from './journey.ts';

const people = {
  chen: { name: '陳美玲', preferred_username: 'm.chen', roles: ['callboard-admin'] },
  lin: { name: '林護理師', preferred_username: 'nurse101', roles: ['nurse'] },
  wu: { name: '吳工程師', preferred_username: 'wu', roles: ['callboard-provider'] },
};
let { server, idp, hospital, open, leave, say } = {} as WithProvider;

beginWith(async (opened) => {
  ({ server, idp, hospital, open, leave, say } = await openWithProvider(opened, people));
});

describe('an administrator', () => {
  test('comes in at the provider, is named, and signs out there too', async () => {
    const page = await open(`/quick-login/${hospital.orgGid}`);
    await leave(page);
    await say(page, 'chen');
    await page.waitForURL(`${server.url}/admin/${hospital.orgGid}/management`);
    const menu = page.getByRole('button', { name: '陳美玲 (m.chen)' });
    await menu.click();
    await page.getByRole('menuitem', { name: zh.ra.auth.logout }).click();
    await page.getByRole('link', { name: withLabel(zh.admin.signIn.signOutAtProvider) }).click();
    await page.waitForURL(`${idp.issuer}/session/end**`);
    await page.locator('button[name=logout]').click();
    await page.waitForURL(`${server.url}/`);
  });

  test('arrives at the page that was wanted, and nothing of the sign-in stays in its address', async () => {
    const page = await open(`/admin/${hospital.orgGid}/staff`);
    await leave(page);
    await say(page, 'chen');
    await page.getByRole('heading', { level: 1, name: zh.admin.pages.staff, exact: true }).waitFor();
    expect(page.url()).toBe(`${server.url}/admin/${hospital.orgGid}/staff`);
    expect(await page.evaluate(() => sessionStorage.getItem('callboard-single-sign-on'))).toBeNull();
  });

  test('finds the list as its address narrows it, and the device whose code led there', async () => {
    const page = await open(`/admin/${hospital.orgGid}/staff?sort=staffId&order=DESC&page=1&perPage=25`);
    await leave(page);
    await say(page, 'chen');
    await page.getByRole('heading', { level: 1, name: zh.admin.pages.staff, exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('perPage')).toBe('25');
    const scanned = await open('/admin?pair=ABCD2345');
    await scanned.getByRole('textbox').first().fill(hospital.orgGid);
    await leave(scanned);
    await say(scanned, 'chen');
    await scanned.waitForURL(`${server.url}/admin/${hospital.orgGid}/screens/pair?code=ABCD2345`);
  });

  test('who comes in to another organisation than the address names is at home there', async () => {
    const page = await open('/admin/elsewhere/staff');
    await page.getByRole('textbox').first().fill(hospital.orgGid);
    await leave(page);
    await say(page, 'chen');
    await page.waitForURL(`${server.url}/admin/${hospital.orgGid}/management`);
  });

  test('without the role reads why, where there is a way to try again', async () => {
    const page = await open(`/quick-login/${hospital.orgGid}`);
    await leave(page);
    await say(page, 'lin');
    await page.getByRole('alert').getByText(zh.errors.single_sign_on_no_role).waitFor();
    await page.locator('input[type=password]').waitFor();
    // The provider, which still knows that account, asks for another one.
    await leave(page);
    await say(page, 'chen');
    await page.waitForURL(`${server.url}/admin/${hospital.orgGid}/management`);
  });

  test('whose token was refused signs in in another tab, and what was typed stays', async () => {
    const page = await open(`/quick-login/${hospital.orgGid}`);
    await leave(page);
    await say(page, 'chen');
    await page.waitForURL(`${server.url}/admin/${hospital.orgGid}/management`);
    await typeStaff(page, `${server.url}/admin/${hospital.orgGid}`);
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'token');
    const headers = { Authorization: `Bearer ${cookie?.value}` };
    await fetch(`${server.url}/api/v1/collab/web/logout`, { method: 'POST', headers });
    await page.locator('form button[type=submit]').click();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .getByRole('dialog')
        .getByRole('button', { name: withLabel(zh.admin.signIn.with) })
        .click(),
    ]);
    await leave(tab);
    // The provider still knows the person: no page of it is seen.
    await tab.waitForURL(`${server.url}/admin/${hospital.orgGid}/management`);
    await tab.close();
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expectPage(page.locator('#root_name')).toHaveValue('高雅文');
  });
});

test('a nurse signs in at a controller, and is offered to sign out everywhere', async () => {
  const page = await open('/panel-controller');
  // A server that is busy when it is asked for the ways is asked again.
  const refused = page.waitForResponse((answer) => answer.status() === 503);
  await page.route(`**${operations.getSignInWays.path}?*`, answerBusy, {
    times: 1,
  });
  await page.locator('[name=orgGid]').fill(hospital.orgGid);
  await refused;
  await leave(page, zh.controller.signIn.with);
  await say(page, 'lin');
  await page.getByRole('heading', { name: zh.controller.choose.heading }).waitFor();
  expect(page.url()).toBe(`${server.url}/panel-controller`);
  await page.getByRole('button', { name: zh.controller.action.logOut }).click();
  await page.getByRole('link', { name: withLabel(zh.controller.signIn.signOutAtProvider) }).waitFor();
  // The way that was taken last stands out the next time.
  const byProvider = page.getByRole('button', { name: withLabel(zh.controller.signIn.with) });
  await expectPage(byProvider).toHaveClass(/primary/);
  await expectPage(page.getByRole('button', { name: zh.controller.signIn.submit, exact: true })).not.toHaveClass(
    /primary/,
  );
});

describe('a controller', () => {
  const heading = (page: Page) => page.getByRole('heading', { name: zh.controller.choose.heading }).waitFor();
  const examination = '/panel-controller/ptch/examination/login';
  const waiting = async (page: Page) => {
    await page.locator('[name=orgGid]').fill(hospital.orgGid);
    await leave(page, zh.controller.signIn.with);
    await page.waitForURL(`${idp.issuer}/**`);
  };

  test('of examination rooms is that of examination rooms when somebody is back, signed in or refused', async () => {
    const page = await open(examination);
    await waiting(page);
    await say(page, 'cancel');
    await page.getByRole('alert').getByText(zh.errors.single_sign_on_refused).waitFor();
    expect(page.url()).toBe(server.url + examination);
    await waiting(page);
    await say(page, 'lin');
    await heading(page);
    expect(page.url()).toBe(server.url + examination);
  });

  test('goes on where the address of a sign-in is opened once more, as by the way back', async () => {
    const page = await open('/panel-controller');
    const back = page.waitForRequest(/\/single-sign-on\?/);
    await waiting(page);
    await say(page, 'lin');
    await heading(page);
    await page.goto((await back).url());
    await heading(page);
    expect(page.url()).toBe(`${server.url}/panel-controller`);
    // On another machine nobody is signed in by it.
    const elsewhere = await open('/');
    await elsewhere.goto((await back).url());
    await elsewhere.getByRole('alert').getByText(zh.errors.single_sign_on_expired).waitFor();
  });

  test('in each of two tabs that sign in at once is signed in by its own sign-in', async () => {
    const page = await open('/panel-controller');
    const tab = await page.context().newPage();
    await tab.goto(`${server.url}/panel-controller`);
    for (const one of [page, tab]) await waiting(one);
    for (const one of [page, tab]) {
      await say(one, 'lin');
      await heading(one);
      expect(one.url()).toBe(`${server.url}/panel-controller`);
    }
    const tokenOf = (one: Page) =>
      one.evaluate(() => Object.values(sessionStorage).flatMap((kept) => JSON.parse(kept).orgToken ?? []));
    expect(await tokenOf(tab)).not.toEqual(await tokenOf(page));
  });

  test('that nobody touched offers to sign out at the provider too: the next one comes in under no other name', async () => {
    await hospital.api.call('updateOrganisationGeneral', { body: { gid: hospital.orgGid, autoLogoutMinutes: 1 } });
    const page = await open('/panel-controller');
    await waiting(page);
    await say(page, 'lin');
    await page.locator('.counter-card').click();
    await page.locator('[data-action=next]').waitFor();
    await passUntil(page, 61, page.getByText(zh.controller.signIn.idle));
    await page.getByRole('link', { name: withLabel(zh.controller.signIn.signOutAtProvider) }).waitFor();
    // The next one signs in at the same counter.
    await page.getByText(zh.controller.signIn.continueAt.replace('{{room}}', '101 診')).waitFor();
    await leave(page, zh.controller.signIn.with);
    await page.locator('[data-action=next]').waitFor();
  });
});

test('where passwords are off, no page asks for one', async () => {
  const set = (password: boolean) =>
    hospital.api.call('updateOrganisationGeneral', {
      body: { gid: hospital.orgGid, singleSignOn: { staffPassword: password } },
    });
  await set(false);
  try {
    const page = await open('/panel-controller');
    await page.locator('[name=orgGid]').fill(hospital.orgGid);
    await page.locator('input[type=password]').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: withLabel(zh.controller.signIn.with) }).waitFor();
  } finally {
    await set(true);
  }
});

test('an administrator sets it up in the form, and takes it away again', async () => {
  const page = await open(`/quick-login/${hospital.orgGid}`);
  await leave(page);
  await say(page, 'chen');
  await page.waitForURL(`${server.url}/admin/${hospital.orgGid}/management`);
  await page.goto(`${server.url}/admin/${hospital.orgGid}/system/general/access`);
  const issuer = page.locator('#root_singleSignOn_issuer');
  await issuer.waitFor();
  const save = page.locator('form').first().locator('button[type=submit]');
  const enabled = page.locator('#root_singleSignOn_enabled');
  await enabled.click();
  await issuer.waitFor({ state: 'detached' });
  await save.click();
  await page.getByText(zh.admin.form.saved).waitFor();
  const offered = async () =>
    (await hospital.api.call('getSignInWays', { query: { kind: 'session', orgGid: hospital.orgGid } })).singleSignOn;
  expect(await offered()).toBeUndefined();
});

test('the provider’s staff come to the page that they wanted', async () => {
  const versions = '/system-advance/launcher-version?sort=type&order=ASC&page=1&perPage=25';
  const first = await open(versions);
  await leave(first, zh.admin.signIn.with, 'Callboard');
  await say(first, 'wu');
  await first.getByRole('heading', { level: 1, name: zh.admin.pages.versions, exact: true }).waitFor();
  expect(first.url()).toBe(server.url + versions);
  const page = await open('/system-advance/organization-list/create');
  await page.waitForURL(/\/system-advance\/launcher-version\?redirect=/);
  await leave(page, zh.admin.signIn.with, 'Callboard');
  await say(page, 'wu');
  await page.waitForURL(`${server.url}/system-advance/organization-list/create`);
  await page.getByRole('button', { name: '吳工程師 (wu)' }).waitFor();
});

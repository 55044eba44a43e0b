/** A slow network in the administration: what is answered late leaves alone what has been chosen or typed since. */
import type { Browser, Page } from 'playwright';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { deviceAt } from '#demo/panels.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { addressOf } from '../../browser/address-of.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { filmOnDisk } from '../../browser/film-on-disk.ts';
import { holdNext } from '../../browser/hold-next.ts';
import type { RunningServer } from '../../running/server.ts';
import { mp3 } from '../../server/small-clinic.ts';
import { openAdmin } from '../hospital/admin-page.ts';
import { type Hospital, organisationPassword, setUpHospital, staffPassword } from '../hospital/set-up-hospital.ts';
import { beginWith } from '../journey.ts';
import { openProduct } from '../open-product.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101', '102']);
  for (const code of ['201', '202']) await hospital.api.call('createRoom', { body: { code, name: `${code} 診` } });
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
});

const open = (path: string) => page.goto(`${server.url}/admin/${hospital.orgGid}/${path}`);
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) }).getByRole('checkbox');

test('rows that are chosen while others are switched off stay chosen', async () => {
  await open('room');
  await row('201 診').check();
  const answer = await holdNext(page, 'bulkUpdateRoom');
  await page.getByRole('toolbar').getByRole('button', { name: zh.admin.list.disable }).click();
  await answer.asked;
  await row('202 診').check();
  answer.let();
  await expectPage(row('201 診')).not.toBeChecked();
  await expectPage(row('202 診')).toBeChecked();
});

test('panels that are chosen while others are changed stay chosen, with what they are to get', async () => {
  await open('management');
  await row('診間 101').check();
  const dialog = page.getByRole('dialog', { name: zh.admin.panel.changeSeveral });
  const choose = async (theme: 'light' | 'dark') => {
    await page.getByRole('button', { name: zh.admin.panel.changeSeveral }).click();
    await dialog.getByLabel(zh.fields.Panel.theme).click();
    await page.getByRole('option', { name: zh.values.Theme[theme] }).click();
  };
  await choose('light');
  const answer = await holdNext(page, 'bulkUpdatePanel');
  await dialog.getByRole('button', { name: zh.ra.action.save }).click();
  await answer.asked;
  await dialog.waitFor({ state: 'detached' });
  await row('診間 102').check();
  await row('診間 101').uncheck();
  await choose('dark');
  answer.let();
  await page.getByText(zh.ra.notification.updated_other.replace('{{smart_count}}', '1')).waitFor();
  await expectPage(dialog.getByLabel(zh.fields.Panel.theme)).toHaveText(zh.values.Theme.dark);
  await dialog.getByRole('button', { name: zh.ra.action.save }).click();
  await expectPage(page.getByRole('toolbar')).toHaveCount(0);
  const { data } = await hospital.api.call('listPanel', {});
  expect(data.map(({ theme }) => theme).sort()).toEqual(['dark', 'light']);
});

test('a trial of rules is of the rules that stood in the form at the press, and is shown as long as they stand there', async () => {
  const { api, orgGid, rooms } = hospital;
  const [{ panel, staffId }] = rooms as [(typeof rooms)[number]];
  const counter = { path: { variant: 'clinic' }, body: { panelGid: panel.gid } } as const;
  const machine = await deviceAt(api, panel, 'signInTicketMachine');
  await machine.call('takeNumber', { query: { panelGid: panel.gid } });
  const { token } = await api.call('signInStaff', { body: { orgGid, staffId, password: staffPassword } });
  await api.as(token).call('logInCounter', counter);
  const { serviceDate } = await api.as(token).call('callNext', counter);
  await open('system/general/rules');
  const trial = page.getByRole('region', { name: zh.admin.policy.try });
  const tried = trial.getByText(zh.admin.policy.tried).first();
  const passedAfter = page.locator('#root_queuePolicy_passedAfter');
  const bodies: string[] = [];
  page.on('request', (request) => /policy\/simulate/.test(request.url()) && bodies.push(request.postData() ?? ''));
  await trial.getByRole('combobox', { name: zh.admin.policy.place }).click();
  await page.getByRole('option', { name: '診間 101' }).click();
  const date = trial.getByRole('textbox', { name: zh.admin.policy.date });
  await date.fill(serviceDate.replaceAll('-', '/'));
  await date.press('Enter');
  await passedAfter.fill('4');
  await passedAfter.blur();
  const answer = await holdNext(page, 'simulatePolicy');
  await trial.getByRole('button', { name: zh.admin.policy.play }).click();
  await answer.asked;
  await passedAfter.fill('5');
  await passedAfter.blur();
  const second = page.waitForResponse((one) => (one.request().postData() ?? '').includes('passedAfter'));
  answer.let();
  await (await second).finished();
  expect(bodies).toHaveLength(2);
  expect(JSON.parse(bodies[1] ?? '').policy.passedAfter).toBe(4);
  await expectPage(tried).toHaveCount(0);
  await trial.getByRole('button', { name: zh.admin.policy.play }).dblclick();
  await tried.waitFor();
  expect(bodies, 'pressed twice, tried once').toHaveLength(4);
  await page.evaluate(() => sessionStorage.clear());
});

test('a list that was ordered before its views came keeps its order, and an answer does not close what was opened since', async () => {
  const view = { title: '名稱', list: 'room', filters: [], sort: 'name', descending: true, standard: true };
  await hospital.api.call('updateOwnViews', { body: { views: [view] } });
  const code = page.locator('th', { hasText: zh.fields.Room.code });
  const stored = await holdNext(page, 'getOwnViews');
  await open('room');
  await stored.asked;
  await code.locator('[role=button]').click();
  await expectPage(code).toHaveAttribute('aria-sort', 'descending');
  const views = page.getByRole('button', { name: zh.admin.views.title, exact: true });
  stored.let();
  await views.click();
  await page.getByRole('menuitem', { name: view.title }).waitFor();
  await expectPage(code).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('menuitem', { name: zh.admin.views.save }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: zh.admin.views.name }).fill('代碼');
  const answer = await holdNext(page, 'updateOwnViews');
  await dialog.getByRole('button', { name: zh.ra.action.save }).click();
  await answer.asked;
  await page.keyboard.press('Escape');
  await views.click();
  await page.getByRole('menuitem', { name: zh.admin.views.manage }).click();
  await dialog.getByRole('textbox', { name: zh.admin.views.name }).fill('姓名');
  const answered = page.waitForResponse((one) => addressOf('updateOwnViews').test(one.url()));
  answer.let();
  await (await answered).finished();
  await dialog.getByRole('button', { name: zh.ra.action.save }).click();
  await dialog.waitFor({ state: 'detached' });
  const titles = async () => (await hospital.api.call('getOwnViews', {})).views.map(({ title }) => title).sort();
  expect(await titles()).toEqual(['代碼', '姓名']);
});

test('a template that comes late leaves alone what was typed meanwhile', async () => {
  const provider = await browser.newPage({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } });
  await provider.goto(`${server.url}/system-advance/proxy-setting/create`);
  await provider.locator('input[type=password]').fill(server.adminPassword);
  await provider.locator('button[type=submit]').click();
  const answer = await holdNext(provider, 'getProxyLaunchTemplate');
  await provider.getByRole('button', { name: zh.admin.form.beginWithTemplate }).click();
  await answer.asked;
  const text = provider.locator('#root_configurationFile');
  await text.fill('url: a');
  const answered = provider.waitForResponse((one) => addressOf('getProxyLaunchTemplate').test(one.url()));
  answer.let();
  await (await answered).finished();
  await text.pressSequentially('\nwindow: b');
  await expectPage(text).toHaveValue('url: a\nwindow: b');
  await provider.close();
});

test('an upload that is stopped before it has begun is not sent', async () => {
  await using film = await filmOnDisk('衛教.mp4', 6);
  const begun: string[] = [];
  page.on('request', (one) => addressOf('beginUpload').test(one.url()) && begun.push(one.url()));
  const file = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(/send-in-parts.*\.js/, async (route) => {
    asked.resolve();
    await file.promise;
    await route.continue();
  });
  await open('media-library');
  await page.locator('main input[type=file]').setInputFiles(film.path);
  await asked.promise;
  const row = page.getByRole('listitem').filter({ hasText: film.name });
  await row.getByRole('button', { name: `${zh.ra.action.cancel}：${film.name}` }).click();
  const loaded = page.waitForResponse(/send-in-parts.*\.js/);
  file.resolve();
  await (await loaded).finished();
  await row.waitFor({ state: 'detached' });
  const answer = await holdNext(page, 'beginUpload');
  await page.locator('main input[type=file]').setInputFiles(film.path);
  await answer.asked;
  await row.getByRole('button', { name: `${zh.ra.action.cancel}：${film.name}` }).click();
  await row.waitFor({ state: 'detached' });
  answer.let();
  expect(begun).toHaveLength(1);
});

test('a file that is given up while it is sent and chosen again has its own name', async () => {
  await open('media-library');
  const answer = await holdNext(page, 'createMediaBankItem');
  const picture = {
    name: '用藥須知.png',
    mimeType: 'image/png',
    buffer: PNG.sync.write(new PNG({ width: 8, height: 8 })),
  };
  const input = page.locator('main input[type=file]');
  await input.setInputFiles(picture);
  await answer.asked;
  const sent = page.getByRole('listitem').filter({ hasText: picture.name });
  await sent.getByRole('button', { name: `${zh.ra.action.cancel}：${picture.name}` }).click();
  await sent.waitFor({ state: 'detached' });
  answer.let();
  await input.setInputFiles(picture);
  await expectPage(sent).toContainText(zh.admin.media.state.done);
  const { data } = await hospital.api.call('listMediaBankItem', { query: {} });
  expect(data.map(({ name }) => name)).toEqual(['用藥須知']);
});

test('a large file that is chosen without a network begins to be sent once it is back', async () => {
  await using film = await filmOnDisk('院內導覽.mp4', 6);
  const code = page.waitForResponse(/send-in-parts.*\.js/);
  await open('media-library');
  await (await code).finished();
  await page.context().setOffline(true);
  await page.locator('main input[type=file]').setInputFiles(film.path);
  await page.getByRole('listitem').filter({ hasText: film.name }).waitFor();
  const begun = page.waitForResponse((one) => addressOf('beginUpload').test(one.url()));
  await page.context().setOffline(false);
  expect((await begun).status()).toBe(200);
});

test('a record with a file whose answer is lost is sent again by itself, and is there once', async () => {
  const statuses: number[] = [];
  await page.route(addressOf('createVoice'), async (route) => {
    const answer = await route.fetch();
    statuses.push(answer.status());
    if (statuses.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ response: answer });
  });
  await open('system/voice/create');
  await page.getByLabel(zh.fields.Voice.name).fill('掛號');
  await page
    .locator('main input[type=file]')
    .setInputFiles({ name: 'guahao.mp3', mimeType: 'audio/mpeg', buffer: mp3 });
  await page.getByRole('button', { name: zh.ra.action.save, exact: true }).click();
  await page.getByRole('row', { name: /掛號/ }).waitFor();
  expect(statuses).toEqual([200, 200]);
  const { data } = await hospital.api.call('listVoice', { query: {} });
  expect(data.map(({ name }) => name)).toEqual(['掛號']);
});

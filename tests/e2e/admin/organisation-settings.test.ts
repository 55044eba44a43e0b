/** The settings of an organisation: what stands in its tabs and sections, and what each of them does. */
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import th from '#locales/th.json' with { type: 'json' };
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { loseAnswer } from '../../browser/lose-answer.ts';
import type { RunningServer } from '../../running/server.ts';
import { mp4 } from '../../server/small-clinic.ts';
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
  hospital = await setUpHospital(server, ['101']);
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
});

const open = (path: string) => page.goto(`${server.url}/admin/${hospital.orgGid}/${path}`);
const field = (name: string) => page.locator(`[data-field=root_${name}]`);
const submit = () => page.locator('form button[type=submit]').first().click();

test('records of a tab open below its address, and an address of before leads there', async () => {
  const label = await hospital.api.call('createListLabel', { body: { labelName: '複診', originalName: 'RE' } });
  await open('label/create?from=notes');
  await page.waitForURL(/\/system\/label\/create\?from=notes$/);
  await open('system/label');
  await page.getByRole('link', { name: '複診', exact: true }).click();
  await page.waitForURL(new RegExp(`/system/label/${label.gid}$`));
  await field('labelName').locator('input').fill('回診');
  await submit();
  await expect
    .poll(async () => (await hospital.api.call('getListLabel', { query: { gid: label.gid } })).labelName)
    .toBe('回診');
  const menu = page.getByRole('navigation').first();
  expect(await menu.locator('[aria-current=page]').allInnerTexts()).toEqual([zh.admin.pages.system]);
  await open(`voiceGroup`);
  await page.waitForURL(/\/system\/voice$/);
  await page.getByRole('link', { name: zh.ra.action.create }).nth(1).click();
  await page.waitForURL(/\/system\/voice\/group\/create$/);
});

const stored = () => hospital.api.call('getOrganisationGeneral', {});
const sections = zh.admin.organisation.sections;
const section = (name: string) =>
  page.getByRole('navigation', { name: sections.label }).getByRole('link', { name, exact: true });

test('before a daily reset is moved it is said which day it ends, and asked where that is today', async () => {
  await hospital.api.call('updateDailyReset', { body: { time: '23:55' } });
  await open('system/general/times');
  const time = field('dailyResetTime').locator('input').first();
  const notice = page.locator('form').getByRole('alert');
  const said = (ends: 'dayBefore' | 'today', at: string) =>
    zh.admin.organisation[`reset_${ends}`].replace('{{time}}', at);
  const type = async (text: string) => {
    await time.fill(text);
    await page.keyboard.press('Tab');
  };
  await time.waitFor();
  await expectPage(notice).toHaveCount(0);
  await type('10:05');
  await expectPage(notice).toHaveText(said('dayBefore', '10:05'));
  await type('23:55');
  await expectPage(notice).toHaveCount(0);
  await time.fill('23:50');
  const asks = page.getByRole('dialog');
  await submit();
  await expectPage(asks).toContainText(said('today', '23:50'));
  await asks.getByRole('button', { name: zh.ra.action.cancel }).click();
  await expectPage(notice).toHaveText(said('today', '23:50'));
  expect((await stored()).dailyResetTime).toBe('23:55');
  await submit();
  await asks.getByRole('button', { name: zh.ra.action.save }).click();
  await expect.poll(async () => (await stored()).dailyResetTime).toBe('23:50');
  await expectPage(notice).toHaveCount(0);
});

test('a section asks for its own fields, and only what was changed is stored', async () => {
  const before = await stored();
  await open('system');
  for (const name of ['logo', 'timeZoneOffsetMinutes', 'autoResetCallNumber', 'autoLogoutMinutes']) {
    await field(name).waitFor();
  }
  await page.getByRole('heading', { name: zh.admin.organisation.changePassword }).waitFor();
  await expectPage(field('nameMask')).toHaveCount(0);
  await field('resetInitialNumber').locator('input').fill('101');
  await field('autoLogoutMinutes').locator('input').fill('20');
  await section(sections.privacy).click();
  await page.getByRole('dialog').getByRole('button', { name: zh.ra.action.cancel }).click();
  await submit();
  await expect.poll(async () => (await stored()).resetInitialNumber).toBe(101);
  // Until the form has heard of it, leaving it would be asked about once more.
  await page.getByText(zh.admin.form.saved).first().waitFor();
  await section(sections.privacy).click();
  await page.waitForURL(/\/system\/general\/privacy$/);
  await field('nameMask').getByRole('combobox').click();
  await page.getByRole('option', { name: zh.values.NameMask.full }).click();
  await submit();
  await expect.poll(async () => (await stored()).nameMask).toBe('full');
  const { version, updatedAt, ...after } = await stored();
  expect(after).toEqual(
    expect.objectContaining({
      ...Object.fromEntries(Object.entries(before).filter(([name]) => !['version', 'updatedAt'].includes(name))),
      resetInitialNumber: 101,
      autoLogoutMinutes: 20,
      nameMask: 'full',
    }),
  );
  expect(version).toBe(before.version + 2);
  expect(updatedAt).toBeGreaterThan(before.updatedAt);
});

test('the offset is chosen as clocks tell it, and a dashboard that is switched on stands in the menu', async () => {
  await open('system');
  await field('timeZoneOffsetMinutes').getByRole('combobox').click();
  await page.getByRole('option', { name: 'UTC+05:45', exact: true }).click();
  const name = zh.fields.DashboardOptions.enablePanelGroupUsageDashboardOption;
  await page.getByRole('switch', { name }).click();
  await submit();
  await expect
    .poll(async () => {
      const { timeZoneOffsetMinutes, dashboardOptions } = await stored();
      return [timeZoneOffsetMinutes, dashboardOptions?.enablePanelGroupUsageDashboardOption];
    })
    .toEqual([345, true]);
  await page.getByText(zh.admin.form.saved).waitFor();
  await page.reload();
  await page.getByRole('navigation').first().getByRole('link', { name }).click();
  await page.waitForURL(/\/admin\/group\/[^/]+\/dashboard$/);
});

test('ready-made rules tell what they overwrite, come back by one press, and are tried below', async () => {
  await open('system/general/rules');
  await page.getByText(zh.hints.QueuePolicy.passedAfter).waitFor();
  const { order } = zh.fields.QueuePolicy;
  const chosen = page.locator('[data-field=root_queuePolicy_order]').getByRole('combobox');
  await expectPage(chosen).toHaveText(zh.values.QueueOrder.registration);
  const passedAfter = page.locator('[data-field=root_queuePolicy_passedAfter] input');
  await passedAfter.fill('');
  await passedAfter.blur();
  await page.getByRole('button', { name: zh.presets.QueuePolicy.cashierHall }).click();
  const dialog = page.getByRole('dialog');
  const row = dialog.getByRole('row', { name: new RegExp(`^${order}`) });
  await expectPage(row).toContainText(zh.values.QueueOrder.checkIn);
  await dialog.getByRole('button', { name: zh.admin.policy.applyAction }).click();
  await expectPage(chosen).toHaveText(zh.values.QueueOrder.checkIn);
  await expectPage(passedAfter).toHaveValue('1');
  await page.getByRole('button', { name: zh.ra.action.undo }).click();
  await expectPage(chosen).toHaveText(zh.values.QueueOrder.registration);
  await page.getByRole('heading', { name: zh.admin.policy.try }).waitFor();
  expect((await stored()).queuePolicy?.order ?? 'registration').toBe('registration');
});

test('an API key is shown once, works, is listed with its purpose, and ends; then it is shown no longer', async () => {
  await hospital.api.call('createApiKey', { body: { kind: 'agency', name: '舊系統' } });
  await open('system/general/general');
  await section(sections.keys).click();
  await page.locator('input[name=apiKeyName]').fill('預約系統');
  await page.getByRole('button', { name: zh.admin.apiKeys.make }).click();
  const key = await page.getByLabel(zh.admin.apiKeys.key, { exact: true }).inputValue();
  // Who goes back before it is copied is asked, and finds it still.
  const leaving = page.getByRole('dialog', { name: zh.admin.agencyKey.leaveTitle });
  await page.goBack();
  await leaving.getByRole('button', { name: zh.ra.action.cancel }).click();
  await expectPage(leaving).toHaveCount(0);
  await expectPage(page.getByLabel(zh.admin.apiKeys.key, { exact: true })).toHaveValue(key);
  const reset = () =>
    fetch(`${server.url}/api/v1/agency/ptch/checkOrgDailyReset`, { method: 'PATCH', headers: { 'x-api-key': key } });
  expect((await reset()).status).toBe(200);
  // An end whose answer is lost is one.
  const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await expectPage(rowOf('舊系統')).toContainText(zh.admin.apiKeys.notUsed);
  await loseAnswer(page, 'revokeApiKeys');
  await page.getByRole('button', { name: `${zh.admin.apiKeys.end}：舊系統` }).click();
  await page.getByRole('dialog').getByRole('button', { name: zh.admin.apiKeys.end }).click();
  await page.getByText(zh.admin.apiKeys.ended).waitFor();
  await expectPage(page.getByLabel(zh.admin.apiKeys.key, { exact: true })).toHaveValue(key);
  await page.getByRole('button', { name: `${zh.admin.apiKeys.end}：預約系統` }).click();
  await page.getByRole('dialog').getByRole('button', { name: zh.admin.apiKeys.end }).click();
  await page.getByText(zh.admin.apiKeys.none).waitFor();
  expect((await reset()).status).toBe(401);
  await expectPage(page.getByText(zh.admin.agencyKey.once)).toHaveCount(0);
});

const choose = async (property: string, option: string) => {
  await field(property).getByRole('combobox').click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const remove = async (name: string) => {
  await page.getByRole('button', { name: `${zh.ra.action.delete}：${name}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: zh.ra.action.delete }).click();
  await expectPage(page.getByRole('link', { name, exact: true })).toHaveCount(0);
};

test('a key for the hospital system that is made twice because an answer was lost is shown as it works', async () => {
  await open('system/general/agencies');
  const name = zh.admin.agencyKey.rotate;
  await page.getByRole('button', { name }).click();
  await loseAnswer(page, 'rotateAgencyKey');
  await page.getByRole('dialog').getByRole('button', { name }).click();
  const apiKey = await page.getByLabel(zh.admin.agencyKey.label, { exact: true }).inputValue();
  const { orgGid } = hospital;
  expect(await hospital.api.call('createClinicsApiToken', { body: { orgGid, apiKey } })).toHaveProperty('token');
  // Once it is copied, nothing is lost.
  await page.getByRole('button', { name: `${zh.admin.copy}：${zh.admin.agencyKey.label}` }).click();
  await section(sections.keys).click();
  await page.waitForURL(/\/keys$/);
  await page.locator('input[name=apiKeyName]').waitFor();
});

test('a voice is made in its tab, changed and deleted', async () => {
  await open('system/voice/create');
  await field('name').locator('input').fill('請到');
  await choose('source', zh.values.VoiceSource.text);
  await field('text').locator('input, textarea').first().fill('請到');
  await submit();
  await page.getByRole('link', { name: '請到', exact: true }).click();
  await field('text').locator('input, textarea').first().fill('請前往');
  await submit();
  await expect.poll(async () => (await hospital.api.call('listVoice', {})).data[0]?.text).toBe('請前往');
  await open('system/voice');
  await remove('請到');
  await expect.poll(async () => (await hospital.api.call('listVoice', {})).data).toEqual([]);
});

test('what was chosen among the settings stays chosen when yet another saves before it is saved', async () => {
  const { orgGid: gid, api } = hospital;
  const change = (body: object) => api.call('updateOrganisationGeneral', { body: { gid, ...body } as never });
  const merging = page.getByRole('dialog', { name: zh.admin.merge.title });
  const choice = (name: string, side: string | RegExp) =>
    merging.getByRole('radiogroup', { name, exact: true }).getByRole('radio', { name: side });
  await open('system/general/times');
  await field('afternoonStartTime').locator('input').fill('13:15');
  await field('eveningStartTime').locator('input').fill('18:15');
  await change({ afternoonStartTime: '13:10', eveningStartTime: '18:10' });
  await submit();
  await choice(zh.fields.Organisation.afternoonStartTime, new RegExp(zh.admin.merge.mine)).check();
  const theirs = zh.values.ActorKind.session;
  await choice(zh.fields.Organisation.eveningStartTime, new RegExp(theirs)).check();
  await change({ eveningStartTime: '18:05' });
  const save = merging.getByRole('button', { name: zh.admin.merge.save });
  await save.click();
  await merging.getByText(zh.admin.merge.again).waitFor();
  await expectPage(choice(zh.fields.Organisation.afternoonStartTime, new RegExp(zh.admin.merge.mine))).toBeChecked();
  // What was chosen against another value of theirs is asked again, beside what was typed here.
  await choice(zh.fields.Organisation.eveningStartTime, /18:15/).check();
  await save.click();
  await expectPage(merging).toHaveCount(0);
  expect(await stored()).toMatchObject({
    afternoonStartTime: '13:15',
    eveningStartTime: '18:15',
  });
});

test('settings whose answer is lost are sent again and saved, and nobody else is said to have changed them', async () => {
  await open('system/general/times');
  await field('afternoonStartTime').locator('input').fill('13:20');
  await loseAnswer(page, 'updateOrganisationGeneral');
  await submit();
  await page.getByText(zh.admin.form.saved).or(page.getByText(zh.admin.merge.title)).first().waitFor();
  await expectPage(page.getByText(zh.admin.merge.title)).toHaveCount(0);
  expect(await stored()).toMatchObject({ afternoonStartTime: '13:20' });
});

test('a video is sent in its tab, renamed and deleted', async () => {
  await open('system/video/create');
  await field('name').locator('input').fill('洗手');
  await choose('type', zh.values.MediaType.video);
  const video = { name: 'hands.mp4', mimeType: 'video/mp4', buffer: mp4() };
  await field('file').locator('input[type=file]').setInputFiles(video);
  await submit();
  await page.getByRole('link', { name: '洗手', exact: true }).click();
  await field('file').locator('video').waitFor();
  await field('name').locator('input').fill('正確洗手');
  await submit();
  const names = async () => (await hospital.api.call('listMediaBankItem', {})).data.map(({ name }) => name);
  await expect.poll(names).toEqual(['正確洗手']);
  await open('system/video');
  await remove('正確洗手');
  await expect.poll(names).toEqual([]);
});

test('what is chosen is read in full, in Thai too and on a small screen', async () => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.evaluate(() => localStorage.setItem('callboard-language', 'th'));
  await open('system/general/rules');
  const chosen = page.locator('.MuiSelect-select');
  await expectPage(chosen.filter({ hasText: th.values.ExtraNumbers.behindLast })).toBeVisible();
  const cutOff = await chosen.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
  );
  expect(cutOff).toEqual([]);
});

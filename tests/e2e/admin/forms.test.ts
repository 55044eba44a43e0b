/** What forms of the administration say and take: lists of parts, stored files, days and times, limits. */
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import en from '#locales/en-US.json' with { type: 'json' };
import th from '#locales/th.json' with { type: 'json' };
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { png } from '../../running/one-pixel.ts';
import type { RunningServer } from '../../running/server.ts';
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
  await hospital.api.call('updateOrganisationGeneral', { body: { gid: hospital.orgGid, dateFormat: 'roc' } });
  // An administrator abroad, on a machine in English: what is shown is the hospital's all the same.
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 800 },
  });
  page = await context.newPage();
  page.setDefaultTimeout(45_000);
  await page.goto(`${server.url}/admin/${hospital.orgGid}/management`);
  await page.locator('input[type=password]').fill(organisationPassword);
  await page.locator('button[type=submit]').click();
  await page.getByRole('navigation').first().waitFor();
});

const open = (path: string) => page.goto(`${server.url}/admin/${hospital.orgGid}/${path}`);
const field = (name: string) => page.locator(`[data-field=root_${name}]`);
const submit = () => page.locator('form button[type=submit]').click();

async function choose(name: string, option: string): Promise<void> {
  await field(name).getByRole('combobox').click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a voice group is made of parts, one of them of the voice bank, in the order that they are given', async () => {
  const voice = await hospital.api.call('createVoice', {
    body: { name: '請到', language: 'mandarin', source: 'text', text: '請到' },
  });
  await open('system/voice/group/create');
  await field('name').locator('input').fill('叫號');
  const add = () => field('parts').getByRole('button', { name: zh.ra.action.add, exact: true }).click();
  await add();
  await add();
  await choose('parts_1_type', zh.values.VoicePartType.custom);
  await choose('parts_1_voice', '請到');
  await add();
  await choose('parts_2_type', zh.values.VoicePartType.panelName);
  await page.getByRole('button', { name: `${zh.ra.action.move_up}：2` }).click();
  await submit();
  await page.getByRole('link', { name: '叫號', exact: true }).click();
  await expectPage(field('parts_0_voice').getByRole('combobox')).toHaveValue('請到');
  const { data } = await hospital.api.call('listVoiceGroup', {});
  expect(data[0]?.parts).toEqual([
    { type: 'custom', voice: voice.gid },
    { type: 'currentQueueNumber' },
    { type: 'panelName' },
  ]);
});

test('a part that no longer says a voice of the bank is stored without it', async () => {
  const voice = await hospital.api.call('createVoice', {
    body: { name: '號', language: 'mandarin', source: 'text', text: '號' },
  });
  const group = await hospital.api.call('createVoiceGroup', {
    body: { name: '改', parts: [{ type: 'custom', voice: voice.gid }] },
  });
  await open(`system/voice/group/${group.gid}`);
  await choose('parts_0_type', zh.values.VoicePartType.panelNumber);
  await expectPage(field('parts_0_voice')).toHaveCount(0);
  await submit();
  const stored = async () => (await hospital.api.call('getVoiceGroup', { query: { gid: group.gid } })).parts;
  await expect.poll(stored).toEqual([{ type: 'panelNumber' }]);
});

test('a panel shows an item of the media library', async () => {
  await open('system/video/create');
  await field('name').locator('input').fill('洗手');
  await choose('type', zh.values.MediaType.image);
  await field('file').locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png });
  await submit();
  await page.waitForURL(/system\/video$/);
  await open(`management/${panel}/media/create`);
  await field('name').locator('input').fill('洗手（大廳）');
  await choose('type', zh.values.MediaType.image);
  await choose('source', zh.values.MediaSource.mediaDatabase);
  await choose('file', '洗手');
  await field('file').locator('img').waitFor();
  await submit();
  await page.getByText('洗手（大廳）').first().waitFor();
  const { data } = await hospital.api.call('listMedia', { query: { panelGid: panel } });
  const bank = await hospital.api.call('listMediaBankItem', {});
  expect(data[0]).toMatchObject({ source: 'mediaDatabase', file: bank.data[0]?.file });
});

test('moments stand in the zone, the order and the era of the organisation', async () => {
  const { data } = await hospital.api.call('listAccessLogs', {});
  const at = data[0]?.createdAt ?? 0;
  const { timeZoneOffsetMinutes = 0 } = await hospital.api.call('getOrganisationGeneral', {});
  const [day = '', time = ''] = new Date(at + timeZoneOffsetMinutes * 60_000).toISOString().split(/[T.]/);
  const [year, month, date] = day.split('-');
  await open('logs/accessLog');
  await page
    .getByText(`民國${Number(year) - 1911}年${month}月${date}日 ${time}`)
    .first()
    .waitFor();
});

test('a day is typed as the organisation writes it, or chosen from a calendar in its era', async () => {
  await open('doctorShift/create');
  const day = field('date').locator('input');
  await day.fill('1151205');
  await day.blur();
  await expectPage(day).toHaveValue('115/12/05');
  await field('date').getByRole('button', { name: zh.admin.calendar.open }).click();
  const calendar = page.getByRole('dialog', { name: zh.admin.calendar.open });
  const years = calendar.locator('select.rdp-years_dropdown');
  await expectPage(years).toHaveValue('2026');
  await expectPage(years.locator('option:checked')).toHaveText('115');
  await calendar.getByRole('button', { name: '民國115年12月24日' }).click();
  await expectPage(day).toHaveValue('115/12/24');
  await day.fill('13月');
  await day.blur();
  await field('date').getByText(zh.errors.date_expected.replace('{{exampleDay}}', '115/12/31')).waitFor();
});

test('the calendar speaks the language of the page, and its weeks start as they do there', async () => {
  const firstDay = async (language: string, open: string) => {
    await page.evaluate((chosen) => localStorage.setItem('callboard-language', chosen), language);
    await page.reload();
    await field('date').getByRole('button', { name: open }).click();
    return page.locator('.rdp-weekday').first().innerText();
  };
  await open('doctorShift/create');
  expect(await firstDay('th', th.admin.calendar.open)).toBe('อา.');
  expect(await firstDay('en-US', en.admin.calendar.open)).toBe('Su');
  expect(await firstDay('zh-TW', zh.admin.calendar.open)).toBe('一');
});

test('a time is typed as people write it, and what is none is refused as one', async () => {
  await open('system/general/times');
  const time = field('serviceStartTime').locator('input');
  await time.fill('７３０');
  await time.blur();
  await expectPage(time).toHaveValue('07:30');
  await time.fill('25:00');
  await time.blur();
  await field('serviceStartTime').getByText(zh.errors.time_expected).waitFor();
});

test('a number outside its limits is changed to the nearest, and that is said', async () => {
  await open(`management/${panel}/general`);
  const seconds = field('carouselSeconds');
  await page.locator('summary', { hasText: zh.sections.screen }).click();
  await seconds.locator('input').fill('5000');
  await seconds.locator('input').blur();
  const most = await seconds.locator('input').inputValue();
  await seconds.getByText(zh.admin.form.clamped.replace('{{number}}', most)).waitFor();
  expect(Number(most)).toBeLessThan(5000);
});

test('a message stands beside the hint, and a code that is taken is called one', async () => {
  await hospital.api.call('createMedicalDepartment', { body: { code: 'FM', name: '家庭醫學科' } });
  await open('staff/create');
  await field('staffId').locator('input').fill('護理師');
  await field('staffId').locator('input').blur();
  await field('staffId').getByText(zh.errors.pattern_mismatch).waitFor();
  await field('staffId').getByText(zh.hints.Staff.staffId).waitFor();
  page.once('dialog', (dialog) => dialog.accept());
  await open('department/create');
  await field('name').locator('input').fill('家醫');
  await field('code').locator('input').fill('fm');
  await submit();
  await field('code').getByText(zh.errors.value_taken.replace('{{name}}', 'fm')).waitFor();
});

test('a code typed with full-width signs is the code that it means, also where Enter sends the form', async () => {
  await open('doctor/create');
  const code = field('code').locator('input');
  await code.fill('Ｄ０７１');
  await field('name').locator('input').fill('周承恩 Ａ');
  await expectPage(code).toHaveValue('D071');
  await code.fill('Ｄ０７２');
  await code.press('Enter');
  await page.waitForURL(/\/doctor$/);
  const row = page.getByRole('row').filter({ hasText: '周承恩 Ａ' });
  await expectPage(row).toContainText('D072');
});

test('switching all off asks first', async () => {
  await hospital.api.call('createMarquee', { query: { panelGid: panel }, body: { title: '公告', content: '戴口罩' } });
  await open(`management/${panel}/announcement`);
  const all = async () => {
    await page.getByRole('button', { name: zh.admin.list.more }).click();
    await page.getByRole('menuitem', { name: zh.admin.list.disableAll }).click();
  };
  const shown = async () => {
    const { data } = await hospital.api.call('listMarquee', { query: { panelGid: panel } });
    return data[0]?.enabled;
  };
  await all();
  await page.getByRole('dialog').getByText(zh.admin.list.disableAllText).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: zh.ra.action.cancel }).click();
  await expectPage(page.getByRole('dialog')).toHaveCount(0);
  expect(await shown()).toBe(true);
  await all();
  await page.getByRole('dialog').getByRole('button', { name: zh.admin.list.disableAll }).click();
  await expectPage(page.getByRole('switch', { name: /公告/ })).not.toBeChecked();
  expect(await shown()).toBe(false);
});

test('rows that are deleted leave the selection', async () => {
  for (const name of ['甲', '乙'])
    await hospital.api.call('createListLabel', { body: { labelName: name, originalName: name } });
  await open('system/label');
  for (const name of ['甲', '乙'])
    await page.getByRole('checkbox', { name: `${zh.ra.action.select_row}：${name}` }).check();
  const count = (selected: number) =>
    page
      .getByRole('toolbar')
      .getByText(new RegExp(`${selected}`))
      .first();
  await count(2).waitFor();
  await page.getByRole('button', { name: `${zh.ra.action.delete}：甲` }).click();
  await page.getByRole('dialog').getByRole('button', { name: zh.ra.action.delete }).click();
  await count(1).waitFor();
});

test('the preview stops with its token, says so, and goes on after a sign-in', async () => {
  await open(`management/${panel}/general`);
  // Drawn: what the page asks for first is answered by then.
  await page.frameLocator('iframe').first().locator('.block').first().waitFor();
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'token');
  const headers = { Authorization: `Bearer ${cookie?.value}` };
  await fetch(`${server.url}/api/v1/collab/web/logout`, { method: 'POST', headers });
  await page.getByText(zh.admin.panel.previewStopped).waitFor();
  // What was on its way already when the preview stopped is refused too.
  let refused = 0;
  page.on('request', async (request) => {
    const answer = await request.response().catch(() => null);
    if (answer?.status() === 401) refused += 1;
  });
  // Longer than the pause before a stream tries again, and than a look of the pages that ask every few seconds.
  await page.waitForTimeout(7000);
  expect(refused).toBe(0);
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=password]').fill(organisationPassword);
  await dialog.locator('button[type=submit]').click();
  await expectPage(page.getByText(zh.admin.panel.previewStopped)).toHaveCount(0);
});

test('a second file that is refused replaces nothing', async () => {
  const context = await browser.newContext({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } });
  const other = await context.newPage();
  other.setDefaultTimeout(45_000);
  await other.goto(`${server.url}/admin/${hospital.orgGid}/system/video/create`);
  await other.locator('input[type=password]').fill(organisationPassword);
  await other.locator('button[type=submit]').click();
  const file = other.locator('[data-field=root_file]');
  const choose = (name: string, mimeType: string) =>
    file.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: png });
  await choose('a.png', 'image/png');
  const first = await file.locator('img').getAttribute('src');
  await choose('b.exe', 'application/x-msdownload');
  await file.getByRole('alert').waitFor();
  expect(await file.locator('img').getAttribute('src')).toBe(first);
});

test('one record after the other is made without leaving the form, each begun empty', async () => {
  await open('room/create');
  const begin = () => page.getByRole('button', { name: zh.admin.form.saveAndAdd }).click();
  for (const number of [1, 2]) {
    await field('code').locator('input').fill(`R-${number}`);
    await field('name').locator('input').fill(`診間 ${number}`);
    await begin();
    await expectPage(field('code').locator('input')).toHaveValue('');
    await expectPage(field('code').locator('input')).toBeFocused();
  }
  await begin();
  await expectPage(field('code')).toContainText(zh.errors.field_required);
  await field('code').locator('input').fill('R-3');
  await field('name').locator('input').fill('診間 3');
  await submit();
  await page.waitForURL((address) => address.pathname.endsWith('/room'));
  const { data } = await hospital.api.call('listRoom', { query: { search: 'R-' } });
  expect(data.map(({ code }) => code)).toEqual(['R-1', 'R-2', 'R-3']);
});

/** Panels: the choice of a type, one panel per room in one go, copies, changes to several, addresses on paper. */
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { addressOf } from '../../browser/address-of.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { loseAnswer } from '../../browser/lose-answer.ts';
import type { RunningServer } from '../../running/server.ts';
import { openAdmin } from '../hospital/admin-page.ts';
import { type Hospital, organisationPassword, pushAppointments, setUpHospital } from '../hospital/set-up-hospital.ts';
import { inventVoice } from '../invented-voice.ts';
import { beginWith } from '../journey.ts';
import { openProduct } from '../open-product.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101']);
  const bones = await hospital.api.call('createMedicalDepartment', { body: { code: 'ORT', name: '骨科' } });
  for (const code of ['201', '301', '302', '303']) {
    await hospital.api.call('createRoom', { body: { code, name: `${code} 診`, department: bones.gid } });
  }
  const there = { name: '301 診門口', roomCode: '301' };
  await hospital.api.call('createPanel', { path: { panelType: 'defaultPanel' }, body: there });
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
});

const words = zh.admin.panel;
const open = (path: string) => page.goto(`${server.url}/admin/${hospital.orgGid}/${path}`);
const choose = (type: string) => page.locator(`[data-panel-type=${type}]`).click();
const panels = async () => (await hospital.api.call('listPanel', { query: { limit: 100 } })).data;

test('a type is chosen by its picture and folds away; its room is chosen from the records, which names the counter', async () => {
  await open('management/create');
  const group = page.getByRole('group', { name: words.places.room });
  await group.getByRole('radio', { name: zh.panelTypes.defaultPanel }).waitFor();
  await page.frameLocator('[data-panel-type=defaultPanel] iframe').locator('.number').first().waitFor();
  await choose('defaultPanel');
  await expectPage(page.getByRole('radiogroup')).toHaveCount(0);
  await page.locator('#root_name').fill('201 診門口');
  await page.locator('#root_roomCode').fill('20');
  await page.getByRole('option', { name: '201' }).click();
  await expectPage(page.locator('#root_counterName')).toHaveValue('201 診');
  await page.locator('form button[type=submit]').click();
  await page.getByRole('heading', { name: '201 診門口' }).waitFor();
  const made = (await panels()).find(({ name }) => name === '201 診門口');
  expect(made).toMatchObject({ roomCode: '201', counterName: '201 診' });
});

test('one panel for each room is seen before it is made, and nothing is made twice', async () => {
  await open('management/create');
  await choose('uprightOutpatientPanel');
  await page.getByRole('button', { name: words.createSeveral }).click();
  await page.getByLabel(zh.fields.Panel.name).fill('{科別} {名稱}');
  for (const code of ['301', '302']) {
    await page.getByRole('checkbox', { name: `${zh.ra.action.select_row}：${code} 診` }).check();
  }
  const row = (code: string) => page.getByRole('row', { name: new RegExp(code) });
  await row('301').getByText(zh.values.PanelSeriesOutcome.isThere).waitFor();
  await row('302').getByText(words.series.toMake).waitFor();
  await page.getByRole('button', { name: words.series.make.replace('{{number}}', '1') }).click();
  await page.getByText(words.series.done.replace('{{number}}', '1')).waitFor();
  await row('302').getByRole('link', { name: '骨科 302 診' }).waitFor();
  expect((await panels()).filter(({ roomCode }) => roomCode === '302')).toMatchObject([{ departmentName: '骨科' }]);
});

test('where the making of a series breaks off, the rows say which panels are there by then', async () => {
  await open('management/create');
  await choose('uprightOutpatientPanel');
  await page.getByRole('button', { name: words.createSeveral }).click();
  await page.getByRole('checkbox', { name: `${zh.ra.action.select_row}：303 診` }).check();
  const row = page.getByRole('row', { name: /303/ });
  await row.getByText(words.series.toMake).waitFor();
  await page.route(addressOf('createPanelSeries'), async (route) => {
    if (route.request().postDataJSON().tryOnly) return route.fallback();
    await route.fetch();
    return route.fulfill({ status: 404, json: { contents: [{ code: 'not_found', message: '' }], traceId: 'trace-1' } });
  });
  await page.getByRole('button', { name: words.series.make.replace('{{number}}', '1') }).click();
  await row.getByText(zh.values.PanelSeriesOutcome.isThere).waitFor();
  await expectPage(page.getByRole('button', { name: words.series.make.replace('{{number}}', '0') })).toBeDisabled();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a panel is copied under another name', async () => {
  const [room] = hospital.rooms;
  await open(`management/${room?.panel.gid}/general`);
  await page.getByRole('button', { name: words.copy }).click();
  const dialog = page.getByRole('dialog', { name: words.copy });
  await dialog.getByLabel(zh.fields.Panel.name).fill('副本');
  // It is made, but the answer is lost: what is sent again for it is the same press, and no other panel has its name.
  await loseAnswer(page, 'createPanelSeries');
  await dialog.getByRole('button', { name: words.copy }).click();
  await page.getByRole('heading', { name: '副本' }).waitFor();
  expect((await panels()).filter(({ name }) => name === '副本')).toHaveLength(1);
});

test('a double press renews the one address that was asked about', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' }); // what was pressed fades away
  const { gid } = hospital.rooms[0]!.panel;
  const renewed: (string | null)[] = [];
  page.on('request', (request) => request.url().includes('panel/exclusiveUrl') && renewed.push(request.postData()));
  await open(`management/${gid}/general`);
  await page.getByRole('button', { name: `${words.rotateOne}：${zh.fields.Panel.kioskUrl}` }).click();
  const dialog = page.getByRole('dialog', { name: words.rotateOne });
  await dialog.getByRole('button', { name: words.rotateOne }).dblclick();
  await dialog.waitFor({ state: 'detached' });
  expect(renewed).toEqual([JSON.stringify({ gid, purpose: 'kiosk' })]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a panel whose removal was answered by nobody is removed, and its page is left', async () => {
  const body = { name: '診間 110', counterName: '110 診' };
  const { gid, name } = await hospital.api.call('createPanel', { path: { panelType: 'defaultPanel' }, body });
  await open(`management/${gid}/general`);
  await page.getByRole('button', { name: words.remove }).click();
  const dialog = page.getByRole('dialog', { name: words.remove });
  await dialog.getByLabel(words.typeName).fill(name);
  await loseAnswer(page, 'deletePanel');
  await dialog.getByRole('button', { name: words.remove }).click();
  await page.getByText(zh.ra.notification.deleted_other.replace('{{smart_count}}', '1')).waitFor();
  await page.waitForURL(/management$/);
});

test('several panels are changed together, and their addresses are a sheet to print', async () => {
  const body = { name: '診間 111', counterName: '111 診' };
  const { gid } = await hospital.api.call('createPanel', { path: { panelType: 'defaultPanel' }, body });
  await open('management');
  await page.getByRole('checkbox', { name: zh.ra.action.select_all }).check();
  await page.getByRole('button', { name: words.changeSeveral }).click();
  const dialog = page.getByRole('dialog', { name: words.changeSeveral });
  await dialog.getByLabel(zh.fields.Panel.theme).click();
  await page.getByRole('option', { name: zh.values.Theme.light }).click();
  await dialog.getByRole('button', { name: zh.ra.action.save }).click();
  await expect.poll(async () => (await panels()).every(({ theme }) => theme === 'light')).toBe(true);
  // Chosen rows are let go of once the answer is there.
  await expectPage(page.getByRole('toolbar')).toHaveCount(0);
  await page.getByRole('checkbox', { name: zh.ra.action.select_all }).check();
  // One that a colleague removes meanwhile keeps the others from no paper.
  await hospital.api.call('deletePanel', { query: { gid, name: body.name } });
  await page.getByRole('button', { name: words.printAddresses }).click();
  await expectPage(page.locator('[data-panel-sheet]')).toHaveCount((await panels()).length);
  await expectPage(page.locator('[data-panel-sheet] svg').first()).toBeVisible();
  // No empty sheet comes behind the last.
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type ?\/Page\b/g)).toHaveLength((await panels()).length);
});

test('the list tells for each panel how many screens of its own are connected', async () => {
  const [room] = hospital.rooms;
  await open('management');
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await row('301 診門口').getByText(words.offAir).waitFor();
  const { exclusiveUrl = '' } = (await panels()).find(({ gid }) => gid === room?.panel.gid) ?? {};
  const screen = await browser.newPage();
  await screen.goto(new URL(exclusiveUrl, server.url).href);
  await expect.poll(async () => (await hospital.api.call('listConnectedPanels', {})).data).toHaveLength(1);
  await page.reload();
  await row('診間 101').getByText(words.onAir_other.replace('{{smart_count}}', '1')).waitFor();
  await screen.close();
});

test('beside the form it is told whether the farthest seat can read the number, and from which screen size on it can', async () => {
  const [room] = hospital.rooms;
  await open(`management/${room?.panel.gid}/general`);
  const told = page.getByRole('status');
  await told.getByText(words.reading.enough.replace('{{metres}}', '5')).waitFor();
  await told.getByText(words.reading.sample).waitFor();
  await page.locator('summary', { hasText: zh.sections.distance }).click();
  await page.locator('#root_settings_farthestSeatMetres').fill('25');
  await told.getByText(words.reading.small.replace('{{metres}}', '25').replace('{{mm}}', '305')).waitFor();
  await page.locator('#root_settings_screenInches').fill('110');
  await told.getByText(words.reading.enough.replace('{{metres}}', '25')).waitFor();
  // What was typed would be back in the next form, and letters for 25 m leave no room for further columns.
  await page.reload();
  await page.getByRole('button', { name: zh.admin.draft.discard }).click();
  await told.getByText(words.reading.enough.replace('{{metres}}', '5')).waitFor();
});

test('the columns of patient lists and their row height are seen beside the form, and stored with the panel', async () => {
  const [room] = hospital.rooms;
  const gid = room?.panel.gid ?? '';
  await open(`management/${gid}/general`);
  await page.getByRole('combobox', { name: words.situation }).click();
  await page.getByRole('option', { name: zh.gallery.states.busy }).click();
  const screen = page.frameLocator('main iframe').first();
  const row = screen.locator('.people .list-row').first();
  await expectPage(row.locator('.column-status')).toBeVisible();
  await expectPage(row.locator('.column-age')).toHaveCount(0);
  const before = (await row.boundingBox())?.height ?? 0;
  await page.locator('summary', { hasText: zh.sections.lists }).click();
  await page.locator('#root_queueContentLayout_columns').fill(zh.values.QueueColumn.age);
  await page.getByRole('option', { name: zh.values.QueueColumn.age }).click();
  await page.getByRole('button', { name: `${zh.ra.action.remove}：${zh.values.QueueColumn.status}` }).click();
  await expectPage(row.locator('.column-age')).toHaveText(/\d+/);
  await expectPage(row.locator('.column-status')).toHaveCount(0);
  await page.locator('#root_queueContentLayout_rowHeight').press('PageUp');
  await expect.poll(async () => (await row.boundingBox())?.height ?? 0).toBeGreaterThan(before * 1.05);
  await page.locator('form button[type=submit]').click();
  const stored = () => hospital.api.call('getQueueContentLayout', { query: { gid } });
  const columns = ['number', 'name', 'label', 'age'];
  await expect.poll(stored).toMatchObject({ columns, rowHeight: 110 });
  const { panel } = await hospital.api.call('getPanelView', { query: { panelGid: gid } });
  expect(panel).toMatchObject({ columns, rowHeight: 110 });
});

test('a lobby takes all rooms of a department at once, one that is made on the spot, in an order that is dragged', async () => {
  const body = { name: '大廳' };
  const { gid } = await hospital.api.call('createPanel', { path: { panelType: 'clinicsLobbyPanel' }, body });
  await open(`management/${gid}/general`);
  await page.locator('#root_settings_headline').fill('請依序候診');
  await page.getByRole('button', { name: zh.admin.form.chooseSeveral }).click();
  await page.getByRole('combobox', { name: zh.admin.form.choiceSet }).click();
  await page.getByRole('option', { name: '家庭醫學科' }).click();
  const all = new RegExp(zh.ra.action.select_all);
  await page.getByRole('checkbox', { name: all }).check();
  await page.getByRole('button', { name: /^加入/ }).click();
  await page.locator('#root_settings_sources').fill('909 診');
  await page.getByRole('option', { name: zh.admin.form.makeNamed.replace('{{name}}', '909 診') }).click();
  const dialog = page.getByRole('dialog', { name: words.newRoom });
  await dialog.getByRole('button', { name: zh.ra.action.create }).click();
  await expectPage(dialog).toHaveCount(0);
  await expectPage(page.locator('#root_settings_headline')).toHaveValue('請依序候診');
  const list = page.locator('ol li');
  await expectPage(list.last()).toContainText('909 診');
  const from = await list.last().locator('button').first().boundingBox();
  const to = await list.first().boundingBox();
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 5, to.y + 4, { steps: 12 });
  await expectPage(list.first()).toContainText('909 診');
  await page.mouse.up();
  await page.locator('form button[type=submit]').click();
  const stored = async () =>
    (await hospital.api.call('getPanel', { query: { gid } })).settings as unknown as { sources?: string[] };
  const made = (await panels()).find(({ name }) => name === '909 診');
  await expect.poll(async () => (await stored()).sources?.[0]).toBe(made?.gid);
  expect((await stored()).sources ?? []).toContain(hospital.rooms[0]?.panel.gid);
});

test('what a panel says is listened to as its screen says it, and what has no recording is named', async () => {
  const [room] = hospital.rooms;
  const gid = room?.panel.gid ?? '';
  const voice = { name: '請', language: 'mandarin', source: 'url', url: `${server.url}/none.mp3`, says: '請' } as const;
  const { gid: please } = await hospital.api.call('createVoice', { body: voice });
  const parts = [{ type: 'custom', voice: please }, { type: 'currentQueueNumber' }, { type: 'panelName' }] as const;
  const group = await hospital.api.call('createVoiceGroup', { body: { name: '叫號', parts: [...parts] } });
  await hospital.api.call('updatePanel', {
    path: { panelType: 'defaultPanel' },
    body: { gid, voiceGroup: group.gid } as never,
  });
  const spoken: string[] = [];
  await page.exposeFunction('tellSaid', (sentence: string) => spoken.push(sentence));
  await page.addInitScript(inventVoice);
  await open(`management/${gid}/voice`);
  const section = page.getByRole('region', { name: zh.admin.voice.listen });
  await section.getByText('101 診', { exact: true }).waitFor();
  await section.getByText(zh.admin.voice.missing).waitFor();
  await section
    .getByText(/一零一 診/)
    .first()
    .waitFor();
  await section.getByLabel(zh.values.VoicePartType.currentQueueNumber).fill('47');
  await section.getByText(/請 47/).waitFor();
  await section.getByRole('button', { name: zh.admin.voice.play }).click();
  await expect.poll(() => spoken.join(' ')).toMatch(/請.*47.*一零一 診/);
});

test('what keeps a panel from being removed is said in the dialog that asked, until somebody has read it', async () => {
  const { gid, name } = hospital.rooms[0]!.panel;
  await pushAppointments(hospital, 2);
  await open(`management/${gid}/general`);
  await page.getByRole('button', { name: words.remove }).click();
  const dialog = page.getByRole('dialog', { name: words.remove });
  await dialog.getByLabel(words.typeName).fill(name);
  await dialog.getByRole('button', { name: words.remove }).click();
  await expectPage(dialog.getByRole('alert')).toHaveText(zh.errors.panel_has_patients);
  await dialog.getByRole('button', { name: zh.ra.action.cancel }).click();
  await page.getByRole('button', { name: words.remove }).click();
  await expectPage(dialog.getByLabel(words.typeName)).toBeVisible();
  await expectPage(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: zh.ra.action.cancel }).click();
});

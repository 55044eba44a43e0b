/** The bridge between the two form libraries, in a real browser against the real server. */
import type { Browser, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import en from '#locales/en-US.json' with { type: 'json' };
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../browser/expect-page.ts';
import { png } from '../running/one-pixel.ts';
import type { RunningServer } from '../running/server.ts';
import { openAdmin } from './hospital/admin-page.ts';
import { generatedForm } from './hospital/generated-form.ts';
import { type Hospital, organisationPassword, setUpHospital } from './hospital/set-up-hospital.ts';
import { beginWith } from './journey.ts';
import { openProduct } from './open-product.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;
let panel: string;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101', '103']);
  panel = hospital.rooms[0]?.panel.gid ?? '';
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
});

/** Opens a form as somebody who has typed nothing in it: what an earlier test left unsaved would come back. */
const open = async (path: string) => {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${server.url}/admin/${hospital.orgGid}/${path}`);
};
const field = (name: string) => page.locator(`[data-field=root_${name}]`);
const unfold = (section: string) => page.locator('summary', { hasText: section }).click();
const submit = () => page.locator('form button[type=submit]').click();
const storedPanel = () => hospital.api.call('getPanel', { query: { gid: panel } });

describe('a form', () => {
  test('greets without errors, and says at the fields what is missing when it is saved', async () => {
    await open(`management/${panel}/announcement/create`);
    await field('title').waitFor();
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
    await field('content').locator('textarea').first().fill('  \n ');
    await submit();
    await field('title').getByText(zh.errors.field_required).waitFor();
    await field('content').getByText(zh.errors.field_required).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('root_title');
  });

  test('checks while one types, and takes the message back when it is right', async () => {
    await open(`management/${panel}/general`);
    await unfold(zh.sections.screen);
    const seconds = field('carouselSeconds');
    await seconds.locator('input').fill('2');
    await seconds.getByText(zh.errors.cannot_be_lower_than.replace('{{number}}', '5')).waitFor();
    await seconds.locator('input').fill('20');
    await expectPage(seconds.getByRole('alert')).toHaveCount(0);
  });

  test('tells at a list of choices what is wrong with one of them', async () => {
    await open(`management/${panel}/controller`);
    await field('alsoCalls').locator('input').first().click();
    await page.getByRole('option', { name: '診間 101' }).click();
    await submit();
    await field('alsoCalls').getByText(zh.errors.queue_is_own).waitFor();
  });

  test('shows the panel beside its form, as it is and in a sample situation', async () => {
    await open(`management/${panel}/general`);
    const screen = page.frameLocator(`main iframe[title="${zh.admin.panel.preview}"]`);
    await screen.locator('.screen .room-card').waitFor();
    await page.getByRole('combobox', { name: zh.admin.panel.situation }).click();
    await page.getByRole('option', { name: zh.gallery.states.paused }).click();
    await screen.locator('.notice-pause').waitFor();
    await page.getByRole('combobox', { name: zh.admin.panel.situation }).click();
    await page.getByRole('option', { name: zh.admin.panel.live }).click();
    await screen.locator('.notice-pause').waitFor({ state: 'detached' });
  });

  test('clamps a number and trims a text when the field is left, and sends only what was changed', async () => {
    await open(`management/${panel}/general`);
    await unfold(zh.sections.screen);
    await field('carouselSeconds').locator('input').fill('900');
    await field('counterName').locator('input').fill('  101 診  ');
    await field('doctorName').locator('input').fill('');
    await field('departmentName').locator('input').focus();
    const patch = page.waitForRequest((request) => request.method() === 'PATCH');
    const { version } = await storedPanel();
    await submit();
    expect((await patch).postDataJSON()).toEqual({ gid: panel, version, carouselSeconds: 120, doctorName: null });
    await expect.poll(async () => (await storedPanel()).carouselSeconds).toBe(120);
    expect((await storedPanel()).doctorName).toBeUndefined();
  });

  test('shows a refusal of the server at its field, in the user’s language', async () => {
    await open(`management/${panel}/general`);
    const name = hospital.rooms[1]?.panel.name ?? '';
    await field('name').locator('input').fill(name);
    await submit();
    const refusal = field('name').getByText(zh.errors.duplicate_name.replace('{{name}}', name));
    await refusal.waitFor();
    // It is still taken when the field is left as it is.
    await field('counterName').locator('input').fill('特約診間');
    await field('departmentName').locator('input').focus();
    await refusal.waitFor();
    expect((await storedPanel()).name).toBe(hospital.rooms[0]?.panel.name);
  });

  test('asks before unsaved edits are left, and lets an untouched page go', async () => {
    await open(`management/${panel}/general`);
    await field('name').locator('input').waitFor();
    await page.getByRole('tab', { name: zh.entities.Media }).click();
    await page.waitForURL(/\/media$/);
    await page.getByRole('tab', { name: zh.admin.panel.general }).click();
    await field('counterName').locator('input').fill('二診');
    await page.getByRole('tab', { name: zh.entities.Media }).click();
    const dialog = page.getByRole('dialog', { name: zh.admin.unsaved.title });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    // Yes and no at once: the first counts.
    await dialog.evaluate((window) => window.querySelectorAll('button').forEach((button) => void button.click()));
    await expectPage(dialog).toBeHidden();
    expect(page.url()).toMatch(/\/general$/);
    await expectPage(field('counterName').locator('input')).toHaveValue('二診');
    await page.getByRole('link', { name: zh.admin.pages.staff, exact: true }).click();
    await dialog.getByRole('button', { name: zh.admin.unsaved.discard }).dblclick();
    await page.waitForURL(/\/staff$/);
    expect(errors, 'a window that was answered takes no other answer').toEqual([]);
  });

  test('keeps in another language what was typed and what is wrong with it, while it is being saved too', async () => {
    await open('staff/create');
    await field('name').locator('input').fill('林');
    await submit();
    await field('staffId').getByText(zh.errors.field_required).waitFor();
    const choose = async (name: string) => {
      await page.locator('header button[aria-haspopup=menu]').first().click();
      await page.getByRole('menuitem', { name }).click();
    };
    await choose('English');
    await field('staffId').getByText(en.errors.field_required).waitFor();
    await expectPage(field('name').locator('input')).toHaveValue('林');
    await page.getByRole('link', { name: en.admin.pages.groups, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: en.admin.unsaved.title });
    await dialog.getByRole('button', { name: en.ra.action.cancel }).click();

    await field('staffId').locator('input').fill('N1');
    await field('password').locator('input').first().fill('four-brown-staircases');
    await field('password').locator('input').last().fill('four-brown-staircases');
    const held = Promise.withResolvers<void>();
    const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/staff'));
    await page.route('**/web/staff', async (route) => {
      await held.promise;
      await route.continue();
    });
    await submit();
    await asked;
    await choose('ไทย');
    await expectPage(page.locator('html')).toHaveAttribute('lang', 'th');
    await expectPage(field('name').locator('input')).toHaveValue('林');
    held.resolve();
    await page.waitForURL(/\/staff$/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('link', { name: '林', exact: true }).waitFor();
    await page.evaluate(() => localStorage.setItem('callboard-language', 'zh-TW'));
  });
});

describe('media', () => {
  const address = () => `management/${panel}/media/create`;

  test('asks for an address or a file by where the item is', async () => {
    await open(address());
    // What lies in a cloud has an address, or is uploaded into ours.
    await field('file').waitFor();
    await field('url').waitFor();
    const choose = (source: keyof typeof zh.values.MediaSource) =>
      generatedForm(page).choose(zh.fields.Media.source, zh.values.MediaSource[source]);
    await choose('videoSite');
    await expectPage(field('file')).toHaveCount(0);
    await field('url').waitFor();
    await choose('mediaDatabase');
    await expectPage(field('url')).toHaveCount(0);
    await field('file').waitFor();
    await choose('localhost');
    await expectPage(field('file')).toHaveCount(0);
    await field('path').waitFor();
  });

  test('refuses a file of the wrong type before it is sent', async () => {
    await open(address());
    const input = field('file').locator('input[type=file]');
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no image') });
    await field('file').getByText('MP4, PNG', { exact: false }).first().waitFor();
    expect(await field('file').locator('img').count()).toBe(0);
  });

  test('shows the chosen image, sends it with the data, and keeps it', async () => {
    await open(address());
    await field('name').locator('input').fill('流感疫苗');
    await generatedForm(page).choose(zh.fields.Media.type, zh.values.MediaType.image);
    await field('file')
      .locator('input[type=file]')
      .setInputFiles({ name: 'flu.png', mimeType: 'image/png', buffer: png });
    await field('file').getByRole('img', { name: 'flu.png' }).waitFor();
    await submit();
    await page.getByRole('link', { name: '流感疫苗', exact: true }).click();
    const image = field('file').locator('img');
    await expectPage(image).toHaveAttribute('src', /^\/files\/[0-9a-f]{64}\.png$/);
    const { data } = await hospital.api.call('listMedia', { query: { panelGid: panel } });
    expect(data).toMatchObject([{ name: '流感疫苗', type: 'image', source: 'cloud' }]);
  });
});

test('a password is typed twice and kept when left empty', async () => {
  await open('staff/create');
  await field('staffId').locator('input').fill('nurse900');
  await field('name').locator('input').fill('蔡欣怡');
  const [first, again] = [field('password').locator('input').first(), field('password').locator('input').nth(1)];
  await first.fill('long enough for one');
  await again.fill('long enough for two');
  await submit();
  await field('password').getByText(zh.admin.form.passwordsDiffer).waitFor();
  await again.fill('long enough for one');
  await submit();
  await page.getByRole('link', { name: '蔡欣怡', exact: true }).click();
  await field('name').locator('input').fill('蔡欣怡護理師');
  const patch = page.waitForRequest((request) => request.method() === 'PATCH');
  await submit();
  expect((await patch).postDataJSON()).not.toHaveProperty('password');
});

test('fields typed one right after the other on a slow machine all keep what was typed', async () => {
  const slow = await page.context().newCDPSession(page);
  for (const [place, rate] of [2, 4, 8].entries()) {
    await open('staff/create');
    await field('name').locator('input').fill('林');
    await submit();
    await slow.send('Emulation.setCPUThrottlingRate', { rate });
    await field('staffId').locator('input').fill(`slow${place}`);
    await field('password').locator('input').first().fill('four-brown-staircases');
    await field('password').locator('input').nth(1).fill('four-brown-staircases');
    await submit();
    await page.waitForURL(/\/staff$/);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  await slow.detach();
});

test('the screen beside a panel’s form follows what is typed', async () => {
  const { counterName = '' } = await storedPanel();
  await open(`management/${panel}/general`);
  const screen = page.frameLocator(`main iframe[title="${zh.admin.panel.preview}"]`);
  await screen.getByText(counterName).first().waitFor();
  await field('counterName').locator('input').fill('特約診間');
  await screen.getByText('特約診間').first().waitFor();
  await field('counterName').locator('input').fill(counterName);
});

test('a panel goes when its name is typed, and it is told how many devices lose their place', async () => {
  const other = await hospital.api.call('createPanel', {
    path: { panelType: 'defaultPanel' },
    body: { name: '舊面板' },
  });
  const { code } = await hospital.api.call('offerPairing', { body: { kind: 'panel', engine: 'Chrome/64' } });
  await hospital.api.call('pairDevice', { body: { code, panelGid: other.gid } });
  await open(`management/${other.gid}/general`);
  await page.getByRole('button', { name: zh.admin.panel.remove }).click();
  const dialog = page.getByRole('dialog', { name: zh.admin.panel.remove });
  const confirm = dialog.getByRole('button', { name: zh.admin.panel.remove });
  await dialog.getByText(zh.admin.panel.removeDevices_other.replace('{{smart_count}}', '1')).waitFor();
  await dialog.getByLabel(zh.admin.panel.typeName).fill('另一個');
  await expectPage(confirm).toBeDisabled();
  await dialog.getByText(zh.errors.panel_name_mismatch).waitFor();
  await dialog.getByLabel(zh.admin.panel.typeName).fill(other.name);
  await confirm.click();
  await page.waitForURL(/\/management$/);
  await expect.poll(async () => (await hospital.api.call('listPanel', {})).paging.count).toBe(2);
});

test('several values of an enumeration are chosen by their words and kept in their order', async () => {
  const words = zh.fields.ClinicsWithAppointmentsLobbyPanel;
  const { gid } = await hospital.api.call('createPanel', {
    path: { panelType: 'clinicsWithAppointmentsLobbyPanel' },
    body: { name: `看板 ${Date.now()}` },
  });
  await open(`management/${gid}/general`);
  await unfold(zh.sections.layout);
  await page.getByRole('combobox', { name: words.board }).waitFor();
  expect(await page.getByRole('combobox', { name: words.specialLists }).count()).toBe(0);
  await generatedForm(page).choose(words.board, zh.values.BoardContent.special);
  await page.getByRole('combobox', { name: words.specialLists }).click();
  await page.getByRole('option', { name: zh.values.SpecialList.completed }).click();
  const chosen = page.getByRole('list', { name: words.specialLists });
  await chosen.getByRole('button', { name: `${zh.ra.action.remove}：${zh.values.SpecialList.checking}` }).click();
  await submit();
  const stored = async () => (await hospital.api.call('getPanel', { query: { gid } })).settings as object;
  const specialLists = ['passed', 'temporarilyAway', 'completed'];
  await expect.poll(stored).toMatchObject({ board: 'special', specialLists });
});

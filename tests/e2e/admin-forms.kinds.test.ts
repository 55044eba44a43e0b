/** Fields of each kind – files, passwords, choices in their order – in a real browser against the real server. */
import type { Browser, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../browser/expect-page.ts';
import { png } from '../running/one-pixel.ts';
import type { RunningServer } from '../running/server.ts';
import { mp3 } from '../server/small-clinic.ts';
import { openAdmin } from './hospital/admin-page.ts';
import { formPage } from './hospital/form-page.ts';
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
  hospital = await setUpHospital(server, ['101']);
  panel = hospital.rooms[0]?.panel.gid ?? '';
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
});

const { open, field, unfold, submit } = formPage(() => ({ page, address: `${server.url}/admin/${hospital.orgGid}` }));

describe('voices', () => {
  test('let a recording be heard in the form, once it is chosen and once it is stored', async () => {
    await open('system/voice/create');
    await field('name').locator('input').fill('請');
    await generatedForm(page).choose(zh.fields.Voice.source, zh.values.VoiceSource.file);
    const recording = { name: 'please.mp3', mimeType: 'audio/mpeg', buffer: mp3 };
    await field('file').locator('input[type=file]').setInputFiles(recording);
    await expectPage(field('file').locator('audio')).toHaveAttribute('aria-label', 'please.mp3');
    await submit();
    await page.getByRole('link', { name: '請', exact: true }).click();
    await expectPage(field('file').locator('audio')).toHaveAttribute('src', /^\/files\/[0-9a-f]{64}\.mp3$/);
  });
});

describe('launcher configurations', () => {
  test('open their file beside the form and the list, and what is not saved stays', async () => {
    await open('launcherYaml/create');
    const yaml = { name: 'kiosk.yaml', mimeType: 'application/yaml', buffer: Buffer.from('mode: kiosk') };
    await field('file').locator('input[type=file]').setInputFiles(yaml);
    await expectPage(field('file').getByRole('link', { name: 'kiosk.yaml' })).toHaveAttribute('target', '_blank');
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

test('a panel goes when its name is typed, and its window says how many devices lose their place', async () => {
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
  await expect.poll(async () => (await hospital.api.call('listPanel', {})).paging.count).toBe(1);
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

test('of an address that was pasted a domain keeps what it takes, and what is none says how to write it', async () => {
  await open('system/general/access');
  const domain = field('customDomain').locator('input');
  await domain.fill('queue.clinic.th');
  await submit();
  await field('customDomain').getByText(zh.faults.Organisation.customDomain).waitFor();
  await domain.fill('https://queue.clinic.th/');
  await field('allowedOrigins').locator('input').fill('https://www.Clinic.th/index.html');
  await submit();
  await expect
    .poll(async () => {
      const { customDomain, allowedOrigins } = await hospital.api.call('getOrganisationGeneral', {});
      return [customDomain, allowedOrigins];
    })
    .toEqual(['https://queue.clinic.th', ['https://www.clinic.th']]);
});

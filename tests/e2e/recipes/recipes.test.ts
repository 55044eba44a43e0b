/**
 * The recipes of CONTRIBUTING.md for a panel type, a kind of record and a language, each by its command: types and style
 * are clean, and what was made stands in the browser without a line of TypeScript.
 */
import { readFile as readDisk } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFile } from '#admin/spreadsheet/file/read-file.ts';
import { apiAt } from '#demo/api.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { png } from '../../running/one-pixel.ts';
import type { RunningServer } from '../../running/server.ts';
import { openAdmin } from '../hospital/admin-page.ts';
import { type Hospital, organisationPassword, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';
import { texts } from './every-word.ts';
import { type GrownTree, growTree, japanese } from './grown-tree.ts';
import { wayLabels } from './way-panel.ts';

let tree: GrownTree;
let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let panel: { gid: string; exclusiveUrl?: string };
let admin: Page;
let hall: Page;

beforeAll(async () => {
  tree = await growTree();
});
// Registered before what runs in the tree, and so called after it has ended.
afterAll(async () => {
  await tree?.types;
  await tree?.remove();
});
beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened, { root: tree.root }));
  hospital = await setUpHospital(server, []);
  admin = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
});

const wayPanel = 'wayPanel' as 'groupLobbyPanel';
const { fields, values } = texts;

function change(body: object) {
  return hospital.api.call('updatePanel', {
    path: { panelType: wayPanel },
    body: { gid: panel.gid, ...body } as never,
  });
}

const settings = (more: object) => ({ settings: { arrow: 'upRight', columns: 3, tone: 'attention', ...more } });

journey('a panel type of arrow and three queue columns, then in a new language', (step) => {
  step('a hall with three groups shows it', async () => {
    const { api } = hospital;
    for (const [index, name] of ['批價', '掛號', '領藥'].entries()) {
      const { gid } = await api.call('createPanel', {
        path: { panelType: 'defaultPanel' },
        body: { name: `${name}櫃檯`, counterName: `${index + 1} 號櫃檯`, callingMode: 3 },
      });
      const startingNumber = (index + 1) * 1000 + 1;
      await api.call('createPanelGroup', { body: { name, panelMode: 0, startingNumber, members: [gid] } });
    }
    panel = await api.call('createPanel', { path: { panelType: wayPanel }, body: { name: '大廳指引' } });
    await change(settings({}));
    hall = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    await hall.goto(new URL(panel.exclusiveUrl ?? '', server.url).href);
    await expectPage(hall.locator('.group-head')).toHaveCount(3);
    await expectPage(hall.locator('.arrow path')).toHaveAttribute('transform', 'rotate(315 12 12)');
    await expectPage(hall.locator('.text-line.tone-attention')).toHaveText('請到櫃檯');
  });

  step('its settings stand in the form by their names, and what is saved there shows at once', async () => {
    await admin.goto(`${server.url}/admin/${hospital.orgGid}/management/${panel.gid}/general`);
    for (const label of Object.values(wayLabels))
      await admin.getByText(label, { exact: true }).first().waitFor({ state: 'attached' });
    await change(settings({ arrow: 'left', columns: 2 }));
    await expectPage(hall.locator('.group-head')).toHaveCount(2);
    await expectPage(hall.locator('.arrow path')).toHaveAttribute('transform', 'rotate(180 12 12)');
  });

  step('the hall speaks the new language, in Chinese where nobody has translated yet', async () => {
    await change({ language: 'ja' });
    await expectPage(hall.locator('.screen')).toHaveAttribute('lang', 'ja');
    await expectPage(hall.locator('.text-line')).toHaveText(japanese);
    await expectPage(hall.locator('.counted').first()).toHaveText(/等候/);
  });

  step('and so does the administration, where it can be chosen', async () => {
    await admin.evaluate(() => localStorage.setItem('callboard-language', 'ja'));
    await admin.reload();
    await expectPage(admin.locator('html')).toHaveAttribute('lang', 'ja');
    await admin.evaluate(() => localStorage.setItem('callboard-language', 'zh-TW'));
  });
});

journey('a kind of record with every word of the subset', (step) => {
  const path = '/api/v1/collab/web/loan';
  const whole = {
    name: '大廳輪椅',
    code: 'WH-001',
    kind: 'wheelchair',
    features: ['electric', 'wide'],
    charger: '服務台後方',
    weight: 21.5,
    lentFrom: '2040-01-02',
    lentTo: '2040-01-03',
    opens: '08:30',
    store: { floor: -1, wing: 'A' },
    language: 'ja',
    screen: 'groupLobbyPanel',
    lastKind: 'phone',
    lastSearch: 'code=101',
    lockKey: '7713',
    unlockCode: '4821',
    unit: 'piece',
    borrower: null,
    report: { battery: 80 },
  };
  let token: string;
  const send = (body: object) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }).then(async (response) => ({ status: response.status, answer: await response.json() }));

  step('its API keeps what the schema says', async () => {
    const body = { orgGid: hospital.orgGid, password: organisationPassword };
    ({ token } = await apiAt(server.url).call('signInOrganisation', { body }));
    const createRoom = (code: string) => hospital.api.call('createRoom', { body: { code, name: `${code} 診` } });
    const room = await createRoom('101');
    const others = [await createRoom('102'), await createRoom('103')];
    for (const [broken, field] of [
      [{ charger: undefined }, 'charger'],
      [{ code: 'wheelchair' }, 'code'],
      [{ weight: 121 }, 'weight'],
      [{ colour: 'red' }, 'colour'],
      [{ lentTo: '2040-01-01' }, 'lentTo'],
      [{ features: ['wide', 'wide'], charger: undefined }, 'features'],
      [{ store: { floor: 99 } }, 'store.floor'],
      [{ store: { wing: 'A' } }, 'store.floor'],
      [{ unit: 'box' }, 'unit'],
      [{ borrower: 0 }, 'borrower'],
      [{ report: {} }, 'report'],
      [{ count: 3 }, 'count'],
      [{ room: 'nowhere' }, 'room'],
    ] as const) {
      const { status, answer } = await send({ ...whole, ...broken });
      expect([status, answer.contents?.[0]?.field], JSON.stringify(answer)).toEqual([400, field]);
    }
    const made = await send({ ...whole, room: room.gid, rooms: others.map(({ gid }) => gid) });
    expect(made).toMatchObject({ status: 200, answer: { borrower: null, lockKey: whole.lockKey } });
    expect(made.answer).not.toHaveProperty('unlockCode');
    const again = await send({ ...whole, name: '另一台' });
    expect(again.answer.contents?.[0]?.field).toBe('code');
  });

  step('its list says everything in words', async () => {
    await admin.goto(`${server.url}/admin/${hospital.orgGid}/loan`);
    const row = admin.getByRole('row').filter({ hasText: whole.name });
    const [panelType, asked] = [zh.panelTypes.groupLobbyPanel, `${zh.fields.Room.code} 101`];
    for (const text of [
      panelType,
      asked,
      values.LoanKind.phone,
      values.LoanKind.wheelchair,
      values.LoanFeature.electric,
      '101 診',
      '102 診',
      '103 診',
      '日本語',
      '21.5',
    ])
      await expectPage(row).toContainText(text);
    await admin.getByRole('columnheader', { name: fields.Loan.features }).waitFor();
  });

  step('its form asks for the charger only of what is electric', async () => {
    await admin.getByText(whole.name, { exact: true }).first().click();
    await expectPage(admin.locator('[data-field=root_charger] input')).toHaveValue(whole.charger);
    // What can be set once is not asked for again, what no form asks for never.
    const asked = Object.keys(fields.Loan).filter(
      (name) => !['code', 'count', 'unit', 'borrower', 'lastKind', 'lastSearch', 'report'].includes(name),
    );
    for (const name of asked) {
      const field = admin.locator(`[data-field=root_${name}], [data-field^=root_${name}_]`);
      await expectPage(field.first(), name).toBeAttached();
    }
    const field = (name: string) => admin.locator(`[data-field=root_${name}]`);
    await expectPage(field('deposit').locator('input[type=range]')).toBeAttached();
    await expectPage(field('doctor').getByRole('combobox')).toBeAttached();
    await expectPage(field('photo').locator('input[type=file]')).toBeAttached();
    await expectPage(field('configurationFile').getByText(zh.admin.form.beginWithTemplate)).toBeAttached();
    await field('opens').locator('input').fill('8:37');
    await field('opens').locator('input').blur();
    await expectPage(field('opens').locator('input')).toHaveValue('08:30');
    await field('colour').locator('input[type=color]').fill('#00796b');
    await expectPage(field('colour').locator('input[type=text]')).toHaveValue('#00796b');
    await field('colour').locator('input[type=text]').fill(' #AA00FF');
    await field('colour').locator('input[type=text]').blur();
    await expectPage(field('colour').locator('input[type=text]')).toHaveValue('#aa00ff');
    await expectPage(field('colour').locator('input[type=color]')).toHaveValue('#aa00ff');
    const phone = { ...whole, name: '值班電話', code: 'PH-001', kind: 'phone' };
    expect(await send(phone)).toMatchObject({ status: 200 });
    await admin.goto(`${server.url}/admin/${hospital.orgGid}/loan`);
    await admin.getByText(phone.name, { exact: true }).first().click();
    await expectPage(field('photo').getByRole('combobox')).toBeAttached();
    await expectPage(field('photo').locator('input[type=file]')).toHaveCount(0);
    const manual = { ...whole, name: '手推輪椅', code: 'WH-002', features: ['foldable'], charger: undefined };
    expect(await send(manual)).toMatchObject({ status: 200 });
    await admin.goto(`${server.url}/admin/${hospital.orgGid}/loan`);
    await admin.getByText(manual.name, { exact: true }).first().click();
    await admin.locator('[data-field=root_features]').waitFor({ state: 'attached' });
    await expectPage(admin.locator('[data-field=root_charger]')).toHaveCount(0);
  });

  step('a photo that is chosen in its form stands small in the list', async () => {
    await admin.goto(`${server.url}/admin/${hospital.orgGid}/loan`);
    await admin.getByText(whole.name, { exact: true }).first().click();
    await admin
      .locator('[data-field=root_photo] input[type=file]')
      .setInputFiles({ name: 'wheelchair.png', mimeType: 'image/png', buffer: png });
    const saved = admin.waitForResponse((response) => response.request().method() === 'PATCH');
    await admin.getByRole('button', { name: zh.ra.action.save, exact: true }).click();
    expect((await saved).status()).toBe(200);
    await admin.goto(`${server.url}/admin/${hospital.orgGid}/loan`);
    const photo = admin.getByRole('row').filter({ hasText: whole.name }).getByRole('img');
    await expectPage(photo).toHaveCount(1);
    await photo.scrollIntoViewIfNeeded();
    await expect.poll(() => photo.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(1);
  });

  step('and its spreadsheet names what stands in lists', async () => {
    await admin.getByRole('button', { name: zh.admin.list.more }).click();
    const exported = admin.waitForEvent('download');
    await admin.getByRole('menuitem', { name: zh.admin.list.export }).click();
    const { tables } = await readFile(await readDisk(await (await exported).path()), 'zh-TW');
    const [head = [], ...records] = tables[0]?.rows.map(({ cells }) => [...cells]) ?? [];
    const loan = records.find((cells) => cells.includes(whole.name)) ?? [];
    const cell = (name: keyof typeof fields.Loan) =>
      loan[head.findIndex((label) => String(label).startsWith(fields.Loan[name]))];
    expect(cell('rooms')).toBe('102 診; 103 診');
    expect(cell('features')).toBe(`${values.LoanFeature.electric}; ${values.LoanFeature.wide}`);
  });

  step('its list is narrowed to what has a feature', async () => {
    await admin.goto(`${server.url}/admin/${hospital.orgGid}/loan`);
    await admin.getByText('手推輪椅', { exact: true }).first().waitFor();
    await admin.getByRole('button', { name: zh.admin.list.filter, exact: true }).click();
    await admin.getByRole('combobox', { name: fields.Loan.features }).click();
    await admin.getByRole('option', { name: values.LoanFeature.electric }).click();
    await expectPage(admin.getByText('手推輪椅', { exact: true })).toHaveCount(0);
    await expectPage(admin.getByText(whole.name, { exact: true }).first()).toBeVisible();
  });
});

test('types and style are clean', async () => {
  const checked = ['schemas', 'locales', 'generated', 'openapi', '--max-diagnostics=5'];
  tree.node('node_modules/@biomejs/biome/bin/biome', 'check', ...checked);
  expect(await tree.types).toBe('');
});

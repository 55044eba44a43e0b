/**
 * From an empty database to a called number, through the product's own pages alone, led by the first steps; and how long
 * a person would have needed for it.
 */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { writeXlsx } from '#admin/spreadsheet/file/xlsx-writer.ts';
import { givenNames, surnames } from '#demo/hospital/names.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../browser/expect-page.ts';
import { launchBrowser } from '../browser/launch.ts';
import type { RunningServer } from '../running/server.ts';
import { openAdmin } from './hospital/admin-page.ts';
import { openDesk } from './hospital/controller-desk.ts';
import { type GeneratedForm, generatedForm } from './hospital/generated-form.ts';
import { countPace, type PersonPace } from './hospital/person-pace.ts';
import { beginWith, journey } from './journey.ts';
import { openProduct } from './open-product.ts';

const orgGid = 'harbour';
const password = 'seven quiet corridors 1';
const staff = { staffId: 'clerk1', name: '方書豪', password: 'Harbour-clerk-1' };
const counters = ['1 號櫃檯', '2 號櫃檯'];
const group = '批價';
const lobby = '批價大廳';
const words = zh.admin.firstSteps;
const sixtyRooms = Array.from({ length: 60 }, (_, index) => [String(101 + index), `${101 + index} 診`]);
const names = surnames.flatMap((surname) => givenNames.female.map((given) => `${surname}${given}`));
const twoHundredDoctors = names.slice(0, 200).map((name, index) => [`D${1001 + index}`, name]);
/** A new administrator's first hour is mostly reading: what their hands do must fit into a sixth of it. */
const limitSeconds = 600;

let server: RunningServer;
let browser: Browser;
let admin: Page;
let form: GeneratedForm;
let addresses: string[];
let pace: PersonPace & { end(): void };
let began: number;

beginWith(async (opened) => {
  opened.defer(() => pace?.end());
  ({ server, browser } = await openProduct(opened, { from: () => launchBrowser({ motion: true }) }));
});

journey('an empty hospital', (step) => {
  step('the provider’s staff make an organisation', async () => {
    const page = await browser.newPage({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } });
    pace = countPace(page);
    began = Date.now();
    await page.goto(`${server.url}/system-advance`);
    await page.locator('input[type=password]').fill(server.adminPassword);
    await page.locator('button[type=submit]').click();
    const organisation = generatedForm(page);
    await organisation.create();
    await organisation.type(zh.fields.Organisation.gid, orgGid);
    await organisation.type(zh.fields.Organisation.name, '海港診所');
    await organisation.choose(zh.fields.Organisation.type, zh.values.OrganisationType.clinic);
    await organisation.password(zh.fields.Organisation.password, password);
    await page.locator('form button[type=submit]').click();
    await page.getByText(zh.admin.agencyKey.once).waitFor();
    await page.close();
  });

  step('its administrator is led: nothing is done yet, and the lead can be put away and brought back', async () => {
    admin = await openAdmin(browser, server.url, orgGid, password);
    form = generatedForm(admin);
    await expectPage(leads()).toContainText(said(words.progress, { done: 0, all: 6 }));
    await leads().getByRole('button', { name: words.leave }).click();
    await expectPage(leads()).toBeHidden();
    await bringBack();
    await expectPage(leads()).toBeVisible();
  });

  step('puts up the logo, and brings in sixty rooms and two hundred doctors', async () => {
    await leadOf('logo').getByRole('link').click();
    const logo = await readFile(new URL('../../demo/hospital/media/logo.png', import.meta.url));
    const file = { name: 'logo.png', mimeType: 'image/png', buffer: logo };
    await admin.locator('[data-field=root_logo] input[type=file]').setInputFiles(file);
    await admin.locator('form button[type=submit]').first().click();
    await admin.getByText(zh.admin.form.saved).waitFor();
    await openPage('management');
    await expectPage(leadOf('logo')).toHaveAttribute('data-done', 'true');
    await leadOf('rooms').getByRole('link', { name: zh.admin.list.import }).click();
    await takeIn([zh.fields.Room.code, zh.fields.Room.name], sixtyRooms);
    await openPage('doctor');
    await expectPage(admin.getByText(zh.purposes.Doctor)).toBeVisible();
    await admin.getByRole('link', { name: zh.admin.list.import }).click();
    await takeIn([zh.fields.Doctor.code, zh.fields.Doctor.name], twoHundredDoctors);
  });

  step('makes counters, their group, and the panel of the hall', async () => {
    for (const name of counters) {
      await startPanel('defaultPanel', name);
      await form.type(zh.fields.Panel.counterName, name);
      await form.choose(zh.fields.Panel.callingMode, zh.values.CallingMode['3']);
      await form.save();
    }
    await openPage('panel-group-management');
    await form.create();
    await form.type(zh.fields.PanelGroup.name, group);
    await form.type(zh.fields.PanelGroup.startingNumber, '501');
    await form.refer(zh.fields.PanelGroup.members, counters);
    await form.save();
    await startPanel('groupLobbyPanel', lobby);
    await form.refer(zh.fields.GroupLobbyPanel.sources, [group]);
    await form.save();
    await admin.locator('input[readonly]').first().waitFor();
    const inputs = await admin.locator('input[readonly]').all();
    addresses = await Promise.all(inputs.map((input) => input.inputValue()));
    expect(addresses.map((address) => new URL(address).pathname.split('/')[1])).toEqual([
      'panel',
      'any-check',
      'ticket-machine',
    ]);
  });

  step('and a clerk', async () => {
    await admin.getByRole('link', { name: zh.admin.pages.staff, exact: true }).click();
    await form.create();
    await form.type(zh.fields.Staff.staffId, staff.staffId);
    await form.type(zh.fields.Staff.name, staff.name);
    await form.password(zh.fields.Staff.password, staff.password);
    await form.save();
  });

  step('a visitor takes number 501, the clerk calls it, and the hall sees it', async () => {
    const [screen = '', , machine = ''] = addresses;
    const device = await browser.newContext({ locale: 'zh-TW', viewport: { width: 720, height: 1280 } });
    const [display, tickets] = [await device.newPage(), await device.newPage()];
    await display.goto(screen);
    await display.getByText(group).first().waitFor();
    await tickets.goto(machine);
    await tickets.getByRole('button', { name: group }).click();
    await tickets.locator('.result-number').filter({ hasText: '501' }).waitFor();

    const clerk = await browser.newPage({ locale: 'zh-TW', viewport: { width: 1280, height: 720 } });
    const desk = await openDesk(clerk, server.url, { orgGid, ...staff, room: counters[1] ?? '' });
    expect(await desk.next()).toBe('501');
    await display.locator('.called-card', { hasText: counters[1] }).getByText('501', { exact: true }).waitFor();
  });

  step('in less than ten minutes of a person’s work', () => {
    const program = (Date.now() - began) / 1000;
    const person = pace.seconds();
    console.log(
      `From nothing to the first call: ${pace.characters} characters and ${pace.steps} steps, ${Math.round(person)} s` +
        ` by hand, and ${Math.round(program)} s of waiting for the program.`,
    );
    expect(person + program).toBeLessThan(limitSeconds);
  });

  step('and nothing is left of the first steps', async () => {
    await openPage('management');
    await expectPage(leads().locator('[data-done=false]')).toHaveCount(0);
    await expectPage(leads()).toContainText(words.allDone);
  });
});

function leads() {
  return admin.getByRole('region', { name: words.title });
}

function leadOf(step: keyof typeof words.steps) {
  return leads().locator(`[data-step=${step}]`);
}

/** The first steps come back from the help of any page. */
async function bringBack(): Promise<void> {
  await admin.getByRole('button', { name: zh.help.open, exact: true }).click();
  await admin.getByRole('button', { name: zh.help.showSteps }).click();
}

async function takeIn(labels: string[], rows: string[][]): Promise<void> {
  const sheet = await writeXlsx([{ name: '資料', columns: labels.map((label) => ({ label })), rows }], 'zh-TW', '選項');
  const file = { name: 'rows.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(sheet) };
  await admin.locator('input[type=file]').setInputFiles(file);
  await admin.getByRole('button', { name: said(zh.admin.spreadsheet.takeAll, { number: rows.length }) }).click();
  await admin.getByText(said(zh.admin.spreadsheet.done, { number: rows.length })).waitFor();
}

function said(text: string, values: Record<string, number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(values[key]));
}

async function startPanel(type: string, name: string): Promise<void> {
  await openPage('management');
  await form.create();
  await admin.locator(`[data-panel-type=${type}]`).click();
  await form.type(zh.fields.Panel.name, name);
}

async function openPage(page: string): Promise<void> {
  await admin.goto(`${server.url}/admin/${orgGid}/${page}`);
}

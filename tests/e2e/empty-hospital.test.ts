/** From an empty database to a called number, through the product's own pages alone. */
import type { Browser, Page } from 'playwright';
import { afterAll, expect } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { launchBrowser } from '../browser/launch.ts';
import { type RunningServer, startServer } from '../running/server.ts';
import { openAdmin } from './hospital/admin-page.ts';
import { openDesk } from './hospital/controller-desk.ts';
import { type GeneratedForm, generatedForm } from './hospital/generated-form.ts';
import { beginWith, journey } from './journey.ts';

const orgGid = 'harbour';
const password = 'seven quiet corridors 1';
const staff = { staffId: 'clerk1', name: '方書豪', password: 'Harbour-clerk-1' };
const counters = ['1 號櫃檯', '2 號櫃檯'];
const group = '批價';
const lobby = '批價大廳';

let server: RunningServer;
let browser: Browser;
let admin: Page;
let form: GeneratedForm;
let addresses: string[];

async function end(): Promise<void> {
  await browser?.close();
  await server?.stop();
}
beginWith(async () => {
  await end();
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});
afterAll(end);

journey('an empty hospital', (step) => {
  step('the provider’s staff make an organisation', async () => {
    const page = await browser.newPage({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } });
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

  step('its administrator makes counters, their group, and the panel of the hall', async () => {
    admin = await openAdmin(browser, server.url, orgGid, password);
    form = generatedForm(admin);
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
    await admin.getByRole('link', { name: zh.admin.pages.staff }).click();
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
    await tickets.getByText('501', { exact: true }).waitFor();

    const clerk = await browser.newPage({ locale: 'zh-TW', viewport: { width: 1280, height: 720 } });
    const desk = await openDesk(clerk, server.url, { orgGid, ...staff, room: counters[1] ?? '' });
    expect(await desk.next()).toBe('501');
    await display.locator('.called-card', { hasText: counters[1] }).getByText('501', { exact: true }).waitFor();
  });
});

async function startPanel(type: string, name: string): Promise<void> {
  await openPage('management');
  await form.create();
  await admin.locator(`[data-panel-type=${type}]`).click();
  await form.type(zh.fields.Panel.name, name);
}

async function openPage(page: string): Promise<void> {
  await admin.goto(`${server.url}/admin/${orgGid}/${page}`);
}

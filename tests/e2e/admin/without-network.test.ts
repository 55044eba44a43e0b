/** The administration while its server is away: it says so, and goes on by itself. */
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { passTime } from '../../browser/pass-time.ts';
import type { RunningServer } from '../../running/server.ts';
import { openAdmin } from '../hospital/admin-page.ts';
import { organisationPassword, setUpHospital } from '../hospital/set-up-hospital.ts';
import { dropFile } from '../hospital/spreadsheet-page.ts';
import { beginWith } from '../journey.ts';
import { openProduct } from '../open-product.ts';
import { type Cable, layCable } from '../outage/cable.ts';

let server: RunningServer;
let browser: Browser;
let cable: Cable;
let page: Page;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  const { api, orgGid } = await setUpHospital(server, ['101']);
  await api.call('createDoctor', { body: { code: 'D1', name: '王淑芬' } });
  await api.call('createRoom', { body: { code: '102', name: '102 診' } });
  cable = await layCable(server.port);
  opened.defer(() => cable.close());
  page = await openAdmin(browser, cable.url, orgGid, organisationPassword);
});

const { away, pages } = zh.admin;
const patience = { timeout: 30_000 };
const told = (reason: string) => page.getByRole('main').getByRole('status').getByText(reason);
const go = (name: string) => page.getByRole('link', { name, exact: true }).click();

test.each([
  ['an ordinary list', zh.entities.Doctor, '王淑芬'],
  ['a page of its own', pages.roster, '102 診'],
  ['a list that is asked for every few seconds', pages.appointments, zh.admin.appointments.none],
])(
  '%s that is opened while the server is away says why nothing comes, and comes once it is back',
  async (_, name, content) => {
    await go(zh.entities.MedicalDepartment);
    await page.getByRole('heading', { level: 1, name: zh.entities.MedicalDepartment }).waitFor();
    cable.pull();
    await go(name);
    await expectPage(told(away.network_error)).toBeVisible(patience);
    cable.plug();
    await expectPage(page.getByRole('heading', { level: 1, name })).toBeVisible(patience);
    await expectPage(page.getByRole('main').getByText(content).first()).toBeVisible(patience);
    await expectPage(page.getByText(away.network_error)).toHaveCount(0);
  },
);

test('a device without a network says that it is its own, and what was on the page stays', async () => {
  await go(zh.entities.Doctor);
  await page.getByRole('link', { name: '王淑芬', exact: true }).waitFor();
  await page.context().setOffline(true);
  await expectPage(told(away.network_abnormal)).toBeVisible(patience);
  await expectPage(page.getByRole('link', { name: '王淑芬', exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await expectPage(page.getByText(away.network_abnormal)).toHaveCount(0, patience);
});

test('a deletion whose answer is lost can be taken back', async () => {
  await go(zh.entities.Doctor);
  await page.getByRole('link', { name: '王淑芬', exact: true }).waitFor();
  await page.route(
    (address) => address.pathname.endsWith('/system/doctor'),
    async (route) => {
      if (route.request().method() !== 'DELETE') return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    },
  );
  await page.getByRole('button', { name: `${zh.ra.action.delete}：王淑芬` }).click();
  await page.getByRole('dialog').getByRole('button', { name: zh.ra.action.delete }).click();
  await page.getByRole('button', { name: zh.ra.action.undo }).click();
  await page.getByText(zh.admin.undo.done).waitFor();
  await expectPage(page.getByRole('link', { name: '王淑芬', exact: true })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});

test('panels that are changed together while the server is away ask to be saved again, and stay chosen until they are', async () => {
  await go(pages.management);
  const several = zh.admin.panel.changeSeveral;
  const dialog = page.getByRole('dialog', { name: several });
  const save = () => dialog.getByRole('button', { name: zh.ra.action.save }).click();
  await page.getByRole('checkbox', { name: zh.ra.action.select_all }).check();
  await page.getByRole('button', { name: several }).click();
  await dialog.getByLabel(zh.fields.Panel.theme).click();
  await page.getByRole('option', { name: zh.values.Theme.light }).click();
  cable.pull();
  await save();
  await expectPage(page.getByText(zh.errors.timeout)).toBeVisible();
  await expectPage(page.getByText(zh.errors.network_error)).toHaveCount(0);
  cable.plug();
  await expectPage(page.getByText(away.network_error)).toHaveCount(0, patience);
  await page.getByRole('button', { name: several }).click();
  await expectPage(dialog.getByLabel(zh.fields.Panel.theme)).toHaveText(zh.values.Theme.light);
  await save();
  await page.getByText(zh.ra.notification.updated_other.replace('{{smart_count}}', '1')).waitFor();
  await expectPage(page.getByRole('toolbar')).toHaveCount(0);
});

test.each([
  ['a list', zh.entities.Doctor, zh.admin.list.exportXlsx, '王淑芬'],
  ['an empty list', zh.entities.Printer, zh.admin.spreadsheet.getTemplate, zh.admin.spreadsheet.getTemplate],
])(
  'a spreadsheet of %s that is asked for while the server is away comes once it is back',
  async (_, name, item, content) => {
    await go(name);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText(content).waitFor();
    const download = page.waitForEvent('download', patience);
    cable.pull();
    if (content !== item) await page.getByRole('button', { name: zh.admin.list.more, exact: true }).click();
    await page.getByText(item, { exact: true }).click();
    await expectPage(told(away.network_error)).toBeVisible(patience);
    cable.plug();
    expect((await download).suggestedFilename()).toContain(name);
    await expectPage(page.getByRole('alert')).toHaveCount(0);
  },
);

test('a spreadsheet that is chosen while the server is away is read once it is back', async () => {
  await go(zh.entities.Doctor);
  await page.getByRole('button', { name: zh.admin.list.more, exact: true }).click();
  await page.getByRole('menuitem', { name: zh.admin.list.import }).click();
  await page.getByRole('heading', { name: zh.admin.spreadsheet.prepare }).waitFor();
  cable.pull();
  const { code, name } = zh.fields.Doctor;
  await dropFile(page, 'doctors.csv', new TextEncoder().encode(`${code},${name}\nD7,林志玲\n`));
  await expectPage(told(away.network_error)).toBeVisible(patience);
  cable.plug();
  await expectPage(page.getByRole('button', { name: `${zh.admin.spreadsheet.state.new} 1` })).toBeVisible(patience);
  await expectPage(page.getByRole('alert')).toHaveCount(0);
});

test('a page that stays open while the server is away waits for it once, however often it asks in vain', async () => {
  await page.clock.install();
  await go(pages.screens);
  await page.getByRole('heading', { level: 1, name: pages.screens }).waitFor();
  cable.pull();
  await passTime(page, 10, 5);
  await expectPage(told(away.network_error)).toBeVisible(patience);
  const before = await inSets();
  await passTime(page, 100, 5);
  expect((await inSets()) - before).toBeLessThan(20);
  cable.plug();
  await passTime(page, 10, 1);
  await expectPage(page.getByText(away.network_error)).toHaveCount(0);
});

/** How much stands in all sets that the page holds: what follows something stands in one. */
async function inSets(): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'Set.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' });
  const { result: sum } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.reduce((sum, one) => sum + one.size, 0); }',
    returnByValue: true,
  });
  await session.detach();
  return sum.value;
}

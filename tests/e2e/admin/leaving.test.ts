/** A form that is left while its save is on its way. */
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import type { RunningServer } from '../../running/server.ts';
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
  hospital = await setUpHospital(server, ['101', '103']);
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
});

/** Opens a form as somebody who has typed nothing in it. */
const open = async (path: string) => {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${server.url}/admin/${hospital.orgGid}/${path}`);
};
const input = (name: string) => page.locator(`[data-field=root_${name}] input`);
const waiting = () => page.getByRole('dialog', { name: zh.admin.unsaved.saving });

/** Saves, and goes to the list of staff while the server has not answered yet; answers how it is let answer. */
async function leaveWhileSaving(method: 'POST' | 'PATCH'): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const asked = page.waitForRequest((request) => request.method() === method);
  await page.route('**/api/v1/collab/web/**', async (route) => {
    if (route.request().method() === method) await held.promise;
    await route.continue();
  });
  await page.locator('form button[type=submit]').click();
  await asked;
  await page.getByRole('link', { name: zh.admin.pages.staff, exact: true }).click();
  await waiting().waitFor();
  return async () => {
    held.resolve();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

test('a save that is refused keeps people at the form, with what they typed', async () => {
  const [first, second] = hospital.rooms;
  await open(`management/${first?.panel.gid}/general`);
  const taken = second?.panel.name ?? '';
  await input('name').fill(taken);
  await input('counterName').fill('一診');
  const answer = await leaveWhileSaving('PATCH');
  await answer();
  await page.getByText(zh.errors.duplicate_name.replace('{{name}}', taken)).waitFor();
  await expectPage(waiting()).toHaveCount(0);
  await expectPage(input('counterName')).toHaveValue('一診');
  expect(page.url()).toMatch(/\/general$/);
});

test('a save that succeeds lets people go where they wanted', async () => {
  const gid = hospital.rooms[0]?.panel.gid ?? '';
  await open(`management/${gid}/general`);
  await input('counterName').fill('特約診間');
  const answer = await leaveWhileSaving('PATCH');
  await answer();
  await page.waitForURL(/\/staff$/);
  await expectPage(waiting()).toHaveCount(0);
  expect((await hospital.api.call('getPanel', { query: { gid } })).counterName).toBe('特約診間');
});

test('a new record that is stored does not lead people back to its own list', async () => {
  await open('room/create');
  await input('code').fill('R9');
  await input('name').fill('九診');
  const answer = await leaveWhileSaving('POST');
  await answer();
  await page.waitForURL(/\/staff$/);
  await page.getByRole('heading', { level: 1, name: zh.admin.pages.staff }).waitFor();
  expect((await hospital.api.call('listRoom', { query: { search: 'R9' } })).paging.count).toBe(1);
});

/** The administration without a mouse: the keyboard stays where somebody works with it. */
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
  hospital = await setUpHospital(server, ['101']);
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
});

const open = (path: string) => page.goto(`${server.url}/admin/${hospital.orgGid}/${path}`);

test('after rows are deleted by keyboard it goes on at the row that took their place, and after an undo in the page', async () => {
  for (const code of ['D1', 'D2', 'D3', 'D4']) await hospital.api.call('createRoom', { body: { code, name: code } });
  await open('room');
  const remove = (name: string) => page.getByRole('button', { name: `${zh.ra.action.delete}：${name}`, exact: true });
  const confirm = page.getByRole('dialog').getByRole('button', { name: zh.ra.action.delete });
  await remove('D2').press('Enter');
  await confirm.press('Enter');
  await expectPage(remove('D2')).toHaveCount(0);
  await expectPage(remove('D3')).toBeFocused();
  await page.getByRole('status').getByRole('button', { name: zh.ra.action.undo }).press('Enter');
  await remove('D2').waitFor();
  await expectPage(page.getByRole('main')).toBeFocused();
  await remove('D4').press('Enter'); // the last one
  await confirm.press('Enter');
  await expectPage(remove('D4')).toHaveCount(0);
  await expectPage(remove('D3')).toBeFocused();
  const box = (name: string) => page.getByRole('checkbox', { name: `${zh.ra.action.select_row}：${name}` });
  for (const name of ['D1', 'D2']) await box(name).press('Space');
  await page.getByRole('toolbar').getByRole('button', { name: zh.ra.action.delete }).press('Enter');
  await confirm.press('Enter');
  await expectPage(remove('D2')).toHaveCount(0);
  await expectPage(page.getByRole('checkbox', { name: /^選取此列：/ }).first()).toBeFocused();
});

test('a button that rests while it works has the keyboard again afterwards', async () => {
  await open('room/create');
  await page.locator('#root_code').fill('E1');
  await page.locator('#root_name').fill('E1');
  await page.getByRole('button', { name: zh.ra.action.save, exact: true }).press('Enter');
  await page.waitForURL(/room$/);
  await page.getByRole('link', { name: 'E1', exact: true }).press('Enter');
  await page.locator('#root_name').fill('E2');
  const save = page.getByRole('button', { name: zh.ra.action.save, exact: true });
  await save.press('Enter');
  await page.getByText(zh.admin.form.saved).waitFor();
  await expectPage(save).toBeFocused();
});

test('who takes entries out of a list keeps the keyboard at their place, and at last where one is added', async () => {
  await open('system/voice/group/create');
  const button = (name: string) => page.locator('[data-field=root_parts]').getByRole('button', { name, exact: true });
  for (let parts = 0; parts < 3; parts += 1) await button(zh.ra.action.add).click();
  for (const [taken, next] of [
    [2, 2],
    [2, 1],
  ]) {
    await button(`${zh.ra.action.remove}：${taken}`).press('Enter');
    await expectPage(button(`${zh.ra.action.remove}：${next}`)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expectPage(button(zh.ra.action.add)).toBeFocused();
});

test('who moves an entry to an end of a list keeps the keyboard at it', async () => {
  await open('system/voice/group/create');
  const button = (name: string) => page.locator('[data-field=root_parts]').getByRole('button', { name, exact: true });
  for (let parts = 0; parts < 2; parts += 1) await button(zh.ra.action.add).click();
  await button(`${zh.ra.action.move_down}：1`).press('Enter');
  await expectPage(page.locator('[data-field=root_parts] button:focus')).toBeVisible();
  await expectPage(button(`${zh.ra.action.move_up}：2`)).toBeFocused();
});

test('Enter that ends the composing of a word narrows no list yet', async () => {
  await open('logs/appointments');
  const field = page.getByRole('textbox', { name: zh.fields.Appointment.appointmentId });
  await field.fill('ㄨㄤˊ');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
  await field.fill('王');
  await field.press('Enter');
  await expectPage.poll(() => asked.some((address) => address.includes(encodeURIComponent('王')))).toBe(true);
  expect(asked.filter((address) => address.includes(encodeURIComponent('ㄨㄤˊ')))).toEqual([]);
});

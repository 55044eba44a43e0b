/** Menus, tooltips, dialogs, tabs, tables and fields of the administration behave as the product says they do. */
import type { Browser, Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { holdNext } from '../../browser/hold-next.ts';
import { launchBrowser } from '../../browser/launch.ts';
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
  ({ server, browser } = await openProduct(opened, { from: () => launchBrowser({ motion: true }) }));
  hospital = await setUpHospital(server, ['101']);
  const numbers = Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(2, '0'));
  await hospital.api.call('bulkCreateDoctor', {
    body: { items: numbers.map((number) => ({ code: `D${number}`, name: `醫師${number}` })) },
  });
  await hospital.api.call('bulkCreateRoom', {
    body: { items: numbers.map((number) => ({ code: `2${number}`, name: `2${number} 診` })) },
  });
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
});

const open = (path: string) => page.goto(`${server.url}/admin/${hospital.orgGid}/${path}`);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const place = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('is not seen');
  return box;
};
/** How far the second begins below the end of the first. */
const below = async (upper: Locator, lower: Locator) => {
  const [above, under] = [await place(upper), await place(lower)];
  return under.y - above.y - above.height;
};

test('a drop-down menu opens below its trigger and closes on a choice or a press outside', async () => {
  await open('doctor');
  const trigger = button(zh.admin.list.more);
  const menu = page.getByRole('menu');
  await trigger.click();
  const opened = page.locator('[aria-haspopup=menu][aria-expanded=true]');
  // Menus stand on whole pixels.
  await expect.poll(() => below(opened, page.locator('.MuiMenu-paper')).then(Math.round)).toBe(limits.dropdownOffsetPx);
  await page.mouse.click(500, 600);
  await expectPage(menu).toHaveCount(0);
  await trigger.click();
  const download = page.waitForEvent('download');
  await menu.getByRole('menuitem', { name: zh.admin.list.export, exact: true }).click();
  await expectPage(menu).toHaveCount(0);
  await download;
});

test('what is switched off ignores clicks', async () => {
  await open('doctor');
  const previous = button(zh.ra.navigation.previous);
  await expectPage(previous).toBeDisabled();
  await previous.dispatchEvent('click');
  await expectPage(button(zh.ra.navigation.current_page.replace('{{page}}', '1'))).toHaveAttribute('aria-current');
  await page.getByRole('searchbox').fill('nobody');
  await page.getByText(zh.ra.navigation.no_filtered_results.replace('{{name}}', zh.entities.Doctor)).waitFor();
  await button(zh.admin.list.more).click();
  const entry = page.getByRole('menuitem', { name: zh.admin.list.export, exact: true });
  await expectPage(entry).toHaveAttribute('aria-disabled', 'true');
  await entry.click({ force: true, timeout: 2000 }).catch(() => undefined);
  await expectPage(entry).toHaveCount(1); // nothing was chosen
  await page.keyboard.press('Escape');
});

test('a tooltip shows on hover and on touch, a little beside what it explains', async () => {
  await open('doctor');
  const edit = page
    .locator('tbody')
    .getByRole('link', { name: new RegExp(`^${zh.ra.action.edit}：`) })
    .first();
  const tip = page.getByRole('tooltip').locator('.MuiTooltip-tooltip');
  await edit.hover();
  await expect.poll(() => below(edit, tip)).toBeCloseTo(limits.tooltipOffsetPx, 0);
  const finger = await browser.newContext({
    hasTouch: true,
    viewport: { width: 1280, height: 800 },
    storageState: await page.context().storageState(),
  });
  const touched = await finger.newPage();
  await touched.goto(page.url());
  await touched.locator('tbody button[aria-label]').last().dispatchEvent('touchstart');
  await touched.getByRole('tooltip').waitFor();
  await finger.close();
});

test('choices under a field that is searched are at most so high, and what is typed finds among them by name and code', async () => {
  await open('doctorShift/create');
  await page.locator('[data-field=root_doctor]').getByRole('combobox').click();
  const list = page.getByRole('listbox');
  await expectPage(list.getByRole('option')).toHaveCount(20);
  expect((await place(list)).height).toBe(limits.searchListRem * 16);
  await page.keyboard.type('07');
  await expectPage(list.getByRole('option')).toHaveText(['醫師07 D07']);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('d12');
  await expectPage(list.getByRole('option')).toHaveText(['醫師12 D12']);
  await page.keyboard.press('Escape');
});

test('rows that are chosen and no longer shown are counted, also before they are removed', async () => {
  await open('doctor');
  const hidden = zh.admin.list.notShown.replace('{{number}}', '1');
  await page
    .getByRole('row', { name: /醫師02/ })
    .getByRole('checkbox')
    .check();
  await expectPage(page.getByRole('toolbar')).not.toContainText(hidden);
  await page.getByRole('searchbox').fill('醫師05');
  await page.getByRole('row', { name: /醫師02/ }).waitFor({ state: 'detached' });
  await expectPage(page.getByRole('toolbar')).toContainText(hidden);
  await page.getByRole('toolbar').getByRole('button', { name: zh.ra.action.delete }).click();
  await expectPage(page.getByRole('dialog')).toContainText(hidden);
  await page.getByRole('dialog').getByRole('button', { name: zh.ra.action.cancel }).click();
});

test('chosen rows that another has removed meanwhile keep the others neither from a change nor from removal', async () => {
  const { api } = hospital;
  const items = ['一', '二', '三', '四'].map((name) => ({ code: `K-${name}`, name: `王${name}` }));
  const made = (await api.call('bulkCreateDoctor', { body: { items } })).data.map(({ gid }) => gid);
  const stored = async () => (await api.call('listDoctor', { query: { search: '王' } })).data.map(({ name }) => name);
  await open('doctor?filter={"q":"王"}');
  const chooseAll = page.getByRole('checkbox', { name: zh.ra.action.select_all });
  const bar = page.getByRole('toolbar');
  await chooseAll.check();
  await api.call('deleteDoctor', { query: { gid: made[0] ?? '' } });
  await bar.getByRole('button', { name: zh.admin.list.disable }).click();
  await page.getByText(zh.ra.notification.updated_other.replace('{{smart_count}}', '3')).waitFor();
  await expectPage(page.getByRole('row', { name: /王一/ })).toHaveCount(0);
  await chooseAll.check();
  await api.call('deleteDoctor', { query: { gid: made[1] ?? '' } });
  await bar.getByRole('button', { name: zh.ra.action.delete }).click();
  await page.getByRole('dialog').getByRole('button', { name: zh.ra.action.delete }).click();
  await expect.poll(stored).toEqual([]);
  // What another has removed does not come back with what was removed here.
  await button(zh.ra.action.undo).click();
  await page.getByText(zh.admin.undo.done).waitFor();
  await expectPage(bar).toHaveCount(0);
  expect(await stored()).toEqual(['王三', '王四']);
  await page.getByRole('checkbox', { name: `${zh.ra.action.select_row}：王三`, exact: true }).check();
  await bar.getByRole('button', { name: zh.ra.action.delete }).click();
  await expectPage(page.getByRole('dialog')).toHaveAccessibleName(`${zh.ra.action.delete}：王三`);
});

test('a long list that is on its way into a file says so, and is not asked for again meanwhile', async () => {
  await open('doctor');
  await button(zh.admin.list.more).click();
  const answer = await holdNext(page, 'listDoctor');
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: zh.admin.list.export }).click();
  await answer.asked;
  await button(zh.admin.list.more).getByRole('progressbar').waitFor();
  await button(zh.admin.list.more).click();
  await expectPage(page.getByRole('menuitem', { name: zh.admin.list.export })).toBeDisabled();
  answer.let();
  await saved;
  await expectPage(page.getByRole('menuitem', { name: zh.admin.list.export })).toBeEnabled();
});

test('the mark of loading stays a moment after a search', async () => {
  await open('doctor');
  await page.locator('tbody tr').nth(9).waitFor();
  await expectPage(page.locator('main [role=progressbar]')).toHaveCount(0);
  const lingered = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let found = 0;
        const look = () => {
          if (!found && document.querySelectorAll('tbody tr').length === 1) found = performance.now();
          if (found && !document.querySelector('main [role=progressbar]')) resolve(performance.now() - found);
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.getByRole('searchbox').fill('醫師07');
  expect(await lingered).toBeGreaterThanOrEqual(limits.searchLoadingMs - 5);
});

test('a dialog has its usual width; it can remove only what is there, then leave, then do it', async () => {
  await open('roster?week=2027-03-01');
  await page.locator('.add').first().click();
  const dialog = page.getByRole('dialog');
  const buttons = dialog.locator('.MuiDialogActions-root').getByRole('button');
  const { cancel, save } = zh.ra.action;
  await expectPage(buttons).toHaveText([cancel, save]);
  expect(limits.dialogWidth).toBe('sm');
  await expect.poll(async () => (await place(dialog)).width).toBe(600);
  await dialog.getByRole('combobox', { name: zh.fields.DoctorShift.doctor, exact: true }).click();
  await page.getByRole('option', { name: '醫師03' }).click();
  await buttons.last().click();
  await page.locator('.entry').first().click();
  await expectPage(buttons).toHaveText([zh.ra.action.delete, cancel, save]);
  await buttons.nth(1).click();
});

test('the arrow beside tabs scrolls by what is seen of them, less a little', async () => {
  await open(`management/${hospital.rooms[0]?.panel.gid}/general`);
  await page.addStyleTag({ content: '.MuiTabs-root { max-width: 300px }' });
  const tabs = page.locator('.MuiTabs-scroller');
  const arrow = page.locator('.MuiTabScrollButton-root').last();
  await arrow.click();
  const scrolled = () => tabs.evaluate(({ scrollLeft, clientWidth }) => [Math.round(scrollLeft), clientWidth] as const);
  await expect.poll(async () => (await scrolled())[1]).toBeLessThan(300);
  const [, width] = await scrolled();
  await expect.poll(async () => (await scrolled())[0]).toBe(width - limits.tabsScrollLessPx);
});

test('a long table keeps its head, and shows where more of it is', async () => {
  await open('management/create');
  await page.getByRole('radio').first().click();
  await button(zh.admin.panel.createSeveral).click();
  await expectPage(page.locator('tbody tr')).toHaveCount(20);
  const table = page.locator('.MuiTableContainer-root');
  expect((await place(table)).height).toBe(limits.stickyTableRem * 16);
  const frame = page.locator('[data-more]');
  await expectPage(frame).toHaveAttribute('data-more', 'down');
  await table.focus();
  await page.keyboard.press('End');
  await expectPage(frame).toHaveAttribute('data-more', 'up');
  const [head, top] = [await place(page.locator('thead th').first()), await place(table)];
  expect(Math.round(head.y)).toBe(Math.round(top.y));
});

test('minutes of the hospital’s hours are rounded, and long texts begin with some rows', async () => {
  await open('system/general/times');
  const field = page.locator('[data-field=root_afternoonStartTime] input');
  await field.fill('1332');
  await field.press('Tab');
  await expectPage(field).toHaveValue('13:30');
  await open(`management/${hospital.rooms[0]?.panel.gid}/announcement/create`);
  const text = page.locator('textarea#root_content');
  const rows = await text.evaluate((area) => area.clientHeight / Number.parseFloat(getComputedStyle(area).lineHeight));
  expect(Math.round(rows)).toBe(limits.textareaRows);
});

test('the look follows the system until another is chosen, which this browser remembers', async () => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [light, dark] = ['rgb(243, 246, 249)', 'rgb(13, 23, 32)'];
  await open('doctor');
  await expect.poll(ground).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).toBe(dark);
  const choose = async (name: string) => {
    await button(new RegExp(`^${zh.ra.auth.user_menu}`)).click();
    await page.getByRole('menuitemradio', { name }).click();
    await expectPage(page.getByRole('menu')).toHaveCount(0);
  };
  await choose(zh.admin.appearance.light);
  await expect.poll(ground).toBe(light);
  await page.reload();
  await page.locator('tbody tr').first().waitFor();
  expect(await ground()).toBe(light);
  await choose(zh.admin.appearance.system);
  await expect.poll(ground).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
});

test('who has asked the system for less motion sees none', async () => {
  await open('doctor');
  const lasts = async () => {
    await button(zh.admin.list.more).click();
    const menu = page.locator('.MuiMenu-paper');
    await menu.waitFor();
    const transition = await menu.evaluate((element) => getComputedStyle(element).transitionDuration);
    await page.keyboard.press('Escape');
    await expectPage(menu).toHaveCount(0);
    return Math.max(...transition.split(', ').map(Number.parseFloat));
  };
  expect(await lasts()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await lasts()).toBe(0);
});

test('a press on save counts though the message over it goes away meanwhile', async () => {
  await open('room/create');
  const message = page.locator('[data-field=root_name]').getByRole('alert');
  const save = page.locator('form button[type=submit]');
  await save.click();
  await page.locator('[data-field=root_code] input').fill('R9');
  await expectPage(message).toHaveText(zh.errors.field_required);
  await page.locator('[data-field=root_name] input').fill('診間 9');
  await save.hover();
  await page.mouse.down();
  await expectPage(message).toBeHidden();
  await page.mouse.up();
  await page.waitForURL((address) => address.pathname.endsWith('/room'));
});

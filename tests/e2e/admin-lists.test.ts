/** A generated list at work: search, filter, sort, pages, order, switches, bulk and export. */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../browser/expect-page.ts';
import type { RunningServer } from '../running/server.ts';
import { openAdmin } from './hospital/admin-page.ts';
import { type Hospital, organisationPassword, setUpHospital } from './hospital/set-up-hospital.ts';
import { beginWith, journey } from './journey.ts';
import { openProduct } from './open-product.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;
let panelGid: string;

const titles = Array.from({ length: 12 }, (_, index) => `公告${String(index + 1).padStart(2, '0')}`);

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101']);
  panelGid = hospital.rooms[0]?.panel.gid ?? '';
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
  await page.goto(list());
  await page.getByText(zh.ra.page.empty.replace('{{name}}', zh.entities.Marquee)).waitFor();
  await hospital.api.call('bulkCreateMarquee', {
    query: { panelGid },
    body: { items: titles.map((title, index) => ({ title, content: `內容 ${title}`, enabled: index !== 2 })) },
  });
  await page.reload();
});

const list = () => `${server.url}/admin/${hospital.orgGid}/management/${panelGid}/announcement`;
/** What each row is called. */
const rows = () => page.locator('tbody tr a.record-name');
const stored = async () => (await hospital.api.call('listMarquee', { query: { panelGid, limit: 100 } })).data;
const menu = async (entry: string) => {
  await page.getByRole('button', { name: zh.admin.list.more }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

journey('a list of twelve announcements', (step) => {
  step('shows a page in the stored order, and the next', async () => {
    await expectPage(rows()).toHaveText(titles.slice(0, 10));
    await page.getByRole('button', { name: zh.ra.navigation.page.replace('{{page}}', '2') }).click();
    await expectPage(rows()).toHaveText(titles.slice(10));
    await page.getByRole('combobox', { name: zh.ra.navigation.page_rows_per_page }).click();
    await page.getByRole('option', { name: '25' }).click();
    await expectPage(rows()).toHaveText(titles);
  });

  step('is seen as somebody has saved it, without what was typed, in another tab and from the start', async () => {
    const views = page.getByRole('button', { name: zh.admin.views.title, exact: true });
    const dialog = page.getByRole('dialog');
    await page.getByRole('searchbox').fill('公告');
    await page.getByRole('button', { name: zh.admin.list.filter }).click();
    await dialog.getByRole('combobox', { name: zh.fields.Marquee.enabled }).click();
    await page.getByRole('option', { name: zh.ra.boolean.false }).click();
    await page.keyboard.press('Escape');
    await expectPage(rows()).toHaveText(['公告03']);
    await views.click();
    await page.getByRole('menuitem', { name: zh.admin.views.save }).click();
    await dialog.getByText(zh.admin.views.leftOut).waitFor();
    await dialog.getByRole('textbox', { name: zh.admin.views.name }).fill('停用中');
    await dialog.getByRole('checkbox', { name: zh.admin.views.standard }).check();
    await dialog.getByRole('button', { name: zh.ra.action.save }).click();
    await expectPage(dialog).toHaveCount(0);

    await page.reload();
    await expectPage(rows()).toHaveText(['公告03']);
    await expectPage(page.getByRole('searchbox')).toHaveValue('');
    await views.click();
    await page.getByRole('menuitem', { name: zh.admin.views.manage }).click();
    await dialog.getByRole('textbox', { name: zh.admin.views.name }).fill('未播放');
    await dialog.getByRole('switch', { name: zh.admin.views.standard }).uncheck();
    await dialog.getByRole('button', { name: zh.ra.action.save }).click();
    await expectPage(dialog).toHaveCount(0);
    await page.reload();
    await expectPage(rows()).toHaveText(titles.slice(0, 10));
    await views.click();
    await page.getByRole('menuitem', { name: '未播放' }).click();
    await expectPage(rows()).toHaveText(['公告03']);
    await views.click();
    await page.getByRole('menuitem', { name: zh.admin.views.manage }).click();
    await dialog.getByRole('button', { name: `${zh.ra.action.delete}：未播放` }).click();
    await dialog.getByRole('button', { name: zh.ra.action.save }).click();
    await expectPage(dialog).toHaveCount(0);
    expect((await hospital.api.call('getOwnViews', {})).views).toEqual([]);
    await page.reload();
    await page.getByRole('combobox', { name: zh.ra.navigation.page_rows_per_page }).click();
    await page.getByRole('option', { name: '25' }).click();
    await expectPage(rows()).toHaveText(titles);
  });

  step('searches after a pause and filters by what is switched on', async () => {
    await page.getByRole('searchbox').fill('  公告1 ');
    await expectPage(rows()).toHaveText(['公告10', '公告11', '公告12']);
    await page.getByRole('searchbox').fill('');
    await expectPage(rows()).toHaveCount(12);
    await page.getByRole('button', { name: zh.admin.list.filter, exact: true }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: zh.fields.Marquee.enabled }).click();
    await page.getByRole('option', { name: zh.ra.boolean.false }).click();
    await expectPage(rows()).toHaveText(['公告03']);
    await page.keyboard.press('Escape');
    await page.locator('.MuiChip-deleteIcon').click();
    await expectPage(rows()).toHaveCount(12);
  });

  step('switches one record in its row, and all at once', async () => {
    await page.getByRole('switch', { name: `${zh.fields.Marquee.enabled}：公告03` }).click();
    await expect.poll(async () => (await stored()).every(({ enabled }) => enabled)).toBe(true);
    await menu(zh.admin.list.disableAll);
    await page.getByRole('dialog').getByRole('button', { name: zh.admin.list.disableAll }).click();
    await expect.poll(async () => (await stored()).some(({ enabled }) => enabled)).toBe(false);
    await menu(zh.admin.list.enableAll);
    await expect.poll(async () => (await stored()).every(({ enabled }) => enabled)).toBe(true);
  });

  step('orders by the arrow keys, by a place and by dragging, one call each', async () => {
    const handle = (name: string) => page.getByRole('button', { name: new RegExp(`：${name}，`) });
    await handle('公告01').focus();
    await page.keyboard.press('ArrowDown');
    await expectPage(rows()).toHaveText(['公告02', '公告01', ...titles.slice(2)]);
    await handle('公告12').click();
    await page.getByRole('menuitem', { name: zh.admin.list.moveTo }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('1');
    await page.getByRole('button', { name: zh.admin.list.move, exact: true }).click();
    await expectPage(rows()).toHaveText(['公告12', '公告02', '公告01', ...titles.slice(2, 11)]);
    await handle('公告12').dragTo(page.locator('tbody tr').nth(2));
    await expectPage(rows()).toHaveText(['公告02', '公告01', '公告12', ...titles.slice(2, 11)]);
    await expectPage(rows()).toHaveText((await stored()).map(({ title }) => title ?? ''));
  });

  step('sorts by a column, and goes back to the stored order', async () => {
    await page.getByRole('button', { name: zh.fields.Marquee.title }).click();
    await expectPage(rows()).toHaveText(titles);
    expect(await page.locator('th[aria-sort=ascending]').count()).toBe(1);
    await menu(zh.admin.list.storedOrder);
    await expectPage(rows().first()).toHaveText('公告02');
  });

  step('exports all records as CSV that a spreadsheet reads', async () => {
    const download = page.waitForEvent('download');
    await menu(zh.admin.list.export);
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${zh.entities.Marquee}_\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    const text = await readFile((await file.path()) ?? '', 'utf8');
    expect(text.charCodeAt(0)).toBe(0xfeff);
    const { title, content, enabled } = zh.fields.Marquee;
    expect(text).toContain(`${title},${content},${enabled},${zh.admin.spreadsheet.identity}\r\n`);
    expect(text.trim().split('\r\n')).toHaveLength(13);
  });

  step('disables and deletes the chosen rows, each in one call', async () => {
    const choose = (name: string) =>
      page.getByRole('checkbox', { name: `${zh.ra.action.select_row}：${name}` }).check();
    await choose('公告04');
    await choose('公告05');
    const toolbar = page.getByRole('toolbar');
    await toolbar.getByRole('button', { name: zh.admin.list.disable }).click();
    await expect
      .poll(async () => (await stored()).filter(({ enabled }) => !enabled).map(({ title }) => title))
      .toEqual(['公告04', '公告05']);
    await choose('公告04');
    await choose('公告05');
    await toolbar.getByRole('button', { name: zh.ra.action.delete }).click();
    await page.getByRole('dialog').getByRole('button', { name: zh.ra.action.delete }).click();
    await expectPage(rows()).toHaveCount(10);
    expect((await stored()).map(({ title }) => title)).not.toContain('公告04');
  });
});

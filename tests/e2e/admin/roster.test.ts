/** The roster as a week: made, changed, moved, substituted and copied; two administrators; on a phone. */
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import type { RunningServer } from '../../running/server.ts';
import { openAdmin } from '../hospital/admin-page.ts';
import { type Hospital, organisationPassword, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;
const words = zh.admin.roster;
/** A week that is always to come, and never holds the present day. */
const week = '2027-03-01';
const days = ['116/03/01', '116/03/02'];

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101']);
  const { api, orgGid } = hospital;
  await api.call('updateOrganisationGeneral', { body: { gid: orgGid, dateFormat: 'roc' } });
  for (const [code, name] of ['林志明', '陳怡君', '王淑芬'].entries())
    await api.call('createDoctor', { body: { code: `D${code}`, name } });
  for (const name of ['101 診', '102 診']) await api.call('createRoom', { body: { code: name.slice(0, 3), name } });
  page = await openAdmin(browser, server.url, orgGid, organisationPassword);
  await page.getByRole('link', { name: zh.admin.pages.roster, exact: true }).click();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const place = (room: string, day: string, session: string) =>
  button(words.addAt.replace('{{place}}', room).replace('{{day}}', `星期${day}`).replace('{{session}}', session));
const entry = (name: string | RegExp) => page.locator('.entry').and(page.getByRole('button', { name }));
const dialog = () => page.getByRole('dialog');
const save = () => dialog().getByRole('button', { name: zh.ra.action.save }).click();

const everyWeek = (day: string) =>
  dialog()
    .getByRole('radio', { name: `${words.everyWeek}：${day}` })
    .check();

async function choose(field: string, name: string): Promise<void> {
  await dialog().getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name }).click();
}

journey('a week of a roster', (step) => {
  step('names two doctors of one name with their codes, where one is chosen and in the week', async () => {
    for (const code of ['D71', 'D72']) await hospital.api.call('createDoctor', { body: { code, name: '周承恩' } });
    await page.goto(`${server.url}/admin/${hospital.orgGid}/roster?week=2027-05-03`);
    await place('102 診', '五', zh.values.ClinicShift.evening).click();
    await choose('醫師', '周承恩 D72');
    await save();
    await expectPage(entry('周承恩 D72')).toHaveCount(1);
  });

  step('names them with their codes in the lists of entries and of leave too', async () => {
    const { data } = await hospital.api.call('listDoctor', { query: { search: 'D72' } });
    const leave = { doctor: data[0]?.gid ?? '', from: '2027-05-03', to: '2027-05-04' };
    await hospital.api.call('createDoctorLeave', { body: leave });
    for (const list of ['doctorShift', 'doctorLeave']) {
      await page.goto(`${server.url}/admin/${hospital.orgGid}/${list}`);
      await expectPage(page.getByRole('cell', { name: '周承恩 D72', exact: true })).toHaveCount(1);
    }
    await page.getByRole('button', { name: `${zh.ra.action.delete}：` }).click();
    const asked = page.getByRole('dialog', { name: `${zh.ra.action.delete}：${zh.entities.DoctorLeave}` });
    await expectPage(asked, 'whose leave it is, and when').toContainText('周承恩 D72');
    await asked.getByRole('button', { name: zh.ra.action.cancel }).click();
  });

  step('begins on Monday in Chinese, in the era of the hospital', async () => {
    await page.goto(`${server.url}/admin/${hospital.orgGid}/roster?week=2027-03-03`);
    await expectPage(page.getByRole('columnheader').nth(1)).toHaveText('星期一03/01');
    await expectPage(page.getByLabel(words.weekOf)).toHaveValue(days[0] ?? '');
  });

  step('takes an entry for every week, by the keyboard', async () => {
    await place('101 診', '一', zh.values.ClinicShift.morning).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await choose('醫師', '林志明');
    // A week is being looked at, so the day alone is meant until somebody says that every week is.
    await expectPage(dialog().getByRole('radio', { name: `${words.onlyThisDay}：民國116年03月01日` })).toBeChecked();
    await everyWeek('星期一');
    await save();
    await expectPage(entry('林志明')).toHaveCount(1);
    await expectPage(entry('林志明')).toBeFocused();
    await button(words.next).click();
    await expectPage(entry('林志明')).toHaveCount(1);
    await button(words.previous).click();
  });

  step('refuses a second room for the doctor at the field, and takes another doctor', async () => {
    await place('102 診', '一', zh.values.ClinicShift.morning).click();
    await choose('醫師', '林志明');
    await everyWeek('星期一');
    // The name of the first field stands on its frame, below the title.
    const [name, content] = await Promise.all(
      ['label', '.MuiDialogContent-root'].map((part) => dialog().locator(part).first().boundingBox()),
    );
    expect(name!.y).toBeGreaterThanOrEqual(content!.y);
    await save();
    await expectPage(dialog().getByText('這位醫師同一診次已排在「101 診」')).toBeVisible();
    await choose('醫師', '陳怡君');
    // Beside the window: what was entered stays.
    await page.mouse.click(5, 5);
    await save();
    await expectPage(entry('陳怡君')).toHaveCount(1);
  });

  step('brings back an entry of the plan that was deleted by mistake', async () => {
    await entry('陳怡君').click();
    await everyWeek('星期一');
    await dialog().getByRole('button', { name: zh.ra.action.delete }).click();
    await expectPage(page.getByText('已刪除醫師班表「陳怡君」')).toBeVisible();
    await expectPage(entry('陳怡君')).toHaveCount(0);
    await button(zh.ra.action.undo).click();
    await expectPage(entry('陳怡君')).toHaveCount(1);
  });

  step(
    'lets two doctors change rooms, for every week, by dragging one onto the other, and back by the keyboard',
    async () => {
      const inRoom = (room: string, name: string) =>
        page.getByRole('row', { name: new RegExp(`^${room}`) }).getByRole('button', { name, exact: true });
      await inRoom('101 診', '林志明').dragTo(inRoom('102 診', '陳怡君'));
      await everyWeek('星期一');
      await expectPage(dialog().getByText('同一診次已排：102 診・陳怡君')).toBeVisible();
      await expectPage(dialog().getByRole('checkbox', { name: '與「陳怡君」互換' })).toBeChecked();
      await save();
      await expectPage(inRoom('101 診', '陳怡君')).toBeVisible();
      await inRoom('102 診', '林志明').press('Enter');
      await choose('診間', '101 診');
      await everyWeek('星期一');
      await save();
      await expectPage(inRoom('102 診', '陳怡君')).toBeVisible();
      await expectPage(inRoom('101 診', '林志明')).toBeVisible();
    },
  );

  step('marks the days on which a doctor is away, and a substitute for that day settles it', async () => {
    const { data } = await hospital.api.call('listDoctor', { query: { search: '林志明' } });
    await hospital.api.call('createDoctorLeave', {
      body: { doctor: data[0]?.gid ?? '', from: week, to: '2027-03-03' },
    });
    await page.reload();
    await page.getByRole('link', { name: '林志明 民國116年03月01日 - 民國116年03月03日' }).click();
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText(zh.entities.DoctorLeave);
    await page.goBack();
    await page
      .getByRole('alert')
      .getByRole('button', { name: /101 診/ })
      .click();
    await expectPage(dialog().getByText(zh.values.RosterFault.doctorAway)).toBeVisible();
    await choose('代診醫師', '王淑芬');
    await page.goForward();
    await expectPage(dialog()).toHaveAccessibleName(zh.admin.unsaved.title);
    await dialog().getByRole('button', { name: zh.ra.action.cancel }).click();
    await save();
    await expectPage(entry(`林志明 王淑芬 代診，${words.onlyThisDay}`)).toBeVisible();
    await expectPage(page.getByText(zh.values.RosterFault.doctorAway)).toHaveCount(0);
  });

  step('moves an entry by dragging, for one day only', async () => {
    await entry('陳怡君').dragTo(place('102 診', '二', zh.values.ClinicShift.afternoon));
    await expectPage(dialog().getByRole('radio', { name: `${words.onlyThisDay}：民國116年03月02日` })).toBeChecked();
    await save();
    await expectPage(entry(`陳怡君，${zh.fields.DoctorShift.closed}，${words.onlyThisDay}`)).toBeVisible();
    await expectPage(entry(`陳怡君，${words.onlyThisDay}`)).toBeVisible();
    await button(words.next).click();
    await expectPage(entry(/^陳怡君$/)).toHaveCount(1);
  });

  step('is copied to the next week, without what that week has already', async () => {
    await button(words.copyWeek).click();
    await button(words.copy).click();
    await expectPage(entry(`陳怡君，${words.onlyThisDay}`)).toBeVisible();
    await expectPage(page.locator('.entry.single')).toHaveCount(3);
    await button(words.copyWeek).click();
    await expectPage(page.getByText(words.nothingToCopy)).toBeVisible();
  });

  step('is not copied where a doctor is elsewhere by then, and the page says why', async () => {
    const { data: doctors } = await hospital.api.call('listDoctor', { query: { search: '陳怡君' } });
    const { data: rooms } = await hospital.api.call('listRoom', { query: { search: '101' } });
    const [doctor, room] = [doctors[0]?.gid ?? '', rooms[0]?.gid ?? ''];
    const body = { doctor, room, weekday: 2, shift: 'afternoon', date: '2027-03-16' } as const;
    await hospital.api.call('createDoctorShift', { body });
    await button(words.next).click();
    await expectPage(entry(`陳怡君，${words.onlyThisDay}`)).toBeVisible();
    await button(words.copyWeek).click();
    await button(words.copy).click();
    await expectPage(page.getByRole('alert').getByText('這位醫師同一診次已排在「101 診」')).toBeVisible();
  });

  step('is shown by doctors, and told where two administrators were at once', async () => {
    const { data } = await hospital.api.call('listDoctorShift', {});
    const [line] = data.filter(({ date }) => date === undefined);
    await button(words.everyWeek).click();
    await entry('林志明').click();
    await hospital.api.call('deleteDoctorShift', { query: { gid: line?.gid ?? '' } });
    const { data: left } = await hospital.api.call('listDoctorShift', {});
    for (const { gid, date } of left) if (!date) await hospital.api.call('deleteDoctorShift', { query: { gid } });
    await save();
    await expectPage(dialog().getByRole('alert')).toBeVisible();
    await dialog().getByRole('button', { name: zh.ra.action.cancel }).click();
    await button(words.oneWeek).click();
    await button(words.by.doctors).click();
    await page.goto(`${server.url}/admin/${hospital.orgGid}/roster?week=${week}&by=doctors`);
    await expectPage(page.getByRole('rowheader', { name: '王淑芬' })).toBeVisible();
    await expectPage(entry(`101 診 王淑芬 代診，${words.onlyThisDay}`)).toHaveCount(2);
  });

  step('shows one day at a time on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectPage(page.getByRole('columnheader')).toHaveCount(2);
    await page.getByRole('tab', { name: '星期二' }).click();
    await expectPage(page.getByRole('columnheader').nth(1)).toHaveText('星期二03/02');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const middleOf = async (name: string) => {
      const { y = 0, height = 0 } = (await button(name).boundingBox()) ?? {};
      return y + height / 2;
    };
    expect(await middleOf(words.next)).toBe(await middleOf(words.previous));
  });

  step('leads to the list, and the list back', async () => {
    await page.getByRole('link', { name: words.list }).click();
    await expectPage(page.getByRole('heading', { name: zh.entities.DoctorShift, level: 1 })).toBeVisible();
    await page.getByRole('link', { name: zh.admin.pages.roster, exact: true }).click();
    await expectPage(page.getByRole('heading', { name: zh.admin.pages.roster })).toBeVisible();
  });
});

test('a sheet of paper has the whole week with its dates, and nothing of what is pressed on a screen', async () => {
  const { orgGid } = hospital;
  const other = await openAdmin(browser, server.url, orgGid, organisationPassword);
  await other.goto(`${server.url}/admin/${orgGid}/roster?week=${week}`);
  await expectPage(other.getByRole('button', { name: zh.admin.dashboard.print, exact: true })).toBeVisible();
  await other.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await other.emulateMedia({ media: 'print' });
  // A4, as it is usually put into a printer.
  await other.setViewportSize({ width: 794, height: 1123 });
  await expectPage(other.getByRole('columnheader')).toHaveCount(8);
  await expectPage(other.getByText('民國116年03月01日 - 民國116年03月07日', { exact: true })).toBeVisible();
  await expectPage(other.getByRole('button').and(other.locator(':not(.entry)'))).toHaveCount(0);
  // Who is away that week is told on paper too, by what leads to the leave on a screen.
  await expectPage(other.getByRole('link').and(other.locator(':not([href*="/doctorLeave/"])'))).toHaveCount(0);
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794);
  await other.context().close();
});

test('a hospital of many rooms turns the pages of its week, and its paper has all of them', async () => {
  const { api, orgGid } = hospital;
  const rooms = Array.from({ length: 110 }, (_, place) => ({ code: `W${1000 + place}`, name: `病房 ${1000 + place}` }));
  await api.call('bulkCreateRoom', { body: { items: rooms.slice(0, 100) } });
  await api.call('bulkCreateRoom', { body: { items: rooms.slice(100) } });
  const other = await openAdmin(browser, server.url, orgGid, organisationPassword);
  await other.goto(`${server.url}/admin/${orgGid}/roster?week=2027-03-01`);
  const rows = other.getByRole('rowheader');
  await expectPage(rows).toHaveCount(100);
  await other.getByRole('button', { name: zh.ra.navigation.page.replace('{{page}}', '2'), exact: true }).click();
  await expectPage(rows.last()).toHaveText('病房 1109');
  const at = (line: number, column: number) => other.locator(`[data-line="${line}"][data-column="${column}"] button`);
  await at(0, 6).focus();
  await other.keyboard.press('ArrowUp');
  await expectPage(at(299, 6)).toBeFocused();
  await expectPage(rows).toHaveCount(100);
  await other.keyboard.press('ArrowDown');
  await expectPage(at(0, 6)).toBeFocused();
  await expectPage(rows.last()).toHaveText('病房 1109');
  await other.keyboard.press('ArrowRight');
  await expectPage(other).toHaveURL(/week=2027-03-08/);
  await expectPage(at(0, 0)).toBeFocused();
  await expectPage(rows.last()).toHaveText('病房 1109');
  await other.keyboard.press('ArrowLeft');
  await expectPage(other).toHaveURL(/week=2027-03-01/);
  await expectPage(at(0, 6)).toBeFocused();
  await other.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expectPage(rows).toHaveCount(112);
  await other.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expectPage(rows).toHaveCount(12);
  await other.getByRole('searchbox').or(other.getByPlaceholder(zh.ra.action.search)).first().fill('病房');
  await expectPage(rows.first()).toHaveText('病房 1000');
  await other.context().close();
});

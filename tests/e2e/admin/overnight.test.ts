/** Pages of the admin that stand open overnight: they go on with the day, and keep what was begun. */
import type { Browser, Locator, Page } from 'playwright';
import { test } from 'vitest';
import { dayText } from '#admin/calendar/calendar.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { serverAhead } from '../../browser/server-ahead.ts';
import type { RunningServer } from '../../running/server.ts';
import { openAdmin } from '../hospital/admin-page.ts';
import { type Hospital, organisationPassword, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith } from '../journey.ts';
import { openProduct } from '../open-product.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;
let pass: (hours: number) => Promise<void>;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101']);
  await hospital.api.call('createRoom', { body: { code: '101', name: '101 診' } });
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
  await page.clock.install();
  pass = await serverAhead(page);
});

const open = (path: string) => page.goto(`${server.url}/admin/${hospital.orgGid}/${path}`);
const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const night = () => pass(24);

/** The value of a field once it is there. */
async function filled(field: Locator): Promise<string> {
  await expectPage(field).not.toHaveValue('');
  return field.inputValue();
}

test('a computer whose clock is a day ahead, or years behind, goes by the hospital’s day', async () => {
  const { serviceDate } = await hospital.api.call('getPanelView', {
    query: { panelGid: hospital.rooms[0]?.panel.gid ?? '' },
  });
  for (const hours of [26, -50_000]) {
    const wrong = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
    await wrong.clock.install({ time: Date.now() + hours * 3_600_000 });
    await wrong.goto(`${server.url}/admin/${hospital.orgGid}/appointment-list/create`);
    await expectPage(wrong.locator('#place-day')).toHaveValue(dayText(serviceDate, 'roc'));
    await wrong.close();
  }
});

test('a report is of the day on which it is asked for', async () => {
  await open('reports');
  const day = box(zh.fields.DayFigures.date);
  const before = await filled(day);
  await night();
  await expectPage(day).not.toHaveValue(before);
});

test('the log of appointments goes on to the next day', async () => {
  await open('logs/appointments');
  const [from, to] = [box(zh.admin.dashboard.from), box(zh.admin.dashboard.to)];
  const before = [await filled(from), await filled(to)] as const;
  await night();
  await expectPage(to).not.toHaveValue(before[1]);
  await expectPage(from).not.toHaveValue(before[0]);
});

test('an appointment that nobody has begun to enter is for the next day; one that was begun stays as it is', async () => {
  await open('appointment-list/create');
  const [day, name] = [page.locator('#place-day'), page.locator('#appointment-name')];
  const before = await filled(day);
  await night();
  await expectPage(day).not.toHaveValue(before);
  const next = await filled(day);
  await name.fill('王大明');
  await night();
  await expectPage(day).toHaveValue(next);
  await expectPage(name).toHaveValue('王大明');
});

test('an appointment of today is for the session that runs, of another day for the morning, until one is chosen', async () => {
  await open('appointment-list/create');
  const day = page.locator('#place-day');
  const session = page.getByRole('combobox', { name: zh.fields.Appointment.shift });
  await expectPage(session).toHaveText(zh.values.Session.morning);
  await pass(6);
  await expectPage(session).toHaveText(zh.values.Session.afternoon);
  const today = await filled(day);
  await day.fill('116/12/31');
  await day.blur();
  await expectPage(session).toHaveText(zh.values.Session.morning);
  await day.fill(today);
  await day.blur();
  await expectPage(session).toHaveText(zh.values.Session.afternoon);
  await session.click();
  await page.getByRole('option', { name: zh.values.Session.evening, exact: true }).click();
  await day.fill('116/12/31');
  await day.blur();
  await expectPage(session).toHaveText(zh.values.Session.evening);
});

test('the roster goes on to the next week; an entry that is being made there keeps its week and what was typed', async () => {
  await open('roster');
  const week = page.getByLabel(zh.admin.roster.weekOf);
  const before = await filled(week);
  await page.locator('.add').first().click();
  const dialog = page.getByRole('dialog');
  const day = dialog.getByRole('combobox', { name: zh.fields.DoctorShift.weekday });
  const chosen = await day.textContent();
  await dialog.getByRole('textbox', { name: zh.fields.DoctorShift.note }).fill('帶學生');
  await pass(7 * 24);
  await expectPage(week).not.toHaveValue(before);
  await page.locator('.add').first().waitFor();
  await expectPage(dialog.getByRole('textbox', { name: zh.fields.DoctorShift.note })).toHaveValue('帶學生');
  await expectPage(day).toHaveText(chosen ?? '');
});

/** The dashboards, on the demo hospital: what they show is what the API counts, and their reports can be opened. */
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import { daysAfter } from '#admin/calendar/week.ts';
import { type Api, apiAt } from '#demo/api.ts';
import { organisation } from '#demo/hospital/organisation.ts';
import { limits } from '#generated/limits.ts';
import { operations } from '#generated/operations.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { addressOf } from '../../browser/address-of.ts';
import { answerBusy } from '../../browser/answer-busy.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { holdNext } from '../../browser/hold-next.ts';
import { serverAhead } from '../../browser/server-ahead.ts';
import type { RunningServer } from '../../running/server.ts';
import { openAdmin } from '../hospital/admin-page.ts';
import { organisationPassword, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';

let server: RunningServer;
let browser: Browser;
let page: Page;
let api: Api;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened, { env: { DEMO: '1' } }));
  const nobody = apiAt(server.url);
  const { gid: orgGid, password } = organisation;
  const { token } = await nobody.call('signInOrganisation', { body: { orgGid, password } });
  api = nobody.as(token);
  page = await browser.newPage({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(45_000);
});

const words = zh.admin.dashboard;
const tile = (label: string) => page.locator('dl').locator('div', { has: page.getByText(label, { exact: true }) });
const heading = (text: string) => page.getByRole('heading', { level: 1 }).getByText(text, { exact: true });
const menu = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

journey('an administrator looks at the figures', (step) => {
  step('enters, and is at the first dashboard that the hospital uses', async () => {
    await page.goto(`${server.url}/admin`);
    await page.locator('input').first().fill(organisation.gid);
    await page.locator('input[type=password]').fill(organisation.password);
    await page.locator('button[type=submit]').click();
    await page.waitForURL(`${server.url}/admin/demo/dashboard`);
    await heading(words.menu.enablePtchCashierRegistrationDashboardOption).waitFor();
  });

  step('sees the day as the API counts it, and each counter', async () => {
    const { issued, completed } = await api.call('getTotalOfPeople', {});
    expect(issued).toBeGreaterThan(0);
    await expectPage(tile(words.issued)).toContainText(String(issued));
    await expectPage(tile(words.completed)).toContainText(String(completed));
    const { data } = await api.call('listCounterServiceInfo', {});
    await expectPage(page.getByRole('table', { name: words.counters }).getByRole('row')).toHaveCount(data.length + 1);
  });

  step('finds the tiles in rows of about one length, on a small screen too', async () => {
    const rows = () =>
      page.locator('dl').evaluate((list) => {
        const tops = [...list.children].map((one) => one.getBoundingClientRect().top);
        return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      });
    expect(await rows()).toEqual([7]);
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect.poll(rows).toEqual([4, 3]);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  step('reads a picture by keys, and as a table', async () => {
    const { data } = await api.call('listHourlyFigures', {});
    const figure = page.locator('figure', { has: page.getByText(words.perHour, { exact: true }) });
    await figure.getByRole('img').focus();
    await page.keyboard.press('ArrowRight');
    await expectPage(figure.locator('[aria-live]')).toContainText(`${data[0]?.hour}:00`);
    await figure.getByRole('button', { name: zh.admin.figures.asTable }).click();
    await expectPage(figure.getByRole('row')).toHaveCount(data.length + 2);
    const sum = (name: 'completed' | 'passed') => data.reduce((total, hour) => total + hour[name], 0);
    const total = figure.getByRole('row', { name: words.total });
    await expectPage(total.getByRole('cell')).toHaveText([`${sum('completed')}`, `${sum('passed')}`]);
  });

  step('exports a report, and opens it', async () => {
    await page.getByRole('button', { name: zh.values.ReportType.clerkDaily }).click();
    const link = page.getByRole('link', { name: /\.xlsx$/ });
    await link.waitFor();
    const answer = await fetch(new URL((await link.getAttribute('href')) ?? '', server.url));
    expect(answer.status).toBe(200);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  step('finds no figures of a day under another that was chosen, however long its own take', async () => {
    const figures = page.getByRole('region', { name: words.staffFigures });
    await figures.getByRole('table').waitFor();
    const answer = await holdNext(page, 'listStaffByMonth');
    await figures.getByRole('button', { name: words.byMonth, exact: true }).click();
    await expectPage(figures.getByRole('table')).toHaveCount(0);
    await expectPage(figures.getByText(zh.admin.figures.nothing)).toHaveCount(0);
    answer.let();
    await figures.getByRole('table').waitFor();
  });

  step('goes to the figures of the staff of yesterday by one press, and to another month by one', async () => {
    const figures = page.getByRole('region', { name: words.staffFigures });
    const asked = (id: 'listStaffByDate' | 'listStaffByMonth', query: string) =>
      page.waitForRequest((request) => addressOf(id).test(request.url()) && request.url().includes(query));
    const { serviceDate } = await api.call('getTotalOfPeople', {});
    const monthBefore = daysAfter(`${serviceDate.slice(0, 7)}-01`, -1).slice(0, 7);
    const month = asked('listStaffByMonth', `month=${monthBefore}`);
    await figures.getByRole('button', { name: words.monthBefore }).click();
    await month;
    await figures.getByRole('button', { name: words.monthAfter }).click();
    await figures.getByRole('button', { name: words.byDay, exact: true }).click();
    const day = asked('listStaffByDate', `date=${daysAfter(serviceDate, -1)}`);
    await figures.getByRole('button', { name: zh.admin.calendar.dayBefore }).click();
    await day;
  });

  step('looks at the groups of today', async () => {
    await menu(words.menu.enablePanelGroupUsageDashboardOption);
    await page.waitForURL(`${server.url}/admin/group/demo/dashboard`);
    await page.getByRole('button', { name: words.today, exact: true }).click();
    const day = (await api.call('getTotalOfPeople', {})).serviceDate;
    const { groups } = await api.call('getPanelGroupUsage', { query: { from: day, to: day } });
    const issued = groups.reduce((sum, group) => sum + group.issued, 0);
    await expectPage(tile(words.issued)).toContainText(String(issued));
  });

  step('looks at a year by its months, and reads how many days there are at once', async () => {
    await page.getByRole('button', { name: words.year, exact: true }).click();
    const figure = page.locator('figure', { has: page.getByText(words.perMonth, { exact: true }) });
    await figure.getByRole('button', { name: zh.admin.figures.asTable }).click();
    const day = (await api.call('getTotalOfPeople', {})).serviceDate;
    const [year, month] = day.split('-').map(Number) as [number, number];
    await expectPage(
      figure.getByRole('rowheader', { name: `${year - 1911}/${String(month).padStart(2, '0')}` }),
    ).toBeVisible();
    // A head and a sum beside the months, which are twelve on the last day of one, and else thirteen.
    const [firstYear, firstMonth] = daysAfter(day, -364).split('-').map(Number) as [number, number];
    await expectPage(figure.getByRole('row')).toHaveCount((year - firstYear) * 12 + month - firstMonth + 3);
    const from = page.getByRole('textbox', { name: words.from });
    await from.fill(`${year - 1912}${String(month).padStart(2, '0')}01`);
    await from.blur();
    await expectPage(tile(words.issued)).toBeVisible();
    await from.fill(`${year - 1913}${String(month).padStart(2, '0')}01`);
    await from.blur();
    await page.getByText(words.atMostDays.replace('{{number}}', `${limits.reportDays}`)).waitFor();
    await expectPage(page.getByRole('textbox', { name: words.to })).not.toHaveValue('');
    await expectPage(tile(words.issued)).toBeVisible();
    await page.getByRole('button', { name: words.today, exact: true }).click();
    await expectPage(page.getByText(words.atMostDays.replace('{{number}}', `${limits.reportDays}`))).toHaveCount(0);
  });

  step('reads why figures cannot be had: what the server refuses, or that it cannot be reached', async () => {
    const usage = '**/panelGroup/usage?*';
    const again = page.getByRole('button', { name: words.today, exact: true });
    const why = page.getByRole('main').getByRole('alert');
    const refusal = { contents: [{ code: 'no_permission', message: 'refused' }], traceId: 'trace-1' };
    await page.route(usage, (route) => route.fulfill({ status: 403, json: refusal }));
    await page.getByRole('button', { name: words.week, exact: true }).click();
    await expectPage(why).toHaveText(zh.errors.no_permission);
    await page.unroute(usage);
    await page.route(usage, (route) => route.abort());
    await again.click();
    await expectPage(why).toHaveText(zh.errors.network_error);
    await page.unroute(usage);
    await expectPage(tile(words.issued)).toBeVisible();
    await page.route(usage, answerBusy);
    await page.getByRole('button', { name: words.week, exact: true }).click();
    await expectPage(why).toHaveText(zh.errors.service_busy);
    await page.unroute(usage);
    await expectPage(tile(words.issued)).toBeVisible();
    await again.click();
  });

  step('looks at the appointments', async () => {
    await menu(words.menu.enableAppointmentUsageDashboardOption);
    await page.waitForURL(`${server.url}/admin/appointment/demo/dashboard`);
    const day = (await api.call('getTotalOfPeople', {})).serviceDate;
    await page.getByRole('button', { name: words.today, exact: true }).click();
    const { total } = await api.call('getAppointmentUsage', { query: { from: day, to: day } });
    await expectPage(tile(zh.fields.AppointmentFigures.appointments)).toContainText(String(total.appointments));
  });

  step('prints the range above its figures', async () => {
    const day = (await api.call('getTotalOfPeople', {})).serviceDate;
    const [year, month, date] = day.split('-');
    const written = `民國${Number(year) - 1911}年${month}月${date}日`;
    await page.emulateMedia({ media: 'print' });
    await expectPage(page.getByText(`${written} - ${written}`, { exact: true })).toBeVisible();
    await expectPage(page.getByRole('button', { name: words.print })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  step('leaves them open overnight, and finds today to be the next day', async () => {
    await page.clock.install();
    const pass = await serverAhead(page);
    await page.reload();
    await page.getByRole('button', { name: words.today, exact: true }).click();
    const from = page.getByRole('textbox', { name: words.from });
    const before = await from.inputValue();
    const counted = page.waitForRequest((request) => request.url().includes(operations.getAppointmentUsage.path));
    await pass(24);
    await expectPage(from).not.toHaveValue(before);
    await expectPage(page.getByRole('textbox', { name: words.to })).toHaveValue(await from.inputValue());
    await counted;
  });

  step('a dashboard that is switched off is neither in the menu nor at its address', async () => {
    const dashboardOptions = {
      enablePtchCashierRegistrationDashboardOption: false,
      enablePanelGroupUsageDashboardOption: false,
      enableAppointmentUsageDashboardOption: true,
    };
    await api.call('updateOrganisationGeneral', { body: { gid: organisation.gid, dashboardOptions } });
    await page.goto(`${server.url}/admin/demo/dashboard`);
    await heading(zh.errors.page_not_found).waitFor();
    await page.goto(`${server.url}/admin`);
    await page.waitForURL(`${server.url}/admin/appointment/demo/dashboard`);
    await expectPage(
      page.getByRole('navigation').getByText(words.menu.enablePanelGroupUsageDashboardOption),
    ).toHaveCount(0);
  });
});

test('a hospital without counters reads that it has none, not the heads of an empty table', async () => {
  const { api: own, orgGid } = await setUpHospital(server, []);
  const dashboardOptions = { enablePtchCashierRegistrationDashboardOption: true };
  await own.call('updateOrganisationGeneral', { body: { gid: orgGid, dashboardOptions } });
  const fresh = await openAdmin(browser, server.url, orgGid, organisationPassword);
  await fresh.goto(`${server.url}/admin/${orgGid}/dashboard`);
  await expectPage(fresh.getByRole('region', { name: words.counters })).toContainText(words.noCounters);
  await fresh.close();
});

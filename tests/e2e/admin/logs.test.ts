/** The logs of an organisation and of the provider: what was done, in the words of those who read it. */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { seriousFindings } from '../../browser/serious-findings.ts';
import type { RunningServer } from '../../running/server.ts';
import { openAdmin } from '../hospital/admin-page.ts';
import {
  type Hospital,
  organisationPassword,
  pushAppointments,
  setUpHospital,
  staffPassword,
} from '../hospital/set-up-hospital.ts';
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
const entries = () => page.getByRole('list', { name: zh.entities.ChangeLog }).locator('> li');

test('the log of changes says it with labels, values in words and names, narrowed by kind, and as a file', async () => {
  const { api } = hospital;
  const department = await api.call('createMedicalDepartment', { body: { code: 'D1', name: '骨科' } });
  const doctor = await api.call('createDoctor', { body: { code: 'X1', name: '林志明' } });
  await api.call('updateDoctor', { body: { gid: doctor.gid, departments: [department.gid], enabled: false } });
  await open('logs/changeLog');
  await page.getByRole('combobox', { name: zh.fields.ChangeLog.family }).click();
  await page.getByRole('option', { name: zh.entities.Doctor, exact: true }).click();
  await expectPage(entries()).toHaveCount(2);
  const changed = entries().filter({ hasText: zh.values.ChangeAction.updated });
  await changed.getByText(zh.fields.Doctor.departments).waitFor();
  await changed.getByText('骨科').waitFor();
  await changed.getByText(zh.ra.boolean.false, { exact: true }).waitFor();
  await expectPage(changed).not.toContainText(department.gid);
  expect(await seriousFindings(page)).toEqual([]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: zh.admin.list.more }).click();
  await page.getByRole('menuitem', { name: zh.admin.list.export }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text).toContain(`${zh.entities.Doctor},林志明,${zh.fields.Doctor.departments},,骨科`);
  await changed.getByRole('link', { name: '林志明' }).click();
  await page.waitForURL(new RegExp(`/doctor/${doctor.gid}`));
});

test('who looked at whom, and why a sign-in was refused, stand in files in the words of their lists', async () => {
  const file = async (path: string) => {
    await open(path);
    await page.getByRole('table').locator('tbody tr').first().waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: zh.admin.list.more }).click();
    await page.getByRole('menuitem', { name: zh.admin.list.export }).click();
    return readFile(await (await saved).path(), 'utf8');
  };
  await hospital.api.call('listAppointment', { query: { shift: 'morning' } });
  await hospital.api
    .call('signInStaff', { body: { orgGid: hospital.orgGid, staffId: 'nurse101', password: 'not the one' } })
    .catch(() => undefined);
  expect(await file('logs/readLog')).toContain(`${zh.fields.Appointment.shift} ${zh.values.Session.morning}`);
  expect(await file('logs/accessLog')).toContain(zh.errors.login_failed);
});

test('the log of appointments says what was done to which, by whom', async () => {
  await pushAppointments(hospital, 2);
  await open('logs/appointments');
  const list = page.getByRole('list', { name: zh.admin.logs.appointments });
  await expectPage(list.locator('> li')).toHaveCount(2);
  await list.getByText(zh.values.AppointmentAction.created).first().waitFor();
  await list.getByText(zh.values.ActorKind.agency).first().waitFor();
  await page.getByRole('combobox', { name: zh.fields.ChangeLog.action }).click();
  await page.getByRole('option', { name: zh.values.AppointmentAction.canceled, exact: true }).click();
  await page.getByText(zh.admin.history.none).waitFor();
});

test('the log of shifts has who serves where', async () => {
  const [room] = hospital.rooms;
  const { token } = await hospital.api.call('signInStaff', {
    body: { orgGid: hospital.orgGid, staffId: room?.staffId ?? '', password: staffPassword },
  });
  const nurse = hospital.api.as(token);
  const at = { path: { variant: 'clinic' as const }, body: { panelGid: room?.panel.gid ?? '' } };
  await nurse.call('logInCounter', at);
  await open('logs/shiftLog');
  const row = page.getByRole('row').filter({ hasText: '護理師101' });
  await row.getByText(zh.values.ShiftEnd.open).waitFor();
  await nurse.call('logOutCounter', at);
  await page.reload();
  await row.getByText(zh.values.ShiftEnd.signedOut).waitFor();
});

test("the provider's own pages have the provider's own sign-ins and changes", async () => {
  const context = await browser.newContext({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } });
  const own = await context.newPage();
  own.setDefaultTimeout(45_000);
  await own.goto(`${server.url}/system-advance/logs`);
  await own.locator('input[type=password]').fill(server.adminPassword);
  await own.locator('button[type=submit]').click();
  await own.getByRole('tab', { name: zh.entities.AccessLog, selected: true }).waitFor();
  await own.getByText(zh.values.AccessAction.signedIn).first().waitFor();
  await own.getByRole('tab', { name: zh.entities.ChangeLog }).click();
  await own.waitForURL(/\/system-advance\/logs\/changeLog$/);
  await own.getByRole('combobox', { name: zh.fields.ChangeLog.family }).waitFor();
  await context.close();
});

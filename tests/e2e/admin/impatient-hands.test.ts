/** Hands that are faster than the server: what is pressed once more is done once, and what was asked for last is shown. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { addressOf } from '../../browser/address-of.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { holdNext } from '../../browser/hold-next.ts';
import { loseAnswer } from '../../browser/lose-answer.ts';
import { openAdmin } from '../hospital/admin-page.ts';
import { type Hospital, organisationPassword, pushAppointments, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith } from '../journey.ts';
import { openProduct } from '../open-product.ts';
import { pressTwice } from '../press-twice.ts';

let page: Page;
let base: string;
let hospital: Hospital;

beginWith(async (opened) => {
  const { server, browser } = await openProduct(opened);
  hospital = await setUpHospital(server, ['101']);
  await pushAppointments(hospital, 5);
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
  base = `${server.url}/admin/${hospital.orgGid}`;
});

test('a key is made once, and shown also where the first answer is lost', async () => {
  await page.goto(`${base}/system/general/keys`);
  await loseAnswer(page, 'createApiKey');
  await page.getByRole('textbox', { name: zh.admin.apiKeys.name }).fill('預約系統');
  await page.getByRole('button', { name: zh.admin.apiKeys.make }).dblclick();
  const key = await page.getByLabel(zh.admin.apiKeys.key, { exact: true }).inputValue();
  const address = new URL(operations.viewClinicsAppointment.path, base);
  expect((await fetch(address, { headers: { 'x-api-key': key } })).status).not.toBe(401);
  // A page that is left has had its answers.
  await page.goto(`${base}/system/general/keys`);
  await page.getByRole('table', { name: zh.admin.apiKeys.title }).waitFor();
  expect((await hospital.api.call('listApiKeys', {})).data.map(({ name }) => name)).toEqual(['預約系統']);
});

test('a room is made once on the spot', async () => {
  const body = { name: '大廳' };
  const { gid } = await hospital.api.call('createPanel', { path: { panelType: 'clinicsLobbyPanel' }, body });
  await page.goto(`${base}/management/${gid}/general`);
  await page.locator('#root_settings_sources').fill('909 診');
  await page.getByRole('option', { name: zh.admin.form.makeNamed.replace('{{name}}', '909 診') }).click();
  const made: number[] = [];
  page.on('response', (answer) => answer.request().method() === 'POST' && made.push(answer.status()));
  const dialog = page.getByRole('dialog', { name: zh.admin.panel.newRoom });
  await dialog.getByRole('button', { name: zh.ra.action.create }).dblclick();
  await dialog.waitFor({ state: 'detached' });
  await expectPage(page.locator('ol li').last()).toContainText('909 診');
  await page.locator('form button[type=submit]').click();
  await page.getByText(zh.admin.form.saved).waitFor();
  expect(made).toEqual([200]);
});

test('of two patients who are looked for one after the other, the second is shown, though the first is found later', async () => {
  await page.goto(`${base}/personal-data`);
  const answer = await holdNext(page, 'findPersonalData');
  const find = async (identifier: string) => {
    await page.getByLabel(zh.admin.personalData.identifier).fill(identifier);
    await page.getByRole('button', { name: zh.admin.personalData.find }).click();
  };
  const found = page.getByRole('table', { name: zh.admin.pages.personalData });
  await find('A900000001');
  await answer.asked;
  await find('A900000002');
  await expectPage(found).toContainText('王小二');
  await expectPage(found.getByRole('columnheader', { name: zh.fields.Appointment.shift, exact: true })).toBeVisible();
  const late = page.waitForResponse((response) => addressOf('findPersonalData').test(response.url()));
  answer.let();
  await (await late).finished();
  await expectPage(found).toContainText('王小二');
  await find('A900000001');
  await expectPage(found).toContainText('王小一');
});

test('two patients who are checked in one after the other both are, though the first is answered late', async () => {
  await page.goto(`${base}/appointment-list`);
  const checkIn = (name: string) =>
    page.getByRole('button', { name: `${zh.admin.appointments.action.checkIn}：${name}`, exact: true });
  const answer = await holdNext(page, 'checkInAppointment');
  await checkIn('王小一').dblclick();
  await answer.asked;
  await checkIn('王小二').click();
  answer.let();
  await expectPage(checkIn('王小一')).toHaveCount(0);
  await expectPage(checkIn('王小二')).toHaveCount(0);
});

test('the second of a double press does not check in the patient whose row has moved up under the hand', async () => {
  await page.goto(`${base}/appointment-list?state=notCheckedIn`);
  const checkIn = (name: string) =>
    page.getByRole('button', { name: `${zh.admin.appointments.action.checkIn}：${name}`, exact: true });
  const asked: string[] = [];
  page.on(
    'request',
    (request) => addressOf('checkInAppointment').test(request.url()) && asked.push(request.postData() ?? ''),
  );
  await pressTwice(page, checkIn('王小三'), () => expectPage(checkIn('王小三')).toHaveCount(0));
  await checkIn('王小四').waitFor();
  await page.goto(`${base}/appointment-list?state=notCheckedIn`);
  await checkIn('王小四').waitFor();
  expect(asked).toHaveLength(1);
});

test('where the last patient of the last page is checked in, the page before it is shown, not a list without anybody', async () => {
  await page.goto(`${base}/appointment-list?state=notCheckedIn&limit=1&page=2`);
  const checkIn = (name: string) =>
    page.getByRole('button', { name: `${zh.admin.appointments.action.checkIn}：${name}`, exact: true });
  await checkIn('王小五').click();
  await checkIn('王小四').waitFor();
});

test('a report is made once', async () => {
  const dashboardOptions = { enablePtchCashierRegistrationDashboardOption: true };
  await hospital.api.call('updateOrganisationGeneral', { body: { gid: hospital.orgGid, dashboardOptions } });
  await page.goto(`${base}/dashboard`);
  const asked: string[] = [];
  page.on('request', (request) => addressOf('exportClerkDailyReport').test(request.url()) && asked.push(request.url()));
  await page.getByRole('button', { name: zh.values.ReportType.clerkDaily }).dblclick();
  await page.getByText(/\.xlsx$/).waitFor();
  expect(asked).toHaveLength(1);
});

test('a waiting visit found under personal data is cancelled only once somebody has said yes, with their reason', async () => {
  const body = { identifier: 'A900000003' };
  const [visit] = (await hospital.api.call('findPersonalData', { body })).visits;
  await hospital.api.call('checkInAppointment', { body: { gid: visit?.appointment.gid ?? '' } });
  await page.goto(`${base}/personal-data`);
  await page.getByLabel(zh.admin.personalData.identifier).fill(body.identifier);
  await page.getByRole('button', { name: zh.admin.personalData.find }).click();
  const cancel = page.getByRole('button', { name: zh.admin.personalData.cancelVisit, exact: true });
  await cancel.click();
  const asked = page.getByRole('dialog');
  await asked.getByRole('button', { name: zh.admin.appointments.keep }).click();
  await expectPage(asked).toHaveCount(0);
  await cancel.click();
  await asked.getByRole('button', { name: zh.admin.appointments.reason.byPatient }).click();
  await asked.getByRole('button', { name: zh.admin.appointments.action.cancel }).click();
  await expectPage(cancel).toHaveCount(0);
  const { visits } = await hospital.api.call('findPersonalData', { body });
  expect(visits.map(({ appointment }) => appointment.cancelReason)).toContain(zh.admin.appointments.reason.byPatient);
});

// Last, for it ends the sessions of the others.
test('a password is changed once, and so told where the answer is lost', async () => {
  await page.goto(`${base}/system/general/general`);
  const password = 'seven quiet corridors 2';
  await page.locator('#password-oldPassword').fill(organisationPassword);
  await page.locator('#password-password').fill(password);
  await page.locator('#password-again').fill(password);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('assword') && asked.push(request.url()));
  const change = page.getByRole('button', { name: zh.admin.organisation.changePassword });
  await change.dblclick();
  await page.getByText(zh.admin.organisation.passwordChanged).waitFor();
  await expectPage(change).toBeEnabled();
  expect(asked).toHaveLength(1);
  await page.getByText(zh.admin.organisation.passwordChanged).waitFor({ state: 'detached' });
  await page.locator('#password-oldPassword').fill(password);
  for (const name of ['password', 'again']) await page.locator(`#password-${name}`).fill('seven quiet corridors 3');
  await loseAnswer(page, 'changeOrganisationPassword');
  await change.click();
  await page.getByText(zh.admin.organisation.passwordChanged).waitFor();
  await expectPage(page.locator('#password-password')).toHaveValue('');
});

/** The page of the day's appointments: found, checked in, tagged, moved, canceled and restored, one and several. */
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { type Api, apiAt } from '#demo/api.ts';
import type { Session } from '#generated/values.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import type { RunningServer } from '../../running/server.ts';
import { openAdmin } from '../hospital/admin-page.ts';
import {
  type Hospital,
  organisationPassword,
  pushAppointments,
  setUpHospital,
  staffPassword,
} from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;
let nurse: Api;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101', '102']);
  await hospital.api.call('createListLabel', { body: { originalName: 'WHEEL', labelName: '輪椅' } });
  await pushAppointments(hospital, 8);
  const nobody = apiAt(server.url);
  const body = { orgGid: hospital.orgGid, staffId: 'nurse102', password: staffPassword };
  nurse = nobody.as((await nobody.call('signInStaff', { body })).token);
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
});

const clinic = { variant: 'clinic' as const };
const words = zh.admin.appointments;
const rows = () => page.getByRole('table', { name: zh.entities.Appointment }).locator('tbody tr');
const row = (name: string) => rows().filter({ has: page.getByRole('link', { name, exact: true }) });
const tile = (label: string) => page.getByRole('group', { name: words.states }).getByRole('button', { name: label });
const more = async (name: string, action: string) => {
  await page.getByRole('button', { name: `${words.more}：${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};
const dialog = () => page.getByRole('dialog');
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
const choose = async (...names: string[]) => {
  for (const name of names) {
    await page.getByRole('checkbox', { name: `${zh.ra.action.select_row}：${name}`, exact: true }).check();
  }
};
const bar = () => page.getByRole('toolbar');
const stored = async (name: string) =>
  (await hospital.api.call('listAppointment', { query: { search: name, limit: 100 } })).data.find(
    (one) => one.name === name,
  )!;

journey('an administrator works through the day’s appointments', (step) => {
  step('sees those of today, counted, and narrows and searches them', async () => {
    await page.goto(`${server.url}/admin/${hospital.orgGid}/appointment-list`);
    await expectPage(rows()).toHaveCount(8);
    await expectPage(tile(words.all)).toContainText('8');
    await page.getByRole('combobox', { name: words.room }).click();
    await page.getByRole('option', { name: '102', exact: true }).click();
    await expectPage(rows()).toHaveCount(4);
    await page.getByRole('searchbox', { name: words.search }).fill('Day-4 ');
    await expectPage(rows()).toHaveCount(1);
    await row('王小四').waitFor();
    await page.getByRole('button', { name: zh.ra.navigation.clear_filters }).click();
    await expectPage(rows()).toHaveCount(8);
    await page.getByRole('button', { name: zh.admin.calendar.dayAfter }).click();
    await page.getByText(words.none).waitFor();
    await page.getByRole('button', { name: zh.admin.dashboard.today, exact: true }).click();
    await expectPage(rows()).toHaveCount(8);
  });

  step('reads of a choice that is gone since what is stored', async () => {
    const answers = '**/api/v1/**/appointment/**';
    await page.route(answers, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('"name":"王小四"', '"name":"王小四","gender":"gone"');
      await route.fulfill({ response, body });
    });
    await page.reload();
    await expectPage(row('王小四')).toContainText('gone');
    await expectPage(row('王小四')).not.toContainText('values.');
    await page.unroute(answers);
    await page.reload();
  });

  step('checks one in, then several at once, and reads what became of each', async () => {
    await page.getByRole('button', { name: `${words.action.checkIn}：王小一`, exact: true }).click();
    await expectPage(row('王小一')).toContainText(zh.values.PatientListState.checkedIn);
    await choose('王小一', '王小二', '王小三');
    await bar().getByRole('button', { name: words.action.checkIn }).click();
    await expectPage(dialog()).toContainText('完成 3 筆');
    await expectPage(dialog()).toContainText('先前已報到');
    await press(zh.ra.action.confirm);
    await expectPage(tile(zh.values.PatientListState.checkedIn)).toContainText('3');
    await tile(zh.values.PatientListState.checkedIn).click();
    await expectPage(rows()).toHaveCount(3);
    await tile(words.all).click();
  });

  step('puts a tag on several, and finds them in the special list by the name of its label', async () => {
    await expectPage(rows()).toHaveCount(8);
    await choose('王小四', '王小五');
    await bar().getByRole('button', { name: words.action.tags }).click();
    await dialog().getByRole('textbox').fill('WHEEL');
    await dialog().getByRole('textbox').press('Enter');
    await press(zh.ra.action.save);
    await page.getByRole('tab', { name: new RegExp(words.special) }).click();
    await page.getByRole('button', { name: '輪椅 (2)' }).click();
    await expectPage(rows()).toHaveCount(2);
    await expectPage(row('王小四')).toContainText('輪椅');
    await expectPage(row('王小四')).not.toContainText('WHEEL');
    await page.getByRole('tab', { name: words.list }).click();
  });

  step('moves one: offered a number that is free there, refused at one that another has', async () => {
    await more('王小六', words.action.move);
    const number = dialog().getByRole('textbox', { name: zh.fields.Appointment.serialNumber });
    for (const [room, offered] of [
      ['101', '5'],
      ['102', '3'],
    ] as const) {
      await dialog().getByRole('combobox', { name: words.room }).click();
      await page.getByRole('option', { name: new RegExp(room) }).click();
      await expectPage(number).toHaveValue(offered);
    }
    await number.fill('1');
    await press(words.action.move);
    await dialog().getByText(zh.errors.serial_number_taken).waitFor();
    await number.fill('２１');
    // Beside the window: what was entered stays.
    await page.mouse.click(5, 5);
    await press(words.action.move);
    await expectPage(dialog()).toHaveCount(0);
    await expectPage(row('王小六')).toContainText('21');
  });

  step('is offered to cancel instead of deleting a patient who waits, cancels, and undoes it', async () => {
    await more('王小一', words.action.delete);
    await dialog().getByText(words.deletesWaiting).waitFor();
    await press(words.cancelInstead);
    await dialog().getByText(words.cancelsWaiting).waitFor();
    await dialog().getByText(words.reason.byPatient).click();
    await press(words.action.cancel);
    await expectPage(row('王小一')).toContainText(zh.values.QueueStatus.canceled);
    expect(await stored('王小一')).toMatchObject({ status: 'canceled', cancelReason: words.reason.byPatient });
    await page.getByRole('button', { name: zh.ra.action.undo }).click();
    await expectPage(row('王小一')).toContainText(zh.values.PatientListState.notCheckedIn);
  });

  step('cancels several, one of whom is being called, and is told of each', async () => {
    const panelGid = hospital.rooms[1]?.panel.gid ?? '';
    await nurse.call('logInCounter', { path: clinic, body: { panelGid } });
    await nurse.call('callNext', { path: clinic, body: { panelGid } });
    await choose('王小二', '王小七');
    await bar().getByRole('button', { name: words.action.cancel }).click();
    await dialog().getByRole('textbox').fill('醫師停診');
    await press(words.action.cancel);
    await expectPage(dialog()).toContainText('完成 1 筆，未完成 1 筆');
    await expectPage(dialog()).toContainText(zh.errors.patient_called);
    await press(zh.ra.action.confirm);
    await expectPage(tile(zh.values.QueueStatus.canceled)).toContainText('1');
    await row('王小七').getByRole('button', { name: words.action.restore }).click();
    await expectPage(tile(zh.values.QueueStatus.canceled)).toContainText('0');
  });

  step('reads all that is known of one: its fields, its ticket, and who changed what', async () => {
    const { appointmentId } = await stored('王小二');
    const told = {
      secondName: 'Wang Hsiao-erh',
      birthday: '1980-02-03',
      applicationDate: '2026-11-02',
      nurse: '王美玲',
    };
    const { orgGid, agencyKey: apiKey } = hospital;
    const agency = hospital.api.as(
      (await hospital.api.call('createClinicsApiToken', { body: { orgGid, apiKey } })).token,
    );
    await agency.call('updateClinicsAppointments', { body: { appointments: [{ appointmentId, ...told }] } });
    await page.getByRole('link', { name: '王小二', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /王小二/ }).waitFor();
    const fact = (field: keyof typeof told | 'passNumber') =>
      page
        .locator('dt', { hasText: new RegExp(`^${zh.fields.Appointment[field]}$`) })
        .locator('xpath=following-sibling::dd[1]');
    await expectPage(fact('secondName')).toHaveText(told.secondName);
    await expectPage(fact('birthday')).toHaveText(/02.03/);
    await expectPage(fact('applicationDate')).toHaveText(/11.02/);
    await expectPage(fact('nurse')).toHaveText(told.nurse);
    await expectPage(fact('passNumber')).toHaveText('0');
    const ticket = page.getByRole('list', { name: words.ticket });
    await expectPage(ticket.getByRole('listitem')).toHaveCount(3);
    await expectPage(ticket).toContainText('診間 102');
    await expectPage(page.getByRole('list', { name: words.changes })).toContainText(
      zh.values.AppointmentAction.checkedIn,
    );
  });

  step('sees passed and completed patients in lists of their own', async () => {
    const panelGid = hospital.rooms[1]?.panel.gid ?? '';
    await nurse.call('passNumber', { path: clinic, body: { panelGid } });
    await page.goto(`${server.url}/admin/${hospital.orgGid}/appointment-list`);
    await page.getByRole('tab', { name: `${words.passed} (1)` }).click();
    await expectPage(rows()).toHaveCount(1);
    await row('王小二').waitFor();
    await page.getByRole('tab', { name: `${words.completed} (0)` }).click();
    await page.getByText(words.none).waitFor();
  });

  step(
    'sees a number that was given at the counter among them, without a name and without anything to press',
    async () => {
      const panelGid = hospital.rooms[1]?.panel.gid ?? '';
      const { number } = await nurse.call('issueAtCounter', { path: clinic, body: { panelGid } });
      await page.getByRole('tab', { name: words.list }).click();
      const walkIn = rows().filter({ hasText: words.walkIn });
      await expectPage(walkIn).toHaveCount(1);
      await expectPage(walkIn).toContainText(String(number).padStart(3, '0'));
      await expectPage(walkIn).toContainText(zh.values.PatientListState.checkedIn);
      await expectPage(walkIn.getByRole('button')).toHaveCount(0);
      await expectPage(tile(words.all)).toContainText('9');
      await nurse.call('callNumber', { path: clinic, body: { panelGid, number } });
      await nurse.call('passNumber', { path: clinic, body: { panelGid } });
      await page.getByRole('tab', { name: `${words.passed} (2)` }).click();
      await expectPage(rows()).toHaveCount(2);
      await expectPage(walkIn).toContainText(zh.values.QueueStatus.passed);
    },
  );

  step(
    'enters one that was made by telephone, with a free number; one that is taken meanwhile is refused at its field',
    async () => {
      await page.getByRole('link', { name: words.add }).click();
      await page.getByRole('heading', { level: 1, name: words.add }).waitFor();
      const field = (name: string) => page.getByRole('textbox', { name });
      const number = field(zh.fields.Appointment.serialNumber);
      const asked = page.waitForRequest(/appointment\/freeNumber/);
      await page.getByRole('combobox', { name: words.room }).fill('101');
      await page.getByRole('option', { name: /101/ }).click();
      await expectPage(field(zh.fields.Appointment.department)).toHaveValue('家庭醫學科');
      await expectPage(field(zh.fields.Appointment.doctor)).toHaveValue('林志明');
      const { searchParams } = new URL((await asked).url());
      const [room = '', inspectionDay = '', shift] = ['room', 'inspectionDay', 'shift'].map(
        (n) => searchParams.get(n)!,
      );
      const query = { room, inspectionDay, shift: shift as Session };
      const { number: free } = await hospital.api.call('getFreeNumber', { query });
      await expectPage(number).toHaveValue(String(free));
      await page.getByRole('button', { name: zh.ra.action.save }).click();
      await page.getByText(zh.errors.field_required).waitFor();
      await field(zh.fields.Appointment.name).fill('陳來電');
      const other = { ...query, appointmentId: 'OTHER', department: '家庭醫學科', serialNumber: free!, name: '林搶先' };
      await hospital.api.call('createAppointment', { body: other });
      await page.getByRole('button', { name: zh.ra.action.save }).click();
      await page.getByText(zh.errors.serial_number_taken).waitFor();
      await expectPage(number).toHaveValue(String((await hospital.api.call('getFreeNumber', { query })).number));
      await number.fill('55');
      await page.getByRole('button', { name: zh.ra.action.save }).click();
      await row('陳來電').waitFor();
      expect(await stored('陳來電')).toMatchObject({ source: 'desk', serialNumber: 55, doctor: '林志明' });
    },
  );

  step('corrects the name of a patient who waits already, and is told what a patient cannot be without', async () => {
    await page.getByRole('button', { name: `${words.action.checkIn}：陳來電`, exact: true }).click();
    await expectPage(row('陳來電')).toContainText(zh.values.PatientListState.checkedIn);
    await more('陳來電', words.action.correct);
    const name = dialog().getByRole('textbox', { name: zh.fields.Appointment.name });
    await name.fill(' ');
    await press(zh.ra.action.save);
    await dialog().getByText(zh.errors.field_required).waitFor();
    await name.fill('陳來店');
    await page.goBack();
    await expectPage(dialog()).toHaveAccessibleName(zh.admin.unsaved.title);
    await press(zh.ra.action.cancel);
    await dialog().getByRole('textbox', { name: zh.fields.Appointment.doctor }).fill('');
    await press(zh.ra.action.save);
    await expectPage(row('陳來店')).toContainText(zh.values.PatientListState.checkedIn);
    const corrected = await stored('陳來店');
    expect(corrected).toMatchObject({ serialNumber: 55, department: '家庭醫學科' });
    expect(corrected.doctor).toBeUndefined();
  });

  step('does the same on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: '王小三', exact: true }) });
    await card.waitFor();
    await more('王小三', words.action.cancel);
    await press(words.action.cancel);
    await expectPage(card).toContainText(zh.values.QueueStatus.canceled);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});

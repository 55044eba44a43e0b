/** A form or dialog that is left while its answer is on its way. */
import type { Browser, Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import type { RunningServer } from '../../running/server.ts';
import { openAdmin } from '../hospital/admin-page.ts';
import { type Hospital, organisationPassword, pushAppointments, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith } from '../journey.ts';
import { openProduct } from '../open-product.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101', '103']);
  await pushAppointments(hospital, 4);
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
});

/** Opens a form as somebody who has typed nothing in it. */
const open = async (path: string) => {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${server.url}/admin/${hospital.orgGid}/${path}`);
};
const input = (name: string) => page.locator(`[data-field=root_${name}] input`);
const waiting = () => page.getByRole('dialog', { name: zh.admin.unsaved.saving });

type Method = 'POST' | 'PATCH' | 'DELETE';

/** Presses what sends something, which the server does not answer yet; answers how it is let answer. */
async function pressUnanswered(button: Locator, method: Method): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const asked = page.waitForRequest((request) => request.method() === method);
  await page.route('**/api/v1/collab/web/**', async (route) => {
    if (route.request().method() === method) await held.promise;
    await route.continue();
  });
  await button.click();
  await asked;
  return async () => {
    held.resolve();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

const save = () => page.locator('main form button[type=submit]');
const toStaff = () => page.getByRole('link', { name: zh.admin.pages.staff, exact: true }).click();

/** Saves, and goes to the list of staff while the server has not answered yet; answers how it is let answer. */
async function leaveWhileSaving(method: Method): Promise<() => Promise<void>> {
  const answer = await pressUnanswered(save(), method);
  await toStaff();
  await waiting().waitFor();
  return answer;
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

const staffPage = () => page.getByRole('heading', { level: 1, name: zh.admin.pages.staff });
const dialog = () => page.getByRole('dialog');
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });

/** Goes to the list of staff, has the answer come, and is there still once it has been told. */
async function stayAtStaff(answer: () => Promise<void>, told: string) {
  await toStaff();
  await staffPage().waitFor();
  await answer();
  await page.getByText(told).waitFor();
  await expectPage(staffPage()).toBeVisible();
  expect(page.url()).toMatch(/\/staff$/);
}

async function bookNumber(number: string) {
  await open('appointment-list/create');
  await page.locator('#appointment-name').fill('王大明');
  await page.locator('#place-room').click();
  await page.getByRole('option').first().click();
  await page.locator('#place-number').fill(number);
}

test('an appointment that is half typed is left after one yes, and is asked about no more once it is stored', async () => {
  await open('appointment-list/create');
  await toStaff();
  await staffPage().waitFor();
  await bookNumber('76');
  await toStaff();
  await expectPage(dialog()).toContainText(zh.admin.unsaved.leave);
  await inDialog(zh.ra.action.cancel).click();
  await expectPage(page.locator('#place-number')).toHaveValue('76');
  await save().click();
  await page.waitForURL(/appointment-list\?day=/);
  await bookNumber('78');
  await toStaff();
  await inDialog(zh.admin.unsaved.discard).click();
  await staffPage().waitFor();
});

test('an appointment that is stored later does not lead people back to its day', async () => {
  await bookNumber('77');
  await stayAtStaff(await pressUnanswered(save(), 'POST'), zh.ra.notification.created);
});

test('an appointment that is refused later says so where people are by then', async () => {
  await bookNumber('1');
  await stayAtStaff(await pressUnanswered(save(), 'POST'), zh.errors.serial_number_taken);
});

test('an appointment that is deleted later does not lead people back to its list', async () => {
  const { data } = await hospital.api.call('listAppointment', { query: { search: '王小一' } });
  await open(`appointment-list/${data[0]?.gid}`);
  await page.getByRole('button', { name: zh.admin.appointments.action.delete, exact: true }).click();
  const answer = await pressUnanswered(inDialog(zh.admin.appointments.action.delete), 'DELETE');
  await stayAtStaff(answer, zh.ra.notification.deleted_other.replace('{{smart_count}}', '1'));
});

test('a copy of a panel that is made later does not lead people there', async () => {
  await open(`management/${hospital.rooms[0]?.panel.gid}/general`);
  await page.getByRole('button', { name: zh.admin.panel.copy }).click();
  await dialog().getByLabel(zh.fields.Panel.name).fill('副本');
  await stayAtStaff(await pressUnanswered(inDialog(zh.admin.panel.copy), 'POST'), zh.ra.notification.created);
});

test('a device that is let in later does not lead people back to the devices', async () => {
  const { code } = await hospital.api.call('offerPairing', { body: { kind: 'panel', engine: 'Chrome/64' } });
  await open('screens/pair');
  await page.getByLabel(zh.admin.devices.code).fill(code);
  await page.getByRole('combobox', { name: zh.admin.devices.panel }).click();
  await page.getByRole('option', { name: '診間 103' }).click();
  const answer = await pressUnanswered(save(), 'POST');
  // The devices are read again before anybody is led to them.
  const read = page.waitForResponse((response) => response.url().includes('/device/fleet/list'));
  await stayAtStaff(answer, zh.admin.devices.done.replace('{{panel}}', '診間 103'));
  await (await read).finished();
  expect(page.url()).toMatch(/\/staff$/);
});

test('a code that is refused later says so where people are by then', async () => {
  await open('screens/pair');
  await page.getByLabel(zh.admin.devices.code).fill('ABCDEF');
  await page.getByRole('combobox', { name: zh.admin.devices.panel }).click();
  await page.getByRole('option', { name: '診間 103' }).click();
  const answer = await pressUnanswered(page.getByRole('button', { name: zh.admin.devices.pair, exact: true }), 'POST');
  await stayAtStaff(answer, zh.errors.pairing_code_invalid);
});

test('a panel that is removed later takes nothing that is typed elsewhere', async () => {
  const body = { name: '診間 109', counterName: '109 診' };
  const { gid, name } = await hospital.api.call('createPanel', { path: { panelType: 'defaultPanel' }, body });
  await open(`management/${gid}/general`);
  await page.getByRole('button', { name: zh.admin.panel.remove }).click();
  await dialog().getByLabel(zh.admin.panel.typeName).fill(name);
  const answer = await pressUnanswered(inDialog(zh.admin.panel.remove), 'DELETE');
  await page.getByRole('link', { name: zh.admin.pages.management, exact: true }).first().click();
  await page.getByRole('link', { name: '診間 103', exact: true }).click();
  await input('counterName').fill('搬到二樓');
  await answer();
  await page.getByText(zh.ra.notification.deleted_other.replace('{{smart_count}}', '1')).waitFor();
  await toStaff();
  await dialog().getByText(zh.admin.unsaved.leave).waitFor();
  await inDialog(zh.ra.action.cancel).click();
  await expectPage(input('counterName')).toHaveValue('搬到二樓');
});

test('an appointment that is moved later does not close what people have asked for meanwhile', async () => {
  await open('appointment-list');
  const ask = async (patient: string, action: 'move' | 'cancel') => {
    await page.getByRole('row', { name: patient }).locator('[aria-haspopup=menu]').click();
    await page.getByRole('menuitem', { name: zh.admin.appointments.action[action], exact: true }).click();
  };
  await ask('王小三', 'move');
  await dialog().locator('#place-number').fill('88');
  const answer = await pressUnanswered(inDialog(zh.admin.appointments.action.move), 'PATCH');
  await inDialog(zh.ra.action.cancel).click();
  await ask('王小四', 'cancel');
  await dialog().getByRole('textbox').fill('病人來電');
  await answer();
  await page.getByText(zh.admin.appointments.moved).waitFor();
  await expectPage(dialog().getByRole('textbox')).toHaveValue('病人來電');
});

/** Sends an entry of the roster, which is not answered before its dialog is closed and one for another day is open. */
async function beginNextEntry(doctor: string): Promise<() => Promise<void>> {
  const add = (day: string) =>
    page
      .getByRole('button', {
        name: zh.admin.roster.addAt
          .replace('{{place}}', '202 診')
          .replace('{{day}}', day)
          .replace('{{session}}', zh.values.ClinicShift.morning),
      })
      .click();
  await open('roster?week=2027-03-03');
  await add('星期一');
  await dialog().getByRole('combobox', { name: zh.fields.DoctorShift.doctor, exact: true }).click();
  await page.getByRole('option', { name: doctor }).click();
  const answer = await pressUnanswered(inDialog(zh.ra.action.save), 'POST');
  await inDialog(zh.ra.action.cancel).click();
  await add('星期二');
  await dialog().getByLabel(zh.fields.DoctorShift.note).fill('實習醫師跟診');
  return answer;
}

test('an entry of the roster that is answered later neither closes the next nor speaks in it', async () => {
  const { api } = hospital;
  const doctor = await api.call('createDoctor', { body: { code: 'D1', name: '林志明' } });
  await api.call('createDoctor', { body: { code: 'D2', name: '陳怡君' } });
  const room = await api.call('createRoom', { body: { code: '201', name: '201 診' } });
  await api.call('createRoom', { body: { code: '202', name: '202 診' } });
  const body = { weekday: 1, shift: 'morning', doctor: doctor.gid, room: room.gid, date: '2027-03-01' } as const;
  await api.call('createDoctorShift', { body });
  const note = () => dialog().getByLabel(zh.fields.DoctorShift.note);

  const said = '這位醫師同一診次已排在「201 診」';
  const refuse = await beginNextEntry('林志明');
  await refuse();
  await page.getByText(said).waitFor();
  await expectPage(dialog().getByText(said)).toHaveCount(0);

  const take = await beginNextEntry('陳怡君');
  await take();
  await page.getByText(zh.admin.form.saved).waitFor();
  await expectPage(note()).toHaveValue('實習醫師跟診');
});

test('a device whose change is answered once its dialog was closed closes that of no other', async () => {
  for (const name of ['大廳東側', '大廳西側']) {
    const { code } = await hospital.api.call('offerPairing', { body: { kind: 'panel', engine: 'Chrome/126' } });
    await hospital.api.call('pairDevice', { body: { code, name, panelGid: hospital.rooms[0]?.panel.gid ?? '' } });
  }
  await open('screens');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name }).getByRole('checkbox');
  const change = () => page.getByRole('button', { name: zh.admin.devices.change });
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: zh.admin.devices.name });
  await row('大廳東側').check();
  await change().click();
  await name.fill('大廳北側');
  const answer = await pressUnanswered(dialog.getByRole('button', { name: zh.ra.action.save }), 'POST');
  await dialog.getByRole('button', { name: zh.ra.action.cancel }).click();
  await row('大廳東側').uncheck();
  await row('大廳西側').check();
  await change().click();
  await answer();
  await page.getByText(zh.admin.devices.changed).waitFor();
  await expectPage(name).toHaveValue('大廳西側');
  await dialog.getByRole('button', { name: zh.ra.action.cancel }).click();
  await expectPage(row('大廳西側')).toBeChecked();
});

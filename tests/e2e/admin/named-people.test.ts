/** People with a name of their own in the administration: what a role allows, and whom the log of changes names. */
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { codeOf, stepAt } from '#server/second-factor/totp.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { loseAnswer } from '../../browser/lose-answer.ts';
import { seriousFindings } from '../../browser/serious-findings.ts';
import { bytesOfKey } from '../../contract/named-people-values.ts';
import type { RunningServer } from '../../running/server.ts';
import { type Hospital, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';

const password = 'a long walk by the river';
const newPassword = 'another long walk by the sea';
/** What the person's phone would know. */
let key: string;
let recovery: string;
const codeNow = () => codeOf(bytesOfKey(key), stepAt(Date.now()));
let server: RunningServer;
let browser: Browser;
let hospital: Hospital;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101']);
  for (const [staffId, name, adminRole] of [
    ['lin', '林稽核', 'reads'],
    ['chen', '陳主任', 'administers'],
  ] as const) {
    await hospital.api.call('createStaff', { body: { staffId, name, password, adminRole } });
  }
  await hospital.api.call('createMedicalDepartment', { body: { code: 'FM', name: '家庭醫學科' } });
  await hospital.api.call('createRoom', { body: { code: '101', name: '101 診' } });
});

const admin = (path: string) => `${server.url}/admin/${hospital.orgGid}${path}`;

async function openPage(): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(45_000);
  return page;
}

async function signInAs(page: Page, staffId: string): Promise<void> {
  await page.getByRole('button', { name: zh.admin.signIn.own }).click();
  await page.getByLabel(zh.fields.Staff.staffId).fill(staffId);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
}

journey('people administer under their own names', (step) => {
  let reader: Page;
  let director: Page;

  step('somebody who may only look signs in with a staff id', async () => {
    reader = await openPage();
    await reader.goto(admin('/department'));
    await signInAs(reader, 'lin');
    await reader.getByRole('link', { name: '家庭醫學科', exact: true }).waitFor();
    await reader.getByRole('button', { name: new RegExp(`${zh.ra.auth.user_menu}.*林稽核`) }).click();
    await reader.getByText(zh.values.AdminRole.reads).waitFor();
    await reader.keyboard.press('Escape');
  });

  step('and finds no button that would be refused', async () => {
    const main = reader.getByRole('main');
    for (const name of [zh.ra.action.delete, zh.ra.action.edit, '新增']) {
      expect(await main.getByRole('button', { name }).count(), name).toBe(0);
    }
    expect((await main.getByRole('switch').count()) + (await main.getByRole('checkbox').count())).toBe(0);
    expect(await reader.getByRole('link', { name: zh.admin.pages.personalData }).count()).toBe(0);
  });

  step('sees a record and cannot change it', async () => {
    await reader.getByRole('link', { name: '家庭醫學科', exact: true }).click();
    await reader.getByText(zh.admin.account.readOnly).waitFor();
    await expectPage(reader.getByLabel(zh.fields.MedicalDepartment.name, { exact: false }).first()).toBeDisabled();
    expect(await reader.getByRole('button', { name: zh.ra.action.save }).count()).toBe(0);
    expect(await seriousFindings(reader)).toEqual([]);
    const { data } = await hospital.api.call('listStaff', { query: { search: 'nurse101' } });
    await reader.goto(admin(`/staff/${data[0]!.gid}`));
    await reader.getByText(zh.admin.account.readOnly).waitFor();
    const panels = reader.getByRole('list', { name: zh.fields.Staff.panels });
    await expectPage(panels.getByRole('listitem')).toContainText('診間 101');
    await expectPage(panels.getByRole('button', { disabled: false })).toHaveCount(0);
    await expectPage(reader.locator('#root_password')).toBeDisabled();
    await reader.goto(admin('/system/ticket'));
    await reader.getByText(zh.admin.account.readOnly).waitFor();
    await expectPage(reader.getByRole('button', { name: zh.admin.form.chooseFile }).first()).toBeDisabled();
  });

  step('and reads appointments, the roster and media without a button that would be refused', async () => {
    const day = (await hospital.api.call('getAppointmentDay', {})).today;
    await hospital.api.call('createAppointment', {
      body: {
        appointmentId: 'A-1',
        name: '王小明',
        department: '家庭醫學科',
        room: '101',
        inspectionDay: day,
        shift: 'evening',
        serialNumber: 7,
      },
    });
    const main = reader.getByRole('main');
    await reader.goto(admin('/appointment-list'));
    await main.getByText('王小明').first().waitFor();
    const actions = Object.values(zh.admin.appointments.action).join('|');
    const changing = new RegExp(`^(${actions}|${zh.admin.appointments.more})`);
    expect(await main.getByRole('button', { name: changing }).count()).toBe(0);
    expect(await main.getByRole('link', { name: zh.admin.appointments.add }).count()).toBe(0);
    expect(await main.getByRole('checkbox').count()).toBe(0);
    await main.getByRole('link', { name: '王小明' }).click();
    await main.getByText(zh.admin.appointments.changes).waitFor();
    expect(await main.getByRole('button', { name: changing }).count()).toBe(0);
    await reader.goto(admin('/appointment-list/create'));
    await main.getByText(zh.admin.account.notAllowed).waitFor();
    await reader.goto(admin('/roster'));
    await main.getByRole('table').getByText('101 診').first().waitFor();
    expect(await main.getByRole('button', { name: zh.admin.roster.copyWeek }).count()).toBe(0);
    expect(await main.locator('button.add').count()).toBe(0);
    await reader.goto(admin('/media-library'));
    await main.getByText(zh.admin.media.empty).waitFor();
    expect(await main.getByRole('button', { name: zh.admin.media.upload }).count()).toBe(0);
    expect(await main.getByRole('button', { name: zh.admin.media.copy }).count()).toBe(0);
    await reader.goto(admin(`/staff`));
  });

  step('an administrator changes it', async () => {
    director = await openPage();
    await director.goto(admin('/department'));
    await signInAs(director, 'chen');
    await director.getByRole('link', { name: '家庭醫學科', exact: true }).click();
    await director.getByLabel(zh.fields.MedicalDepartment.name, { exact: false }).first().fill('家醫科');
    await director.getByRole('button', { name: zh.ra.action.save }).click();
    await director.getByText(zh.admin.form.saved).first().waitFor();
  });

  step('and is named in the log of changes', async () => {
    const { data } = await hospital.api.call('listChangeLogs', { query: { page: 1, limit: 1 } });
    expect(data[0]).toMatchObject({ family: 'department', action: 'updated', byKind: 'session', byName: '陳主任' });
    await reader.goto(admin('/logs/changeLog'));
    await reader
      .getByText(/^陳主任/)
      .first()
      .waitFor();
  });

  step('who takes a role away ends the session of that person, who signs in again where they were', async () => {
    const { data } = await hospital.api.call('listStaff', { query: { page: 1, limit: 10, search: 'lin' } });
    await hospital.api.call('updateStaff', { body: { gid: data[0]?.gid ?? '', adminRole: 'operates' } });
    await reader.getByRole('link', { name: zh.admin.pages.staff, exact: true }).click();
    const dialog = reader.getByRole('dialog');
    await dialog.getByLabel(zh.fields.Staff.staffId).fill('lin');
    await dialog.locator('input[type=password]').fill(password);
    await dialog.locator('button[type=submit]').click();
    await reader.getByRole('link', { name: '林稽核', exact: true }).waitFor();
  });

  step('an administrator sees who is signed in, and ends a session from elsewhere', async () => {
    await director.goto(admin('/sessions'));
    const list = director.getByRole('list', { name: zh.admin.pages.sessions });
    const row = list.getByRole('listitem').filter({ hasText: '林稽核' });
    await row.first().waitFor();
    expect(await seriousFindings(director)).toEqual([]);
    await row.getByRole('button', { name: new RegExp(zh.admin.account.end) }).press('Enter');
    await director.getByRole('dialog').getByRole('button', { name: zh.admin.account.end }).press('Enter');
    await row.waitFor({ state: 'detached' });
    // The keyboard goes on in the page.
    await director.waitForFunction(() => document.activeElement !== document.body);
  });

  step('which leads that person to sign in where they are', async () => {
    // The dialog may lie over the menu before: the page asks for its list by itself.
    await reader.locator('a', { hasText: zh.admin.pages.screens }).first().dispatchEvent('click');
    const dialog = reader.getByRole('dialog');
    await dialog.getByLabel(zh.fields.Staff.staffId).fill('lin');
    await dialog.locator('input[type=password]').fill(password);
    await dialog.locator('button[type=submit]').click();
    await dialog.waitFor({ state: 'detached' });
  });

  step('somebody changes the own password, and other places are signed out', async () => {
    await director.getByRole('button', { name: new RegExp(zh.ra.auth.user_menu) }).click();
    await director.getByRole('menuitem', { name: zh.admin.pages.account }).click();
    const form = director.getByRole('region', { name: zh.admin.account.changePassword });
    await form.waitFor();
    expect(await seriousFindings(director)).toEqual([]);
    await form.locator('input[name=oldPassword]').fill(password);
    await form.locator('input[name=password]').fill(newPassword);
    await form.locator('input[name=again]').fill(newPassword);
    await form.getByRole('button', { name: zh.admin.account.changePassword }).click();
    await director.getByText(zh.admin.organisation.passwordChanged).first().waitFor();
    const sessions = director.getByRole('list', { name: zh.admin.account.ownSessions });
    await sessions.getByText(zh.admin.account.present).waitFor();
  });

  step('somebody sets up a second factor', async () => {
    const card = director.getByRole('region', { name: zh.admin.secondFactor.title });
    await card.getByRole('button', { name: zh.admin.secondFactor.setUp }).click();
    await card.locator('input[type=password]').fill(newPassword);
    await card.getByRole('button', { name: zh.admin.secondFactor.continue }).click();
    await card.getByRole('img', { name: zh.admin.secondFactor.qrCode }).waitFor();
    expect(await seriousFindings(director)).toEqual([]);
    key = ((await card.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await card.locator('input[name=code]').fill(codeNow());
    // What is shown then are the codes that serve, whichever came with the answer that was lost.
    await loseAnswer(director, 'confirmSecondFactor');
    await card.getByRole('button', { name: zh.admin.secondFactor.confirm }).click();
    recovery = (await card.getByRole('listitem').first().textContent()) ?? '';
    await director.goBack();
    const asked = director.getByRole('dialog', { name: zh.admin.secondFactor.leaveTitle });
    await asked.getByRole('button', { name: zh.ra.action.cancel }).click();
    await card.getByRole('button', { name: zh.admin.secondFactor.kept }).click();
    await card.getByText(zh.admin.secondFactor.on).waitFor();
  });

  step('and is asked for it at the next sign-in, where a recovery code will do', async () => {
    const page = await openPage();
    await page.goto(admin('/department'));
    await page.getByRole('button', { name: zh.admin.signIn.own }).click();
    await page.getByLabel(zh.fields.Staff.staffId).fill('chen');
    await page.locator('input[type=password]').fill(newPassword);
    await page.locator('button[type=submit]').click();
    await page.locator('input[name=code]').fill('000000');
    await page.locator('button[type=submit]').click();
    await page.getByText(zh.errors.second_factor_wrong).waitFor();
    await page.locator('input[name=code]').fill(recovery);
    await page.locator('button[type=submit]').click();
    await page.getByRole('link', { name: '家醫科', exact: true }).waitFor();
  });

  step('and takes it away, with Enter in the password', async () => {
    const card = director.getByRole('region', { name: zh.admin.secondFactor.title });
    await card.getByRole('button', { name: zh.admin.secondFactor.remove }).click();
    const asked = director.getByRole('dialog', { name: zh.admin.secondFactor.remove });
    await asked.locator('input[type=password]').fill(newPassword);
    await asked.locator('input[type=password]').press('Enter');
    await card.getByText(zh.admin.secondFactor.off).waitFor();
  });

  step('who must have one sets it up before anything else', async () => {
    await hospital.api.call('updateOrganisationGeneral', { body: { gid: hospital.orgGid, requireSecondFactor: true } });
    await hospital.api.call('createStaff', {
      body: { staffId: 'wu', name: '吳組長', password, adminRole: 'administers' },
    });
    const page = await openPage();
    await page.goto(admin('/department'));
    await signInAs(page, 'wu');
    await page.getByText(zh.admin.secondFactor.needed).waitFor();
    await page.locator('input[type=password]').fill(password);
    await page.getByRole('button', { name: zh.admin.secondFactor.continue }).click();
    key = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await page.locator('input[name=code]').fill(codeNow());
    await page.getByRole('button', { name: zh.admin.secondFactor.confirm }).click();
    await page.getByRole('button', { name: zh.admin.secondFactor.kept }).click();
    await page.getByRole('link', { name: '家醫科', exact: true }).waitFor();
  });
});

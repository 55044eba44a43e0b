/** A nurse at the controller, on a real page against the running product. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { deviceAt } from '#demo/panels.ts';
import type { Panel } from '#generated/shapes.ts';
import type { QueueList } from '#generated/values.ts';
import th from '#locales/th.json' with { type: 'json' };
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../browser/expect-page.ts';
import { seriousFindings } from '../browser/serious-findings.ts';
import type { RunningServer } from '../running/server.ts';
import { letRowsStand } from './controller/let-rows-stand.ts';
import { type Hospital, pushAppointments, setUpHospital, staffPassword } from './hospital/set-up-hospital.ts';
import { beginWith, journey } from './journey.ts';
import { openProduct } from './open-product.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let context: BrowserContext;
let page: Page;
const complaints: string[] = [];

beginWith(async (opened) => {
  complaints.length = 0;
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['103']);
  const room = hospital.rooms[0]?.panel;
  if (!room) throw new Error('the hospital has no room');
  await hospital.api.call('createStaff', {
    body: { staffId: 'second', name: '李護理師', password: staffPassword, panels: [] },
  });
  const patients = await pushAppointments(hospital, 8);
  const kiosk = await deviceAt(hospital.api, room, 'signInKiosk');
  for (const { patientId } of patients.slice(0, 6)) {
    await kiosk.call('checkIn', { body: { identifier: patientId } });
  }
  [context, page] = await openDevice();
});

async function openDevice(): Promise<[BrowserContext, Page]> {
  const device = await browser.newContext({ locale: 'zh-TW', viewport: { width: 1280, height: 720 } });
  const opened = await device.newPage();
  opened.setDefaultTimeout(45_000);
  opened.on('pageerror', (error) => complaints.push(error.message));
  opened.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) complaints.push(message.text());
  });
  return [device, opened];
}

async function signIn(at: Page, staffId: string, password = staffPassword): Promise<void> {
  for (const [name, value] of Object.entries({ orgGid: hospital.orgGid, staffId, password })) {
    await at.locator(`input[name=${name}]`).fill(value);
  }
  await at.getByRole('button', { name: zh.controller.signIn.submit }).click();
}

const action = (name: string) => page.locator(`[data-action=${name}]`);
const current = (number: string) => page.locator('.desk-number:not(.over)', { hasText: number }).waitFor();
const nobody = () => page.locator('.desk-number.over').waitFor();
const refusal = (text: string) => page.locator('.desk-notice', { hasText: text }).waitFor();
const tab = (name: QueueList) => page.getByRole('tab', { name: new RegExp(`^${zh.controller.list[name]}`) });
/** Next is not taken while the call before it has only just come on the desk. */
const pressNext = () => page.locator('[data-action=next]:not([data-waits])').click();
const openDesk = () => action('next').waitFor();

journey('a nurse at the controller', (step) => {
  step('a wrong password is refused in words', async () => {
    await page.goto(`${server.url}/panel-controller`);
    await signIn(page, 'nurse103', 'not the password');
    await page.getByRole('alert').filter({ hasText: zh.errors.login_failed }).waitFor();
    await expectPage(page.locator('input[name=password]')).toBeFocused();
    expect(await seriousFindings(page)).toEqual([]);
  });

  step('leads to the rooms that this nurse may serve, and from there to the desk', async () => {
    await signIn(page, 'nurse103');
    await page.locator('.counter-card', { hasText: '103 診' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.locator('.counter-card').click();
    await openDesk();
    await page.getByText(zh.controller.connection.live).waitFor();
  });

  step('the button says whom it will call, and the space bar calls them', async () => {
    await expectPage(action('next')).toContainText('001');
    await page.keyboard.press('Space');
    await current('001');
    await expectPage(action('next')).toContainText('002');
    await expectPage(tab('waiting')).toContainText('5');
    expect(await seriousFindings(page)).toEqual([]);
  });

  step('R calls again, P passes, and the passed patient is called from the list', async () => {
    await page.keyboard.press('r');
    await page.getByText(zh.controller.desk.times_other.replace('{{count}}', '2')).waitFor();
    await page.keyboard.press('p');
    await expectPage(tab('passed')).toContainText('1');
    await tab('passed').click();
    await page.getByRole('button', { name: zh.controller.action.callNumber.replace('{{number}}', '001') }).click();
    await current('001');
  });

  step('a number that nobody has is refused in words beside the buttons', async () => {
    await page.keyboard.press('g');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('777');
    await page.keyboard.press('Enter');
    await refusal(zh.errors.number_not_issued);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await current('001');
  });

  step('F9 pauses, and then resumes', async () => {
    await page.keyboard.press('F9');
    for (const told of ['emergency', '15']) await page.locator(`[data-pause="${told}"]`).click();
    await page.locator('[data-confirm=pause]').click();
    await page.locator('.desk-current', { hasText: zh.values.PauseReason.emergency }).waitFor();
    await page.keyboard.press('F9');
    await openDesk();
  });

  step('reloading the page goes on at the same desk', async () => {
    await page.reload();
    await current('001');
    await expectPage(action('next')).toContainText('002');
  });

  step('a press while the network is away is sent again, and calls once', async () => {
    await page.getByText(zh.controller.connection.live).waitFor();
    await context.setOffline(true);
    await pressNext();
    await page.getByText(zh.controller.retrying.split('{{action}}')[0] ?? '').waitFor();
    await context.setOffline(false);
    await current('002');
    await expectPage(tab('completed')).toHaveText(/1$/);
    await expectPage(action('next')).toContainText('003');
    await page.getByText(zh.controller.connection.live).waitFor();
  });

  step('another language is there at once and after a reload', async () => {
    await page.getByLabel(zh.controller.language).selectOption('th');
    await page.getByText(th.controller.connection.live).waitFor();
    await expectPage(page.locator('html')).toHaveAttribute('lang', 'th');
    await page.reload();
    await page.locator('[data-action=recall]', { hasText: 'เรียกซ้ำ' }).waitFor();
    // What the controller keeps is enough where the device has forgotten the language of its other pages.
    await page.evaluate(() => localStorage.removeItem('callboard-language'));
    await page.reload();
    await page.locator('[data-action=recall]', { hasText: 'เรียกซ้ำ' }).waitFor();
    await page.getByLabel('ภาษา').selectOption('zh-TW');
    await action('recall').filter({ hasText: zh.controller.action.recall }).waitFor();
  });

  step('in a window 360 pixels wide nothing is cut off', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await action('next').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    expect((await action('next').boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  step(
    'S notes that the patient is here, E sends them to an examination, and they come back into the line',
    async () => {
      await pressNext();
      await current('003');
      const number = '003';
      await page.keyboard.press('s');
      await page.locator('.desk-current h2', { hasText: zh.controller.desk.consulting }).waitFor();
      await page.keyboard.press('e');
      await nobody();
      await tab('examination').click();
      expect(await seriousFindings(page)).toEqual([]);
      await page.locator(`[data-return="${number}"]`).click();
      await tab('waiting').click();
      const row = page.locator('.patient', { hasText: number });
      await row.locator('.chip', { hasText: zh.values.QueueStatus.checkBack }).waitFor();
    },
  );

  step('one of the list goes away for a while by the menu of the row', async () => {
    const row = page.locator('.patient').first();
    await letRowsStand(page);
    const number = await row.locator('.patient-number').innerText();
    await row.locator('.patient-more').click();
    expect(await seriousFindings(page)).toEqual([]);
    await page.locator('[data-choice=away]').click();
    await tab('away').click();
    await page.locator('.patient', { hasText: number }).waitFor();
    await page.locator(`[data-return="${number}"]`).click();
    await expectPage(tab('away')).toHaveCount(0);
  });

  step('issuing is paused and resumed from the menu, each after a question', async () => {
    for (const question of ['pauseIssuing', 'resumeIssuing'] as const) {
      await page.keyboard.press('m');
      await page.locator(`[data-choice=${question}]`).click();
      await page.getByRole('dialog', { name: zh.controller.confirm[question].heading }).waitFor();
      // The desk takes no other press until the answer is there.
      const answered = page.waitForResponse(/pauseTicketOrRestart/);
      await page.locator(`[data-confirm=${question}]`).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await answered;
      await page.locator('.desk-issuing').waitFor({ state: question === 'pauseIssuing' ? 'visible' : 'detached' });
    }
  });

  step('the second may take over, and the first sees by whom', async () => {
    // Who came back stands where the policy puts them: the button says who that is.
    const [number = ''] = (await action('next').innerText()).match(/\d{3}/) ?? [];
    await pressNext();
    await current(number);
    const [other, second] = await openDevice();
    await second.goto(`${server.url}/quick-login/panel-controller/${hospital.orgGid}/${hospital.rooms[0]?.panel.gid}`);
    await signIn(second, 'second');
    await second.getByRole('button', { name: zh.controller.takeOver.confirm }).click();
    await second.locator('.desk-number', { hasText: number }).waitFor();
    await page.getByRole('heading', { name: '李護理師' }).waitFor();
    await page.getByRole('button', { name: zh.controller.taken.back }).click();
    await openDesk();
    await second.getByRole('button', { name: zh.controller.taken.other }).waitFor();
    await other.close();
  });

  step('logging out leaves the room, and the next nurse signs in with an empty password', async () => {
    await page.keyboard.press('F10');
    const leave = page
      .getByRole('dialog')
      .getByRole('button', { name: zh.controller.confirm.logOut.confirm, exact: true });
    await expectPage(leave).toBeDisabled();
    await page.getByRole('radio', { name: zh.controller.confirm.logOut.passed }).check();
    expect(await seriousFindings(page)).toEqual([]);
    const called = Number(await page.locator('.desk-number').innerText());
    await leave.click();
    await page.locator('input[name=password]').waitFor();
    const { data } = await hospital.api.call('listAppointment', { query: { room: '103', status: 'passed' } });
    expect(data.map(({ serialNumber }) => serialNumber)).toContain(called);
    await expectPage(page.locator('input[name=orgGid]')).toHaveValue(hospital.orgGid);
    await expectPage(page.locator('input[name=staffId]')).toHaveValue('nurse103');
    const { counters } = await hospital.api.call('getPanelView', {
      query: { panelGid: hospital.rooms[0]?.panel.gid ?? '' },
    });
    expect(counters.every(({ service }) => service === 'unlogin')).toBe(true);
  });

  step(
    'a room that calls from two queues in turn shows them with who waits, and marks the number that is called, at the desk and in the hall',
    async () => {
      const { api } = hospital;
      const room = hospital.rooms[0]?.panel as Panel;
      const defaultPanel = { panelType: 'defaultPanel' };
      const expert = await api.call('createPanel', { path: defaultPanel, body: { name: '專家門診', queueMark: '專' } });
      await api.call('updatePanel', {
        path: defaultPanel,
        body: { gid: room.gid, queueMark: '普', alsoCalls: [expert.gid] },
      });
      const lobby = await api.call('createPanel', { path: { panelType: 'clinicsLobbyPanel' }, body: { name: '大廳' } });
      const machine = await deviceAt(api, expert, 'signInTicketMachine');
      for (const _ of [1, 2]) await machine.call('takeNumber', { query: { panelGid: expert.gid } });
      const [hallDevice, hall] = await openDevice();
      await hall.goto(server.url + lobby.exclusiveUrl);

      await signIn(page, 'nurse103');
      await page.locator('.counter-card').click();
      await openDesk();
      const queue = (owner: Panel) => page.locator(`[data-queue="${owner.gid}"]`);
      await queue(room).filter({ hasText: zh.controller.queues.next }).waitFor();
      await pressNext();
      await page.locator('.desk-number small', { hasText: '普' }).waitFor();
      await queue(expert).filter({ hasText: zh.controller.queues.next }).waitFor();
      await expectPage(action('next')).toContainText('專001');
      await queue(expert).click();
      await page.locator('.patient', { hasText: '002' }).waitFor();
      await expectPage(tab('waiting')).toContainText('2');
      expect(await seriousFindings(page)).toEqual([]);
      await pressNext();
      await current('專001');
      await expectPage(tab('waiting')).toContainText('1');
      await letRowsStand(page);
      await page.getByRole('button', { name: zh.controller.action.callNumber.replace('{{number}}', '002') }).click();
      await current('專002');
      await hall.locator('.number', { hasText: '專002' }).first().waitFor();
      await expectPage(hall.locator('.number small').first()).toHaveText('專');
      await queue(room).click();
      await page.locator('.patient').first().waitFor();
      await hallDevice.close();
    },
  );

  step('no page broke, and none was against the content security policy', () => {
    expect(complaints).toEqual([]);
  });
});

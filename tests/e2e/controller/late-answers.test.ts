/** A slow network at a desk: what is answered late leaves alone what has been opened or typed since. */
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { deviceAt } from '#demo/panels.ts';
import { operations } from '#generated/operations.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { addressOf } from '../../browser/address-of.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { holdNext } from '../../browser/hold-next.ts';
import { passTime } from '../../browser/pass-time.ts';
import type { RunningServer } from '../../running/server.ts';
import { checkInPatients } from '../hospital/check-in-patients.ts';
import { type Hospital, pushAppointments, setUpHospital, staffPassword } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';
import { fillSignIn, signInAtController } from './sign-in.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;
const { controller } = zh;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['103', '104']);
  await hospital.api.call('createStaff', {
    body: { staffId: 'relief', name: '代班護理師', password: staffPassword, panels: [] },
  });
  const patients = await pushAppointments(hospital, 12);
  await checkInPatients(hospital, patients.filter(({ room }) => room === '103').slice(0, 3));
  page = await (await browser.newContext({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } })).newPage();
  page.setDefaultTimeout(45_000);
  await signInAtController(page, server, hospital, 'nurse103');
  await page.locator('.counter-card').click();
  await page.locator('.desk-connection.live').waitFor();
});

const dialog = () => page.getByRole('dialog');
const current = (number: string) => page.locator('.desk-number:not(.over)', { hasText: number }).waitFor();

journey('a desk on a slow network', (step) => {
  step('is not left before Next is answered, and then asks what becomes of the patient', async () => {
    const answer = await holdNext(page, 'callNext');
    await page.keyboard.press(' ');
    await answer.asked;
    await page.keyboard.press('F10');
    const leave = dialog().getByRole('button', { name: controller.confirm.logOut.confirm, exact: true });
    await expectPage(leave).toBeDisabled();
    answer.let();
    await current('001');
    await dialog().getByRole('radio', { name: controller.confirm.logOut.passed }).check();
    await expectPage(leave).toBeEnabled();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  step('takes the answer of a window only after the press before it', async () => {
    const answer = await holdNext(page, 'recallNumber');
    await page.keyboard.press('r');
    await answer.asked;
    await page.keyboard.press('m');
    await expectPage(dialog().locator('[data-choice]:enabled')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await page.locator('[data-action=pause]').click();
    const pause = dialog().locator('[data-confirm=pause]');
    await expectPage(pause).toBeDisabled();
    answer.let();
    await pause.click();
    await page.locator('.desk-current.pause').waitFor();
    await page.locator('[data-action=restart]').click();
    await page.locator('.desk-current.serving').waitFor();
  });

  step('shows a number that was given once the window that was opened meanwhile is closed', async () => {
    const answer = await holdNext(page, 'issueAtCounter');
    await page.keyboard.press('m');
    await dialog().locator('[data-choice=issue]').click();
    await answer.asked;
    await page.keyboard.press('g');
    await dialog().waitFor();
    await page.keyboard.type('2');
    const issued = page.waitForResponse(/\/issue$/);
    answer.let();
    const { number } = await (await issued).json();
    await expectPage(dialog().getByRole('button', { name: controller.number.submit })).toBeEnabled();
    await expectPage(dialog().getByRole('textbox')).toHaveValue('2');
    await page.keyboard.press('Escape');
    await expectPage(dialog().locator('.number-issued')).toHaveText(String(number).padStart(3, '0'));
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  step('checks in two who are scanned one after the other, though the first is answered late', async () => {
    const expected = page.getByRole('tab', { name: new RegExp(`^${controller.list.expected}`) });
    await expected.click();
    await expectPage(expected).toHaveText(/\D3$/);
    const answer = await holdNext(page, 'bulkCheckInAppointment');
    await page.getByRole('searchbox').click();
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await answer.asked;
    await page.keyboard.type('6');
    await page.keyboard.press('Enter');
    answer.let();
    await expectPage(expected).toHaveText(/\D1$/);
    await expectPage(page.getByRole('searchbox')).toHaveValue('');
    await page.getByRole('tab', { name: new RegExp(`^${controller.list.waiting}`) }).click();
  });

  step('goes on with the queue that was pressed last, though the one before it comes later', async () => {
    const { api, rooms } = hospital;
    const room = rooms[0]!.panel;
    const panelType = { panelType: 'defaultPanel' };
    const expert = await api.call('createPanel', { path: panelType, body: { name: '專家門診', queueMark: '專' } });
    await api.call('updatePanel', {
      path: panelType,
      body: { gid: room.gid, queueMark: '普', alsoCalls: [expert.gid] },
    });
    const machine = await deviceAt(api, expert, 'signInTicketMachine');
    const queue = ({ gid }: { gid: string }) => page.locator(`[data-queue="${gid}"]`);
    const ofRoom = page.locator('.patient', { hasText: zh.controller.list.walkIn });
    const late = await holdNext(page, 'createStreamTicket');
    await queue(expert).click();
    await late.asked;
    const opened = page.waitForRequest(/\/stream\?/);
    await queue(room).click();
    await opened;
    const answered = page.waitForResponse((response) => response.url().endsWith(operations.createStreamTicket.path));
    late.let();
    await answered;
    await machine.call('takeNumber', { query: { panelGid: expert.gid } });
    await expectPage(queue(expert)).toContainText(zh.controller.list.waitingCount_other.replace('{{count}}', '1'));
    // Before the poll under the stream, which would hide it.
    await expectPage(ofRoom).toHaveCount(1, { timeout: 10_000 });
    await expectPage(page.locator('.patient button:disabled')).toHaveCount(0);
  });

  step('signs out at once, and leaves alone who signs in before a slow server has answered', async () => {
    const answer = await holdNext(page, 'signOut');
    await page.keyboard.press('F10');
    await dialog().getByRole('radio', { name: controller.confirm.logOut.passed }).check();
    await dialog().getByRole('button', { name: controller.confirm.logOut.confirm, exact: true }).click();
    await answer.asked;
    await page.locator('input[name=password]').waitFor();
    await expectPage(page.getByText(controller.signIn.expired)).toHaveCount(0);
    await fillSignIn(page, hospital, 'relief');
    await page.locator('.counter-card').first().waitFor();
    const answered = page.waitForResponse((response) => response.url().endsWith(operations.signOut.path));
    answer.let();
    expect((await answered).status()).toBe(200);
    await page.locator('.counter-card', { hasText: '104' }).click();
    await page.locator('.desk-connection.live').waitFor();
  });

  step('stays where it is, though a free counter of a group was asked for before', async () => {
    const { api } = hospital;
    const members = [];
    for (const counterName of ['1 櫃', '2 櫃']) {
      const body = { name: counterName, counterName, callingMode: 1 } as const;
      members.push((await api.call('createPanel', { path: { panelType: 'defaultPanel' }, body })).gid);
    }
    await api.call('createPanelGroup', { body: { name: '批價', panelMode: 0, startingNumber: 1, members } });
    await page.keyboard.press('F10');
    await dialog().getByRole('button', { name: controller.confirm.logOut.switch }).click();
    const free = page.getByRole('button', { name: controller.choose.anyFree });
    await free.waitFor();
    const answer = await holdNext(page, 'listCounters');
    await free.click();
    await answer.asked;
    await page.locator('.counter-card', { hasText: '104' }).click();
    await page.locator('.desk-connection.live').waitFor();
    const answered = page.waitForResponse((response) => response.url().endsWith(operations.listCounters.path));
    answer.let();
    await (await answered).finished();
    await page.keyboard.press('m');
    await dialog().waitFor();
    await expectPage(page.locator('.desk-header h1')).toContainText('104 診');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  step('keeps the number that is typed while the one before it is called', async () => {
    const body = { name: '藥局', counterName: '藥局', callingMode: 0 } as const;
    await hospital.api.call('createPanel', { path: { panelType: 'defaultPanel' }, body });
    await page.keyboard.press('F10');
    await dialog().getByRole('button', { name: controller.confirm.logOut.switch }).click();
    await page.locator('.counter-card', { hasText: '藥局' }).click();
    const entry = page.getByRole('textbox', { name: controller.number.label });
    await entry.click();
    await page.keyboard.type('5');
    const answer = await holdNext(page, 'callNumber');
    await page.keyboard.press('Enter');
    await answer.asked;
    await page.keyboard.type('6');
    await expectPage(entry).toHaveValue('6');
    answer.let();
    await current('5');
    await page.locator('.action.busy').waitFor({ state: 'detached' });
    await expectPage(entry).toHaveValue('6');
  });

  step('is loaded again, as an administrator asks, once the press before it is answered', async () => {
    const { data } = await hospital.api.call('listFleet', {});
    const devices = data.flatMap(({ kind, panelName, panelGid, device }) =>
      kind === 'controller' && panelName === '藥局' ? [{ panelGid, device }] : [],
    );
    const there = Promise.withResolvers<void>();
    const pressed = Promise.withResolvers<void>();
    const told = Promise.withResolvers<void>();
    await page.route(`**${operations.reportDesk.path}`, async (route) => {
      const response = await route.fetch();
      if (!(await response.json()).reload) return route.fulfill({ response });
      there.resolve();
      await pressed.promise;
      await route.fulfill({ response });
      told.resolve();
    });
    await page.evaluate(() => document.body.classList.add('of-before'));
    await hospital.api.call('orderDevices', { body: { order: 'reload', devices } });
    await there.promise;
    const press = await holdNext(page, 'callNumber');
    await page.keyboard.press('Enter');
    await press.asked;
    pressed.resolve();
    await told.promise;
    // A page that obeys at once is gone by then.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    press.let();
    await current('6');
    await expectPage(page.locator('body.of-before')).toHaveCount(0);
    await current('6');
    // A report that is on its way when the page goes would be nobody's failure.
    await page.unrouteAll({ behavior: 'wait' });
  });

  step('waits for what a reset would end, and is asked no second time before it is answered', async () => {
    const answers = Promise.withResolvers<void>();
    let asked = 0;
    await page.clock.install();
    await page.route(addressOf('previewReset'), async (route) => {
      asked += 1;
      await answers.promise;
      await route.continue();
    });
    await page.keyboard.press('m');
    await page.locator('[data-choice=resetQueue]').click();
    await expectPage(() => expect(asked).toBe(1)).toPass();
    await passTime(page, 6);
    expect(asked).toBe(1);
    answers.resolve();
    await expectPage(page.locator('[data-confirm=resetQueue]')).toBeEnabled();
    await passTime(page, 6);
    await expectPage(() => expect(asked).toBeGreaterThan(1)).toPass();
  });
});

/** One counter on two devices, the small window above other programs, the head nurse's list of rooms, and rarer presses. */
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { deviceAt } from '#demo/panels.ts';
import { limits } from '#generated/limits.ts';
import type { PanelStatus, QueueList } from '#generated/values.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { addressOf } from '../../browser/address-of.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { seriousFindings } from '../../browser/serious-findings.ts';
import type { RunningServer } from '../../running/server.ts';
import { checkInPatients } from '../hospital/check-in-patients.ts';
import { type Hospital, pushAppointments, setUpHospital, staffPassword } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';
import { pressTwice } from '../press-twice.ts';
import { letRowsStand } from './let-rows-stand.ts';
import { otherDesksAt } from './other-desks.ts';
import { signInAtController } from './sign-in.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
/** The desk beside the doctor, and the same counter's other device. */
let desk: Page;
let other: Page;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['103']);
  const patients = await pushAppointments(hospital, 6);
  await checkInPatients(hospital, patients);
  await hospital.api.call('createStaff', {
    body: { staffId: 'head', name: '護理長', password: staffPassword, panels: [] },
  });
  await hospital.api.call('updateOrganisationGeneral', {
    body: { gid: hospital.orgGid, priorityTags: ['急件', '敬老'] },
  });
  [desk, other] = [await device(), await device()];
});

async function device(): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'zh-TW', viewport: { width: 1024, height: 768 } })).newPage();
  page.setDefaultTimeout(45_000);
  return page;
}
const { controller } = zh;
const say = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((said, [name, value]) => said.replace(`{{${name}}}`, `${value}`), text);
const tab = (name: QueueList) => desk.getByRole('tab', { name: new RegExp(`^${controller.list[name]}`) });
const nobody = (page: Page) => page.locator('.desk-number.over').waitFor();
const number = (page: Page, text: string) => page.locator('.desk-number:not(.over)', { hasText: text }).waitFor();
const pressNext = (page: Page) => page.locator('[data-action=next]:not([data-waits])').click();
const others = (page: Page) => page.getByText(say(controller.desk.otherDesks_other, { count: 1 }));

const signIn = (page: Page, staffId: string) => signInAtController(page, server, hospital, staffId);

journey('one counter, two devices', (step) => {
  step('both say that the other is there, and one that is closed is gone', async () => {
    await signIn(desk, 'nurse103');
    await desk.locator('.counter-card').click();
    await desk.locator('[data-action=next]').waitFor();
    await signIn(other, 'nurse103');
    await other.locator('.counter-card').click();
    await others(other).waitFor();
    await others(desk).waitFor({ timeout: (limits.deskReportSeconds + 20) * 1000 });
    expect(await seriousFindings(desk)).toEqual([]);
  });

  step('a page that is loaded anew is no other device', async () => {
    // From then on only the new page answers; answers to the old one go with it.
    await other.reload({ waitUntil: 'commit' });
    expect(await otherDesksAt(other)).toBe(1);
  });

  step('who is called at one is told at the other, and stays told until it is read', async () => {
    await pressNext(desk);
    await number(desk, '001');
    await number(other, '001');
    const told = other.locator('.desk-notice', { hasText: say(controller.calledElsewhere, { number: '001' }) });
    await told.waitFor();
    await expectPage(desk.locator('.desk-notice')).not.toContainText(
      say(controller.calledElsewhere, { number: '001' }),
    );
    await told.getByRole('button', { name: controller.dismiss }).click();
    await told.waitFor({ state: 'detached' });
  });

  step(
    'the head nurse pauses the room from the list: whoever calls there is told, and goes on holding it',
    async () => {
      const head = await device();
      await signIn(head, 'head');
      await head.getByRole('button', { name: say(controller.choose.pause, { counter: '103 診' }) }).click();
      await head.locator('[data-pause=break]').click();
      await head.getByRole('dialog').getByRole('button', { name: controller.action.pause, exact: true }).click();
      const restart = head.getByRole('button', { name: say(controller.choose.restart, { counter: '103 診' }) });
      await restart.waitFor();
      await expectPage(restart).toBeFocused();
      expect(await seriousFindings(head)).toEqual([]);
      await desk.locator('.desk-notice', { hasText: controller.pausedElsewhere }).waitFor();
      await desk.locator('.desk-current h2', { hasText: zh.values.PauseReason.break }).waitFor();
      await restart.click();
      await desk.locator('[data-action=next]').waitFor();
      await desk.locator('.desk-notice', { hasText: controller.pausedElsewhere }).waitFor({ state: 'detached' });
      await number(desk, '001');
      await head.close();
    },
  );

  step('a panel that an administrator pauses or disables is named at the desk until it is enabled again', async () => {
    const [{ panel }] = hospital.rooms as [(typeof hospital.rooms)[number]];
    let { version } = panel;
    const set = async (status: PanelStatus) => {
      const input = { path: { panelType: 'defaultPanel' }, body: { gid: panel.gid, version, status } } as const;
      ({ version } = await hospital.api.call('updatePanel', input));
    };
    for (const status of ['pause', 'disable'] as const) {
      await set(status);
      await desk.getByText(controller.hall[status]).waitFor();
    }
    expect(await seriousFindings(desk)).toEqual([]);
    await set('enable');
    await desk.getByText(controller.hall.disable).waitFor({ state: 'detached' });
  });

  step('a pause at one is shown at the other, and not as one from the list of rooms alone', async () => {
    await other.keyboard.press('F9');
    await other.getByRole('dialog').getByRole('button', { name: controller.action.pause, exact: true }).click();
    await desk.locator('.desk-notice', { hasText: '另一台控制器' }).waitFor();
    await other.locator('[data-action=restart]').click();
    await desk.locator('.desk-notice', { hasText: controller.pausedElsewhere }).waitFor({ state: 'detached' });
  });

  step('a newer page of the server is found where rooms are chosen, and loaded when that is wanted', async () => {
    const head = await device();
    await signIn(head, 'head');
    await head.getByRole('button', { name: controller.update.check }).click();
    await head.getByText(controller.update.none).waitFor();
    await head.route('**/panel-controller', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/index-[\w-]+\.js/, 'index-newer.js'),
      });
    });
    await head.getByRole('button', { name: controller.update.check }).click();
    await head.getByText(controller.update.ready).waitFor();
    await head.unrouteAll({ behavior: 'ignoreErrors' });
    await Promise.all([
      head.waitForEvent('load'),
      head.getByRole('button', { name: controller.update.reload }).click(),
    ]);
    await head.locator('.counter-card').waitFor();
    await head.close();
  });

  step('the small window shows the call and calls the next, by its button and by the space bar', async () => {
    const opening = desk.context().waitForEvent('page');
    await desk.getByRole('button', { name: controller.desk.small }).click();
    const small = await opening;
    await number(small, '001');
    await pressNext(small);
    await number(desk, '002');
    await number(small, '002');
    await small.locator('[data-action=next]:not([data-waits])').waitFor();
    await small.keyboard.press('Space');
    await number(desk, '003');
    await small.locator('[data-action=undo]').click();
    await number(small, '002');
    await small.close();
    await desk.getByRole('button', { name: controller.desk.small }).waitFor();
  });

  step('a patient is called from the list by a double press, and not also the one whose row moves up', async () => {
    const row = desk.locator('.patient', { hasText: '005' });
    await letRowsStand(desk);
    await pressTwice(desk, row.locator('.patient-call:not(.patient-more)'), () => number(desk, '005'));
    // What comes after a press that was taken would tell of it.
    await desk.keyboard.press('u');
    await number(desk, '002');
  });

  step('C completes the patient, and A lets the next go away for a while, on both devices', async () => {
    await desk.keyboard.press('c');
    await nobody(desk);
    await nobody(other);
    await expectPage(tab('completed')).toContainText('2');
    await pressNext(desk);
    await number(other, '003');
    await desk.keyboard.press('a');
    await nobody(desk);
    await nobody(other);
    await expectPage(tab('away')).toContainText('1');
    await tab('away').click();
    await desk.locator('.patient', { hasText: '003' }).waitFor();
    await tab('waiting').click();
  });

  step('a number is given at the desk in a class of priority, and moved to another class', async () => {
    await desk.keyboard.press('m');
    await desk.locator('[data-choice=issue]').click();
    await desk.getByRole('dialog', { name: controller.priority.forNew }).waitFor();
    await desk.locator('[data-choice="敬老"]').click();
    const given = await desk.locator('.number-issued').innerText();
    expect(await seriousFindings(desk)).toEqual([]);
    await desk.getByRole('dialog').getByRole('button', { name: controller.menu.close }).click();
    const row = desk.locator('.patient', { hasText: given });
    await row.locator('.chip', { hasText: '敬老' }).waitFor();
    await letRowsStand(desk);
    await row.locator('.patient-more').click();
    await desk.locator('[data-choice=priority]').click();
    await desk.getByRole('dialog', { name: say(controller.priority.heading, { number: given }) }).waitFor();
    await desk.locator('[data-choice="急件"]').click();
    await row.locator('.chip', { hasText: '急件' }).waitFor();
    await expectPage(row).not.toContainText('敬老');
  });

  step('of two resets that were asked for at once the second leaves the numbers that were given since', async () => {
    const [{ panel }] = hospital.rooms as [Hospital['rooms'][0]];
    const machine = await deviceAt(hospital.api, panel, 'signInTicketMachine');
    const take = () => machine.call('takeNumber', { query: { panelGid: panel.gid } });
    const sure = (page: Page) => page.locator('[data-confirm=resetQueue]');
    const ask = async (page: Page) => {
      await page.keyboard.press('m');
      await page.locator('[data-choice=resetQueue]').click();
      await expectPage(sure(page)).toBeEnabled();
    };
    await Promise.all([ask(desk), ask(other)]);
    await other.route(addressOf('previewReset'), (route) => route.abort());
    await sure(desk).click();
    await sure(desk).waitFor({ state: 'detached' });
    const given = String((await take()).number).padStart(3, '0');
    await desk.locator('.patient', { hasText: given }).waitFor();
    await sure(other).click();
    await other.getByText(zh.errors.queues_reset).waitFor();
    await expectPage(desk.locator('.patient', { hasText: given })).toBeVisible();
    await other.unroute(addressOf('previewReset'));
    await ask(other);
    const ends = (count: number) => other.getByText(say(controller.confirm.reset.walkIns_other, { count }));
    await ends(1).waitFor();
    await take();
    await ends(2).waitFor();
    await other.keyboard.press('Escape');
    await sure(other).waitFor({ state: 'detached' });
  });

  step('a counter without a list goes on from the number that is set', async () => {
    await hospital.api.call('createPanel', {
      path: { panelType: 'defaultPanel' },
      body: { name: '抽血', counterName: '抽血櫃檯', callingMode: 0 },
    });
    const head = await device();
    await signIn(head, 'head');
    await head.locator('.counter-card', { hasText: '抽血櫃檯' }).click();
    await head.locator('[data-action=next]').waitFor();
    await head.keyboard.press('m');
    await head.locator('[data-choice=preset]').click();
    await head.getByRole('dialog', { name: controller.preset.heading }).waitFor();
    await head.keyboard.type('20');
    const answered = head.waitForResponse(/\/preset/);
    await head.keyboard.press('Enter');
    expect((await answered).ok()).toBe(true);
    await pressNext(head);
    await number(head, '021');
    await head.close();
  });

  step('a browser finds all it needs to install the page as an app, under its name', async () => {
    const browserView = await desk.context().newCDPSession(desk);
    expect(await browserView.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
    const { data = '{}' } = await browserView.send('Page.getAppManifest');
    expect(JSON.parse(data)).toMatchObject({ name: controller.title, lang: 'zh-TW', display: 'standalone' });
  });

  step('a device that is closed is no more at the counter', async () => {
    await others(desk).waitFor();
    await other.close({ runBeforeUnload: true });
    await others(desk).waitFor({ state: 'detached', timeout: (limits.deskSilenceSeconds + 30) * 1000 });
  });

  step('a colleague of the same name who takes over stops the desk from before', async () => {
    const name = '護理師103';
    await hospital.api.call('createStaff', { body: { staffId: 'twin', name, password: staffPassword, panels: [] } });
    const twin = await device();
    await signIn(twin, 'twin');
    await twin.locator('.counter-card', { hasText: '103 診' }).click();
    await twin.getByRole('button', { name: controller.takeOver.confirm }).click();
    await twin.locator('[data-action=next]').waitFor();
    await desk.getByRole('heading', { name: say(controller.taken.heading, { counter: '103 診', name }) }).waitFor();
    await twin.close();
  });
});

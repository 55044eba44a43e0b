/** One counter on two devices, the small window above other programs, and the head nurse's list of rooms. */
import type { Browser, Page } from 'playwright';
import { afterAll, expect } from 'vitest';
import { deviceAt } from '#demo/panels.ts';
import { limits } from '#generated/limits.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { launchBrowser } from '../../browser/launch.ts';
import { seriousFindings } from '../../browser/serious-findings.ts';
import { type RunningServer, startServer } from '../../running/server.ts';
import { type Hospital, pushAppointments, setUpHospital, staffPassword } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { signInAtController } from './sign-in.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
/** The desk beside the doctor, and the same counter's other device. */
let desk: Page;
let other: Page;

async function end(): Promise<void> {
  await browser?.close();
  await server?.stop();
}
beginWith(async () => {
  await end();
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  hospital = await setUpHospital(server, ['103']);
  const patients = await pushAppointments(hospital, 6);
  const kiosk = await deviceAt(hospital.api, hospital.rooms[0]!.panel, 'signInKiosk');
  for (const { patientId } of patients) await kiosk.call('checkIn', { body: { identifier: patientId } });
  await hospital.api.call('createStaff', {
    body: { staffId: 'head', name: '護理長', password: staffPassword, panels: [] },
  });
  [desk, other] = [await device(), await device()];
});
afterAll(end);

async function device(): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'zh-TW', viewport: { width: 1024, height: 768 } })).newPage();
  page.setDefaultTimeout(45_000);
  return page;
}
const { controller } = zh;
const say = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((said, [name, value]) => said.replace(`{{${name}}}`, `${value}`), text);
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
      await head.getByRole('button', { name: say(controller.choose.restart, { counter: '103 診' }) }).waitFor();
      expect(await seriousFindings(head)).toEqual([]);
      await desk.locator('.desk-notice', { hasText: controller.pausedElsewhere }).waitFor();
      await desk.locator('.desk-current h2', { hasText: zh.values.PauseReason.break }).waitFor();
      await head.getByRole('button', { name: say(controller.choose.restart, { counter: '103 診' }) }).click();
      await desk.locator('[data-action=next]').waitFor();
      await number(desk, '001');
      await head.close();
    },
  );

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
});

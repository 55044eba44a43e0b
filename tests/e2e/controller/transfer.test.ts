/** A patient who is sent to another room: told at the desk, on the screen outside, and on paper. */
import jsQR from 'jsqr';
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { apiAt } from '#demo/api.ts';
import { deviceAt } from '#demo/panels.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { askWhileBusy } from '../../browser/ask-while-busy.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { seriousFindings } from '../../browser/serious-findings.ts';
import type { RunningServer } from '../../running/server.ts';
import { openPrinter, type TestPrinter } from '../../running/test-printer.ts';
import { type Hospital, pushAppointments, setUpHospital, staffPassword } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';
import { signInAtController } from './sign-in.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let printer: TestPrinter;
let desk: Page;
let screen: Page;
const { controller } = zh;
/** Rooms that nobody is in: a list of those to send to is longer than a glance. */
const empty = ['106', '107', '108', '109', '110', '111', '112', '113'];

beginWith(async (opened) => {
  printer = await openPrinter();
  opened.defer(() => printer.close());
  ({ server, browser } = await openProduct(opened, { env: { PRINTER_NETWORKS: 'loopback' } }));
  hospital = await setUpHospital(server, ['103', '105', ...empty]);
  const [from, to] = hospital.rooms;
  const patients = await pushAppointments(hospital, 4);
  const kiosk = await deviceAt(hospital.api, from!.panel, 'signInKiosk');
  for (const { patientId, room } of patients)
    if (room === '103') await kiosk.call('checkIn', { body: { identifier: patientId } });
  await hospital.api.call('createPrinter', {
    body: { name: '護理站', host: '127.0.0.1', port: printer.port, panels: [from!.panel.gid], desks: true },
  });
  const { token } = await hospital.api.call('signInStaff', {
    body: { orgGid: hospital.orgGid, staffId: to!.staffId, password: staffPassword },
  });
  const body = { panelGid: to!.panel.gid };
  await apiAt(server.url)
    .as(token)
    .call('logInCounter', { path: { variant: 'clinic' }, body });
  const context = await browser.newContext({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } });
  [desk, screen] = [await context.newPage(), await (await browser.newContext()).newPage()];
  for (const page of [desk, screen]) page.setDefaultTimeout(45_000);
});

const line = () => desk.locator('.desk-notice');

journey('a patient who is sent on', (step) => {
  step('is called where no screen is connected yet, which the desk says in red', async () => {
    await signInAtController(desk, server, hospital, 'nurse103');
    await desk.locator('.counter-card').click();
    await desk.locator('.desk-hall.none', { hasText: controller.hall.none }).waitFor();
    expect(await seriousFindings(desk)).toEqual([]);
  });

  step('is on the screen outside, and the desk is told so', async () => {
    await screen.goto(new URL(hospital.rooms[0]!.panel.exclusiveUrl ?? '', server.url).href);
    await screen.getByText('103 診').first().waitFor();
    await desk.locator('[data-action=next]:not([data-waits])').click();
    await desk.locator('.desk-number:not(.over)', { hasText: '001' }).waitFor();
    // Shown, and perhaps spoken: the words begin alike. Asked again half a minute later where the screen was slow.
    await expectPage(desk.locator('.desk-hall')).toHaveText(new RegExp(`^✓ ${controller.hall.shown}`), {
      timeout: 60_000,
    });
  });

  step('is chosen a place for in a window that keeps its button in sight, however long the list', async () => {
    const size = desk.viewportSize()!;
    await desk.setViewportSize({ ...size, height: 400 });
    await desk.keyboard.press('m');
    const close = desk.getByRole('dialog').getByRole('button', { name: controller.menu.close });
    await expectPage(close).toBeInViewport({ ratio: 1 });
    await close.focus();
    await desk.keyboard.press('ArrowUp');
    await expectPage(desk.locator('dialog .choice:enabled').last()).toBeFocused();
    await expectPage(close).toBeInViewport({ ratio: 1 });
    await close.click();
    await desk.setViewportSize(size);
  });

  step('is told the number there, which stays at the desk until it is read', async () => {
    await desk.keyboard.press('t');
    const rooms = desk.locator('dialog .choice');
    await expectPage(desk.getByRole('searchbox', { name: controller.transfer.search })).toBeFocused();
    await desk.keyboard.insertText('１１');
    await expectPage(rooms).toHaveText(['110', '111', '112', '113'].map((room) => new RegExp(`^${room} 診`)));
    // Nobody is sent where nobody is, and nobody is sent before one alone is meant.
    await desk.keyboard.press('Enter');
    await desk.getByRole('searchbox').fill('９９');
    await desk.getByText(controller.transfer.none).waitFor();
    expect(await seriousFindings(desk)).toEqual([]);
    await desk.getByRole('searchbox').fill('105');
    await expectPage(rooms).toHaveCount(1);
    // The button to print is there all the same.
    await askWhileBusy(desk, 'getDeskPrinter', () => desk.keyboard.press('Enter'));
    const told = controller.undo.transferTo.replace('{{number}}', '001').replace('{{to}}', '105 診');
    await line().getByText(told.split('{{')[0]!).waitFor();
    await line().locator('[data-action=undo]').waitFor({ state: 'detached' });
    await line().getByText(told.split('{{')[0]!).waitFor();
    expect(await seriousFindings(desk)).toEqual([]);
  });

  step('is told on the moving line of the screen where they were called', async () => {
    const from = zh.server.moved.withNumber.replace('{{from}}', '103 診').replace('{{number}}', '001');
    const said = from.replace('{{counter}}', '105 診');
    await screen.getByText(said.split('{{')[0]!).first().waitFor();
  });

  step('gets a slip with the new number from the desk’s printer, once', async () => {
    await line().locator('[data-action=print]').click();
    await line().getByText(controller.print.sent.replace('{{printer}}', '護理站')).waitFor();
    await printer.printed(1);
    const [slip] = printer.slips;
    expect(jsQR(slip!.pixels, slip!.width, slip!.height)?.data).toContain('/ticket/');
    await line().getByRole('button', { name: controller.dismiss }).click();
    await line().locator('p').waitFor({ state: 'detached' });
  });
});

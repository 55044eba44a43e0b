/** A controller that is left without signing out: for another page, for another organisation, beside a tab that works on. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { operations } from '#generated/operations.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import type { RunningServer } from '../../running/server.ts';
import { checkInPatients } from '../hospital/check-in-patients.ts';
import { type Hospital, pushAppointments, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';
import { signInAtController } from './sign-in.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
/** The nurse's browser, and the tab that the desk stands in. */
let computer: BrowserContext;
let desk: Page;
const { controller } = zh;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['103']);
  const patients = await pushAppointments(hospital, 6);
  await checkInPatients(hospital, patients);
  computer = await browser.newContext({ locale: 'zh-TW', viewport: { width: 1024, height: 768 } });
  desk = await open();
});

async function open(): Promise<Page> {
  const page = await computer.newPage();
  page.setDefaultTimeout(45_000);
  return page;
}

/** The token that the device keeps (schemas/device/ControllerStorage.json). */
const keptToken = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('callboard-controller') ?? '{}').orgToken);

/** What the server answers to whoever shows this token. */
async function statusOf(token: string | undefined): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(server.url + operations.listCounters.path, { headers })).status;
}

/** Signs in at the desk, where nobody is by now, and begins at its counter. */
async function begin(): Promise<string> {
  await desk.goto(`${server.url}/`);
  await signInAtController(desk, server, hospital, 'nurse103');
  await desk.locator('.counter-card').click();
  await desk.locator('.desk-connection.live').waitFor();
  const token = await keptToken(desk);
  expect(await statusOf(token)).toBe(200);
  return token!;
}

/** The desk calls, for the first time or again, so its sign-in is good. */
async function call(action: 'next' | 'recall'): Promise<void> {
  const answered = desk.waitForResponse((response) => response.url().endsWith(`/${action}`));
  await desk.locator(`[data-action=${action}]:not([data-waits])`).click();
  expect((await answered).status()).toBe(200);
}

/** The address of a counter of another organisation. */
const elsewhere = () => `${server.url}/quick-login/panel-controller/hillside/room201`;

journey('a controller that is left', (step) => {
  for (const [place, path] of [
    ['the start page', () => '/'],
    ['the list of screens', () => '/panel'],
    ['the administration', () => `/admin/${hospital.orgGid}/management`],
    ['a kiosk', () => '/any-check/lobby'],
  ] as const)
    step(`for ${place} signs nobody in any more, on the server as on the device`, async () => {
      const token = await begin();
      await desk.goto(server.url + path());
      await expect.poll(() => statusOf(token)).toBe(401);
      expect(await keptToken(desk)).toBeUndefined();
      await desk.goBack();
      await desk.locator('input[name=password]').waitFor();
    });

  step('and closed at once is signed out all the same', async () => {
    const token = await begin();
    await desk.goto(`${server.url}/`, { waitUntil: 'domcontentloaded' });
    await desk.close();
    await expect.poll(() => statusOf(token)).toBe(401);
    desk = await open();
  });

  step('for another organisation’s counter begins with a sign-in there, and ends the one here', async () => {
    const token = await begin();
    await desk.goto(elsewhere());
    await desk.locator('input[name=password]').waitFor();
    await expect.poll(() => statusOf(token)).toBe(401);
  });

  step('in another tab alone goes on calling where it stands', async () => {
    const token = await begin();
    const beside = await open();
    await call('next');
    for (const address of [`${server.url}/`, `${server.url}/panel`, elsewhere()]) {
      await beside.goto(address);
      await beside.waitForFunction(() => !JSON.parse(localStorage.getItem('callboard-controller') ?? '{}').orgToken);
      await call('recall');
    }
    // Whoever asked and was answered would have ended it by now.
    await beside.locator('input[name=password]').waitFor();
    await beside.close();
    await desk.locator('.desk-connection.live').waitFor();
    expect(await statusOf(token)).toBe(200);
  });

  step('and loaded anew after that goes on, until it is left itself', async () => {
    const token = await begin();
    const beside = await open();
    await beside.goto(elsewhere());
    await beside.locator('input[name=password]').waitFor();
    await desk.reload();
    await desk.locator('.desk-connection.live').waitFor();
    await call('recall');
    await beside.close();
    await desk.goto(`${server.url}/`);
    await expect.poll(() => statusOf(token)).toBe(401);
  });

  step('by signing out in one tab asks the other to sign in again, at the same counter', async () => {
    await begin();
    const beside = await open();
    await beside.goto(`${server.url}/panel-controller`);
    await beside.locator('.desk-connection.live').waitFor();
    await beside.keyboard.press('F10');
    const dialog = beside.getByRole('dialog');
    await dialog.getByRole('radio', { name: controller.confirm.logOut.passed }).check();
    await dialog.getByRole('button', { name: controller.confirm.logOut.confirm, exact: true }).click();
    await beside.locator('input[name=password]').waitFor();
    await desk.locator('input[name=password]').waitFor();
  });

  step('because the account is switched off says so, and not that nobody has pressed anything', async () => {
    await begin();
    const { data } = await hospital.api.call('listStaff', { query: {} });
    const { gid = '' } = data.find(({ staffId }) => staffId === 'nurse103') ?? {};
    await hospital.api.call('updateStaff', { body: { gid, enabled: false } });
    await desk.getByText(controller.signIn.takenAway).waitFor();
  });
});

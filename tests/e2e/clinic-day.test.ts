/** A day at a clinic, on real pages: from the administrator's form to the number that the hall sees. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { deviceAt } from '#demo/panels.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { launchBrowser } from '../browser/launch.ts';
import type { RunningServer } from '../running/server.ts';
import { openAdmin } from './hospital/admin-page.ts';
import { type Desk, openDesk } from './hospital/controller-desk.ts';
import { type Painted, recordPainted, shownBy } from './hospital/painted-numbers.ts';
import {
  administrator,
  type Hospital,
  organisationPassword,
  pushAppointments,
  setUpHospital,
  staffPassword,
} from './hospital/set-up-hospital.ts';
import { beginWith, journey } from './journey.ts';
import { openProduct } from './open-product.ts';

const patience = { timeout: 60_000, interval: 100 };
const lobbyName = '一樓候診大廳';
const appointments = 60;

let server: RunningServer;
let browser: Browser;
let visitors: BrowserContext;
let hospital: Hospital;
let lobbyGid: string;
let display: Page;
let painted: Painted;
let desks: Desk[];
let kiosk: Page;
let patients: { room: string; patientId: string }[];

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened, { from: () => launchBrowser({ motion: true }) }));
  visitors = await browser.newContext({ locale: 'zh-TW', viewport: { width: 1280, height: 720 } });
  hospital = await setUpHospital(server, ['101', '103']);
});

journey('a clinic day', (step) => {
  step('an administrator makes a clinic lobby panel in the generated form', async () => {
    const page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
    await makeLobby(page);
    const { data } = await hospital.api.call('listPanel', { query: { search: lobbyName } });
    expect(data).toMatchObject([{ name: lobbyName, type: 'clinicsLobbyPanel', carouselSeconds: 15 }]);
    lobbyGid = data[0]?.gid ?? '';
  });

  step('its screen comes up with both rooms and no number', async () => {
    const panel = await hospital.api.call('getPanel', { query: { gid: lobbyGid } });
    display = await visitors.newPage();
    painted = await recordPainted(display);
    await display.goto(server.url + panel.exclusiveUrl);
    for (const { panel: room } of hospital.rooms)
      await display
        .getByText(room.counterName ?? '')
        .first()
        .waitFor();
    expect(painted.rows).toEqual([]);
  });

  step('an agency pushes 60 appointments', async () => {
    patients = await pushAppointments(hospital, appointments);
    const { paging } = await hospital.api.call('listAppointment');
    expect(paging.count).toBe(appointments);
  });

  step('patients check in, at the kiosk’s screen and many more behind them', async () => {
    const panel = await hospital.api.call('getPanel', { query: { gid: lobbyGid } });
    kiosk = await visitors.newPage();
    await kiosk.goto(server.url + panel.kioskUrl);
    await checkInAtKiosk(kiosk, patients[0]?.patientId ?? '');
    const device = await deviceAt(hospital.api, panel, 'signInKiosk');
    for (const { patientId } of patients.slice(1, 40)) {
      await device.call('checkIn', { body: { identifier: patientId } });
    }
    const { paging } = await hospital.api.call('listAppointment', { query: { patientState: 'checkedIn' } });
    expect(paging.count).toBe(40);
  });

  step('two controllers call, recall and pass, and the hall sees each call', async () => {
    desks = await Promise.all(
      hospital.rooms.map(async ({ panel, staffId }) =>
        openDesk(await newDevice(), server.url, {
          orgGid: hospital.orgGid,
          staffId,
          password: staffPassword,
          room: panel.counterName ?? '',
        }),
      ),
    );
    await Promise.all(desks.map(workThroughMorning));
    for (const { room, called } of desks) expect(shownBy(painted, room)).toEqual(called);
  });

  step('the server dies in the middle of a call, comes back, and so does every screen, with nothing lost', async () => {
    const [first, second] = desks as [Desk, Desk];
    const before = await standing();
    const due = await first.page.locator('[data-action=next]').textContent();
    const number = due?.match(/\d+/)?.[0] ?? '';

    await Promise.all([first.page.locator('[data-action=next]:not([data-waits])').click(), server.kill9()]);
    await server.restart();
    hospital.api = await administrator(server, hospital.orgGid);

    await expect.poll(() => shownBy(painted, first.room).at(-1), patience).toBe(number);
    first.called.push(number);
    await callAndSee(second);
    await callAndSee(first);
    const after = await standing();
    expect(after.appointments).toBe(before.appointments);
    expect(after.checkedIn + after.done).toBe(before.checkedIn + before.done);
    expect(after.done).toBe(before.done + 3);
  });

  step('patients go on checking in at the same kiosk page', async () => {
    await checkInAtKiosk(kiosk, patients[45]?.patientId ?? '');
  });

  step('in the whole day the hall saw every call in order, and never a wrong number', async () => {
    for (const { room, called } of desks) expect(shownBy(painted, room)).toEqual(called);
    const all = desks.flatMap(({ called }) => called);
    expect(painted.card.filter((number) => number !== '' && !all.includes(number))).toEqual([]);
  });
});

async function newDevice(): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-TW', viewport: { width: 1280, height: 720 } });
  return context.newPage();
}

async function callAndSee(desk: Desk): Promise<void> {
  const number = await desk.next();
  await expect.poll(() => shownBy(painted, desk.room).at(-1), patience).toBe(number);
}

async function workThroughMorning(desk: Desk): Promise<void> {
  for (let call = 0; call < 3; call += 1) await callAndSee(desk);
  await desk.recall();
  await callAndSee(desk);
  await desk.pass();
  await callAndSee(desk);
  await desk.pause();
  await display.locator('.row', { hasText: desk.room }).getByText(zh.display.pausedRoom).waitFor();
  await desk.restart();
  await callAndSee(desk);
}

/** How the day stands: appointments, patients who wait, patients who were called at least once. */
async function standing() {
  const count = async (query: object) => (await hospital.api.call('listAppointment', { query })).paging.count;
  const done = await Promise.all((['completed', 'called', 'passed'] as const).map((status) => count({ status })));
  return {
    appointments: await count({}),
    checkedIn: await count({ status: 'awaiting' }),
    done: done.reduce((sum, one) => sum + one, 0),
  };
}

async function makeLobby(page: Page): Promise<void> {
  await page.getByRole('link', { name: zh.ra.action.create }).click();
  await page.locator('[data-panel-type=clinicsLobbyPanel]').click();
  await page.getByLabel(zh.fields.Panel.name).fill(lobbyName);
  await page.locator('summary', { hasText: zh.sections.screen }).click();
  await page.getByLabel(zh.fields.Panel.carouselSeconds).fill('15');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((address) => !address.pathname.endsWith('/create'));
}

async function checkInAtKiosk(page: Page, patientId: string): Promise<void> {
  await page.getByRole('button', { name: zh.kiosk.home.type }).click();
  await page.getByRole('button', { name: zh.kiosk.type.submit }).waitFor();
  await page.keyboard.type(patientId);
  await page.keyboard.press('Enter');
  await page.getByText(zh.values.CheckInOutcome.checkedIn).first().waitFor();
  await page.getByRole('button', { name: zh.kiosk.finish }).click();
}

/** What a screen in the hall shows, seen from the office: a real screen and a real administrator's page. */
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { deviceAt } from '#demo/panels.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../browser/expect-page.ts';
import type { RunningServer } from '../running/server.ts';
import { openAdmin } from './hospital/admin-page.ts';
import {
  type Hospital,
  organisationPassword,
  pushAppointments,
  setUpHospital,
  staffPassword,
} from './hospital/set-up-hospital.ts';
import { beginWith, journey } from './journey.ts';
import { openProduct } from './open-product.ts';

const { fleet, screens } = zh.admin;
const orders = zh.values.FleetOrder;
const patience = { timeout: 60_000 };

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;
let screen: Page;
let nurse: Awaited<ReturnType<typeof signInNurse>>;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101']);
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
});

/** What the replay draws. */
const replayed = () => page.frameLocator('iframe').locator('.screen').innerText();

journey('what screens show, seen from the office', (step) => {
  step('a hospital without screens learns how to get one', async () => {
    await page.goto(`${server.url}/admin/${hospital.orgGid}/screens`);
    await page.getByText(screens.none).waitFor();
  });

  step('a screen that opens is listed, and its page draws what it shows', async () => {
    const [room] = hospital.rooms;
    const panelGid = room?.panel.gid ?? '';
    const { exclusiveUrl } = await hospital.api.call('getPanel', { query: { gid: panelGid } });
    screen = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await screen.goto(server.url + exclusiveUrl);
    await page.getByRole('link', { name: room?.panel.name ?? '' }).click({ timeout: 60_000 });
    await page.getByText('1280 × 720').waitFor();
    await expect.poll(replayed, patience).toContain('101 診');

    const number = await callSomebody(panelGid);
    await expect
      .poll(async () => (await hospital.api.call('listScreens')).data[0]?.numbers, patience)
      .toEqual([{ counterGid: panelGid, label: number }]);
    await expect.poll(replayed, patience).toContain(number);
    await page.getByRole('table').getByText(zh.values.EventKind.called, { exact: true }).waitFor();
    for (const width of [390, 1024, 1280]) {
      await page.setViewportSize({ width, height: 768 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  step('asked for its picture, it sends what it draws; asked to reload, it does', async () => {
    await page.getByRole('button', { name: orders.picture }).click();
    await page.getByText(fleet.asked_picture.replace('{{number}}', '1')).waitFor();
    await nurse.recall();
    await page.getByRole('button', { name: screens.fromPicture }).click({ timeout: 60_000 });
    await page.getByText(screens.pictureText.split('{{at}}')[1] ?? '').waitFor();
    await expect.poll(replayed, patience).toContain('101 診');
    await screen.evaluate(() => document.body.classList.add('of-before'));
    await page.getByRole('button', { name: orders.reload }).click();
    await page.getByText(fleet.asked_reload.replace('{{number}}', '1')).waitFor();
    await nurse.recall();
    await expectPage(screen.locator('body.of-before')).toHaveCount(0, patience);
  });

  step('a screen that cannot be heard is in trouble', async () => {
    await screen.close();
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    const mute = await context.newPage();
    await mute.addInitScript(() => {
      Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' });
    });
    const { exclusiveUrl } = await hospital.api.call('getPanel', {
      query: { gid: hospital.rooms[0]?.panel.gid ?? '' },
    });
    await mute.goto(server.url + exclusiveUrl);
    await page.goto(`${server.url}/admin/${hospital.orgGid}/screens`);
    await page.getByText(fleet.trouble_sound).first().waitFor(patience);
    await page.getByText(zh.values.ScreenSound.blocked).first().waitFor();
  });
});

/** Lets one patient check in and be called; answers the number on the screen. */
async function callSomebody(panelGid: string): Promise<string> {
  const [patient] = await pushAppointments(hospital, 1);
  const panel = await hospital.api.call('getPanel', { query: { gid: panelGid } });
  const kiosk = await deviceAt(hospital.api, panel, 'signInKiosk');
  await kiosk.call('checkIn', { body: { identifier: patient?.patientId ?? '' } });
  nurse = await signInNurse(panelGid);
  await nurse.logInCounter();
  return nurse.callNext();
}

/** A nurse at the room, through the API. */
async function signInNurse(panelGid: string) {
  const body = { orgGid: hospital.orgGid, staffId: hospital.rooms[0]?.staffId ?? '', password: staffPassword };
  const staff = hospital.api.as((await hospital.api.call('signInStaff', { body })).token);
  const at = { path: { variant: 'clinic' as const }, body: { panelGid } };
  return {
    logInCounter: () => staff.call('logInCounter', at),
    callNext: async () => {
      const { current, width } = await staff.call('callNext', at);
      return String(current?.number).padStart(width, '0');
    },
    /** A screen that draws something new reports at once, and hears what it is asked to do. */
    recall: () => staff.call('recallNumber', at),
  };
}

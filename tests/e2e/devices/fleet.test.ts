/** Every device on one page: a real screen, kiosk, ticket machine and desk, a hall more by the protocol, seen from the office. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { pairingPages } from '#client/device/paired-device.ts';
import type { Api } from '#demo/api.ts';
import { screenAt } from '#demo/screens.ts';
import { limits } from '#generated/limits.ts';
import type { DevicePurpose } from '#generated/values.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { hurry } from '../../browser/pass-time.ts';
import { letSilencePass } from '../../running/let-silence-pass.ts';
import { nothingShown } from '../../running/screen-report.ts';
import type { RunningServer } from '../../running/server.ts';
import { openAdmin } from '../hospital/admin-page.ts';
import { type Hospital, organisationPassword, setUpHospital, staffPassword } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';
import { type MountedDevice, mountDevice } from './mounted-device.ts';

const { admin, values } = zh;
/** A device is told with its next report, half a minute at most. */
const patience = { timeout: 60_000 };

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let office: Page;
let wall: BrowserContext;
let screen: Page;
let hall: Api[];
let forty: MountedDevice[];

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101', '103', '105', '107']);
  office = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
});

const gidOf = (index: number) => hospital.rooms[index]?.panel.gid ?? '';
const rowOf = (text: string) => office.getByRole('row').filter({ hasText: text });
const press = (name: string) => office.getByRole('button', { name, exact: true }).click();
const asked = (order: 'reload' | 'identify', number: number) =>
  office.getByText(admin.fleet[`asked_${order}`].replace('{{number}}', `${number}`)).waitFor();

journey('every device on one page', (step) => {
  step(
    'a screen, a kiosk, a ticket machine and a desk are there within seconds: where, on line, up to date',
    async () => {
      await hospital.api.call('updatePanel', {
        path: { panelType: 'defaultPanel' },
        body: { gid: gidOf(0), location: '門診大樓 1F' },
      });
      wall = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'zh-TW' });
      screen = await mount(wall, 'panel', '大廳西側');
      await mount(await browser.newContext({ viewport: { width: 1080, height: 1920 } }), 'kiosk', '入口報到機');
      await mount(await browser.newContext({ viewport: { width: 1080, height: 1920 } }), 'ticketMachine', '入口取號機');
      const desk = await browser.newPage({ locale: 'zh-TW' });
      await desk.goto(`${server.url}/quick-login/panel-controller/${hospital.orgGid}/${gidOf(0)}`);
      await desk.locator('input[name=staffId]').fill('nurse101');
      await desk.locator('input[name=password]').fill(staffPassword);
      await desk.locator('button[type=submit]').click();
      await desk.locator('[data-action=next]').waitFor();

      await office.goto(`${server.url}/admin/${hospital.orgGid}/screens`);
      for (const [name, kind] of [
        ['大廳西側', values.FleetKind.panel],
        ['入口報到機', values.FleetKind.kiosk],
        ['入口取號機', values.FleetKind.ticketMachine],
        [values.FleetKind.controller, values.FleetKind.controller],
      ] as const) {
        const row = rowOf(name);
        await expectPage(row).toContainText(kind, patience);
        await expectPage(row).toContainText('門診大樓 1F', patience);
        await expectPage(row).toContainText('最新', patience);
        await expectPage(row).toContainText(/Chrome\/\d/, patience);
        await expectPage(row).toContainText(admin.fleet.clockRight, patience);
      }
    },
  );

  step('asked who they are, the screen and the kiosk show their names large, and go on', async () => {
    for (const name of ['大廳西側', '入口報到機']) await rowOf(name).getByRole('checkbox').check();
    await press(values.FleetOrder.identify);
    await asked('identify', 2);
    await hurry(screen);
    await expectPage(screen.locator('.device-notice')).toHaveText('大廳西側', patience);
    await hurry(screen);
    await expectPage(screen.locator('.device-notice')).toHaveCount(0, patience);
  });

  step('a hall of screens is found as somebody types, chosen together and told to reload, each once', async () => {
    const panel = await hospital.api.call('getPanel', { query: { gid: gidOf(1) } });
    hall = await Promise.all(Array.from({ length: limits.screensOfPanel }, () => screenAt(hospital.api, panel)));
    await Promise.all(hall.map((api, place) => report(api, place)));
    await expectPage(office.getByText(count(24, 24))).toBeVisible(patience);
    await office.getByLabel(admin.fleet.search).fill('診間 103');
    await expectPage(office.getByText(count(20, 24))).toBeVisible();
    await office.getByRole('checkbox', { name: admin.fleet.choosePage }).check();
    await rowOf('大廳西側').waitFor({ state: 'detached' });
    for (const action of [admin.devices.unpair, admin.devices.change]) {
      await press(action);
      const asks = office.getByRole('dialog');
      await expectPage(asks).toContainText('大廳西側');
      await expectPage(asks).toContainText('入口報到機');
      await asks.getByRole('button', { name: zh.ra.action.cancel, exact: true }).click();
      await asks.waitFor({ state: 'detached' });
    }
    await press(values.FleetOrder.reload);
    await asked('reload', 22);
    const told = await Promise.all(hall.map((api, place) => report(api, place)));
    expect(told.filter(({ reload }) => reload)).toHaveLength(20);
    expect((await Promise.all(hall.map((api, place) => report(api, place)))).some(({ reload }) => reload)).toBe(false);
  });

  step('a Saturday’s forty, from one address at once: each its own code, moved and renamed in few calls', async () => {
    forty = await Promise.all(
      Array.from({ length: 40 }, (_, number) => mountDevice(server.url, hospital.api, gidOf(2), number)),
    );
    expect(new Set(forty.map(({ code }) => code)).size).toBe(40);
    const moved = forty.slice(20).map(({ gid }) => gid);
    const body = { gids: moved, panelGid: gidOf(3) };
    expect(await hospital.api.call('changePairedDevices', { body })).toEqual({ count: 20 });
    const places = await Promise.all(forty.map((one) => one.place()));
    expect(places).toEqual(forty.map((_, number) => ({ state: 'paired', panelGid: fortyAt(number) })));
    const [{ gid }] = forty as [MountedDevice];
    await hospital.api.call('changePairedDevices', { body: { gids: [gid], name: '急診入口' } });
    await reportForty();
    await office.getByLabel(admin.fleet.search).fill('mounted002');
    await expectPage(office.getByText(count(10, 64))).toBeVisible(patience);
    await office.getByLabel(admin.fleet.search).fill('mounted');
    await expectPage(office.getByText(count(40, 64))).toBeVisible(patience);
    await expectPage(office.getByRole('row')).toHaveCount(41);
    await office.getByLabel(admin.fleet.search).fill('急診入口');
    await expectPage(office.getByText(count(1, 64))).toBeVisible(patience);
  });

  step('unplugged together, they are missed in one line of the notification centre; back, it says so', async () => {
    await hospital.api.call('updateOrganisationGeneral', { body: { gid: hospital.orgGid, deviceAlarmMinutes: 1 } });
    await screen.close();
    const news = async () =>
      (await hospital.api.call('listNotifications')).data.filter(({ kind }) => kind === 'device');
    const names = ['大廳西側', '急診入口', ...forty.map((_, number) => `第 ${number} 台`)];
    const silence = async () => {
      letSilencePass(server.dataDir, names, 70);
      return await news();
    };
    await expect.poll(silence, { timeout: 90_000, interval: 1000 }).toHaveLength(1);
    expect((await news())[0]).toMatchObject({ outageState: 'silent', deviceCount: 41 });
    screen = await wall.newPage();
    await screen.goto(`${server.url}/tv`);
    await reportForty();
    await expect.poll(async () => (await news())[0]?.outageState, { timeout: 90_000, interval: 500 }).toBe('back');
    expect(await news()).toHaveLength(1);
    await office.getByRole('button', { name: new RegExp(admin.notifications.title) }).click();
    await office.getByText(/恢復回報/).waitFor();
    const gids = forty.map(({ gid }) => gid);
    expect(await hospital.api.call('unpairDevices', { body: { gids } })).toEqual({ count: 40 });
  });
});

const fortyAt = (number: number) => gidOf(number < 20 ? 2 : 3);
const reportForty = () => Promise.all(forty.map((one, number) => one.report(fortyAt(number))));

const count = (number: number, all: number) =>
  admin.fleet.count.replace('{{number}}', `${number}`).replace('{{all}}', `${all}`);

/** A device that shows its code, is paired with room 101 and works there. */
async function mount(context: BrowserContext, kind: DevicePurpose, name: string): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(server.url + pairingPages[kind]);
  const code = (await page.locator('.code').getAttribute('aria-label', patience)) ?? '';
  await hospital.api.call('pairDevice', { body: { code, panelGid: gidOf(0), name } });
  await page.waitForURL((url) => url.pathname.endsWith(gidOf(0)), patience);
  return page;
}

/** A screen by the protocol says how it is; answers what it is asked to do. */
function report(api: Api, place: number) {
  const body = {
    screen: `invented${String(place).padStart(3, '0')}`,
    startedAt: 1,
    sentAt: Date.now(),
    engine: 'Chrome/64',
    width: 1920,
    height: 1080,
    ...nothingShown,
  };
  return api.call('reportScreen', { body });
}

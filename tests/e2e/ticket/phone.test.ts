/** The patient's own page on a phone: stepping out, coming back, giving up, with nothing kept on the device. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import type { Api } from '#demo/api.ts';
import { deviceAt } from '#demo/panels.ts';
import type { PauseReason } from '#generated/values.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { listenToChanges } from '../../browser/listen-to-changes.ts';
import { seriousFindings } from '../../browser/serious-findings.ts';
import type { RunningServer } from '../../running/server.ts';
import { type Hospital, setUpHospital, staffPassword } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let nurse: Api;
let panelGid: string;
let page: Page;
let url: string;
let machine: Api;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['103']);
  const { api, orgGid, rooms } = hospital;
  panelGid = rooms[0]!.panel.gid;
  machine = await deviceAt(api, rooms[0]!.panel, 'signInTicketMachine');
  url = (await machine.call('takeNumber', { query: { panelGid } })).url;
  const { token } = await api.call('signInStaff', { body: { orgGid, staffId: 'nurse103', password: staffPassword } });
  nurse = api.as(token);
  await nurse.call('logInCounter', { path: { variant: 'clinic' }, body: { panelGid } });
  page = await (await browser.newContext({ locale: 'zh-TW', viewport: { width: 390, height: 844 } })).newPage();
  page.setDefaultTimeout(45_000);
});

/** How long the phone was asked to shake, in ms, each time. */
const shaken = () => page.evaluate(() => sessionStorage.getItem('shaken'));
const countShakes = () => {
  navigator.vibrate = (ms) => {
    sessionStorage.setItem('shaken', [sessionStorage.getItem('shaken') ?? '', ms].join(' ').trim());
    return true;
  };
};

const wish = (name: string) => page.locator(`[data-wish=${name}]`);
const waiting = async () =>
  (await nurse.call('getCurrentNumber', { path: { variant: 'clinic' }, query: { panelGid } })).counts.waiting;

journey('a number on a phone', (step) => {
  step('steps out of the line, and back in; shakes when the turn is near', async () => {
    await page.addInitScript(countShakes);
    await page.goto(new URL(url, server.url).href);
    await wish('comeLater').click();
    await page.getByText(zh.kiosk.ticket.awayHint).waitFor();
    expect(await shaken()).toBe('200');
    expect(await waiting()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    const { api, orgGid: gid } = hospital;
    const letThem = (selfComeLater: boolean) =>
      api.call('updateOrganisationGeneral', { body: { gid, queuePolicy: { selfComeLater } } });
    await letThem(false);
    await page.getByText(zh.kiosk.ticket.awayTell).waitFor();
    await letThem(true);
    await wish('back').click();
    await wish('comeLater').waitFor();
    await expect.poll(shaken).toBe('200 200');
    expect(await waiting()).toBe(1);
  });

  step('says that the room pauses, why, and until when', async () => {
    const paused = page.locator('.ticket-paused');
    const pause = (told: { reason?: PauseReason; minutes?: number }) =>
      nurse.call('pauseCounter', { path: { variant: 'clinic' }, body: { panelGid, ...told } });
    const resume = () => nurse.call('restartCounter', { path: { variant: 'clinic' }, body: { panelGid } });
    await pause({ reason: 'emergency', minutes: 15 });
    const back = zh.kiosk.backAt.replace('{{time}}', String.raw`\d\d:\d\d`);
    const said = [zh.kiosk.ticket.paused, zh.values.PauseReason.emergency, back].join('・');
    await expectPage(paused).toHaveText(new RegExp(`^${said}$`));
    expect(await seriousFindings(page)).toEqual([]);
    await resume();
    await expectPage(paused).toHaveCount(0);
    await pause({});
    await expectPage(paused).toHaveText(zh.kiosk.ticket.paused);
    await resume();
    await expectPage(paused).toHaveCount(0);
  });

  step('is given up only when that is said twice', async () => {
    await wish('giveUp').click();
    await page.getByRole('button', { name: zh.kiosk.ticket.wish.keep }).click();
    expect(await waiting()).toBe(1);
    await wish('giveUp').click();
    await page.getByText(zh.kiosk.ticket.wish.sure).waitFor();
    await wish('giveUp').click();
    await page.getByText(zh.kiosk.ticket.canceled).waitFor();
    expect(await waiting()).toBe(0);
  });

  step('is asked about again after a call that came before the answer', async () => {
    const { url } = await machine.call('takeNumber', { query: { panelGid } });
    const sure = page.getByText(zh.kiosk.ticket.wish.sure);
    await page.goto(new URL(url, server.url).href);
    await wish('giveUp').click();
    await sure.waitFor();
    const path = { variant: 'clinic' } as const;
    const { current } = await nurse.call('callNext', { path, body: { panelGid } });
    await page.getByText(zh.kiosk.ticket.called, { exact: true }).waitFor();
    await nurse.call('passNumber', { path, body: { panelGid, seen: current?.seq ?? 0 } });
    await wish('giveUp').waitFor();
    await expectPage(sure).toHaveCount(0);
  });

  step('shakes at the call, and once more when its patient is called again', async () => {
    const { url } = await machine.call('takeNumber', { query: { panelGid } });
    await page.goto(new URL(url, server.url).href);
    await page.getByText(zh.kiosk.ticket.onCall).waitFor();
    await page.evaluate(() => sessionStorage.clear());
    const path = { variant: 'clinic' } as const;
    const { current } = await nurse.call('callNext', { path, body: { panelGid } });
    await expect.poll(shaken).toBe('300,200,300');
    const heard = await listenToChanges(page);
    await nurse.call('recallNumber', { path, body: { panelGid, seen: current?.seq ?? 0 } });
    await expect.poll(shaken).toBe('300,200,300 300,200,300');
    // Where a phone cannot shake, it is seen and read out.
    const twice = zh.kiosk.ticket.times_other.replace('{{count}}', '2');
    await expectPage(page.locator('.ticket-card')).toContainText(twice);
    expect((await heard()).join()).toContain(twice);
    // When the page was brought up to date is nothing to read out; that it is not, is.
    await expectPage(page.locator('.ticket-time:not(.stale)')).not.toHaveAttribute('role');
  });

  step('is live by the stream alone', async () => {
    const { url } = await machine.call('takeNumber', { query: { panelGid } });
    await page.goto(new URL(url, server.url).href);
    await page.getByText(zh.kiosk.ticket.onCall).waitFor();
    await page.route('**/ticket/view*', (route) => route.abort());
    await nurse.call('callNext', { path: { variant: 'clinic' }, body: { panelGid } });
    await page.getByText(zh.kiosk.ticket.called, { exact: true }).waitFor();
  });

  step('is asked for where there is no stream', async () => {
    await page.unroute('**/ticket/view*');
    await page.route('**/ticket/stream*', (route) => route.abort());
    const { url } = await machine.call('takeNumber', { query: { panelGid } });
    await page.goto(new URL(url, server.url).href);
    await page.getByText(zh.kiosk.ticket.onCall).waitFor();
    await nurse.call('callNext', { path: { variant: 'clinic' }, body: { panelGid } });
    await page.getByText(zh.kiosk.ticket.called, { exact: true }).waitFor();
    await page.unroute('**/ticket/stream*');
  });

  step('is not found by a mistyped link, also where the answer is there before the page has drawn', async () => {
    const context = await browser.newContext({ locale: 'zh-TW' });
    const slow = await context.newPage();
    // As in a tab behind another one.
    await slow.addInitScript(() => {
      window.requestAnimationFrame = () => 0;
      const wait = window.setTimeout.bind(window);
      const drawnMs = [35, 100];
      const late = (work: TimerHandler, ms = 0) => wait(work, drawnMs.includes(ms) ? 1_500 : ms);
      window.setTimeout = late as typeof window.setTimeout;
    });
    await slow.goto(new URL(`${url}x`, server.url).href);
    await slow.getByText(zh.kiosk.ticket.notFound).waitFor({ timeout: 15_000 });
    await context.close();
  });

  step('is not found any more once a backup from before it was restored', async () => {
    const { url } = await machine.call('takeNumber', { query: { panelGid } });
    await page.goto(new URL(url, server.url).href);
    await page.getByText(zh.kiosk.ticket.onCall).waitFor();
    await server.kill9();
    const database = new DatabaseSync(join(server.dataDir, 'callboard.db'));
    database.exec("UPDATE ticket SET access_key = 'another' || gid");
    database.close();
    await server.restart();
    await page.getByText(zh.kiosk.ticket.notFound).waitFor();
    await page.getByText(zh.kiosk.ticket.notFoundHint).waitFor();
  });
});

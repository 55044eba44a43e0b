/** A hall on patients' phones and as boards on the wall: a real server, real pages. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import type { SampleName } from '#client/samples/sample-states.ts';
import { sampleOf } from '#client/samples/sample-variants.ts';
import { type Api, apiAt } from '#demo/api.ts';
import { deviceAt } from '#demo/panels.ts';
import type { Panel } from '#generated/shapes.ts';
import { Locale } from '#generated/values.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../browser/expect-page.ts';
import type { RunningServer } from '../running/server.ts';
import { flaws } from './display/flaws.ts';
import { weakTexts } from './display/weak-texts.ts';
import { type Hospital, pushAppointments, setUpHospital, staffPassword } from './hospital/set-up-hospital.ts';
import { beginWith } from './journey.ts';
import { openProduct } from './open-product.ts';

const phone = { width: 390, height: 844 };
const patience = { timeout: 60_000, interval: 400 };
/** Least size of text in vmin, in the hand as on the wall: 15 pixels of a telephone. */
const leastSize = 3.9;
const leastOfLongNames = 3;

let server: RunningServer;
let browser: Browser;
let visitor: BrowserContext;
let page: Page;
let hospital: Hospital;
let nurse: Api;
let room: Panel;
let board: Panel;
let list: string;
const faults: string[] = [];

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101', '103']);
  const { api, orgGid, rooms } = hospital;
  board = await api.call('createPanel', {
    path: { panelType: 'clinicsWithAppointmentsLobbyPanel' },
    body: { name: '一樓看板', settings: { board: 'special' } as never },
  });
  const lobby = await api.call('createPanel', { path: { panelType: 'clinicsLobbyPanel' }, body: { name: '一樓大廳' } });
  list = `${server.url}/any-check/lobby-clinics-include-appointments/${lobby.gid}/list`;
  room = (rooms[0] as (typeof rooms)[0]).panel;
  const kiosk = await deviceAt(api, room, 'signInKiosk');
  for (const { room: code, patientId } of await pushAppointments(hospital, 40)) {
    if (code === '101') await kiosk.call('checkIn', { body: { identifier: patientId } });
  }
  const signIn = { orgGid, staffId: 'nurse101', password: staffPassword };
  const { token } = await apiAt(server.url).call('signInStaff', { body: signIn });
  nurse = apiAt(server.url).as(token);
  await at('logInCounter');
  visitor = await browser.newContext({ locale: 'zh-TW', viewport: phone, hasTouch: true });
  page = await visitor.newPage();
  page.on('pageerror', ({ message }) => faults.push(message));
});

const at = (what: 'logInCounter' | 'callNext' | 'passNumber') =>
  nurse.callAny(what, { path: { variant: 'clinic' }, body: { panelGid: room.gid } });
const shown = async (selector: string) => (await page.locator(selector).allTextContents()).map((text) => text.trim());
/** Lets the page ask at once instead of in 20 seconds, as a phone does that finds its network again. */
const askNow = () => page.evaluate(() => window.dispatchEvent(new Event('online')));
/** Waits until the page shows one number and this one. */
const untilShown = (selector: string, number: string) =>
  expect
    .poll(async () => {
      await askNow();
      return shown(selector);
    }, patience)
    .toEqual([number]);
/** Calls the next patient; answers the number as screens show it. */
const callNext = async () => `00${(await at('callNext')).current?.number}`;

test('a patient follows a hall on a phone: its rooms, one of them, its calls, also after the network was away', async () => {
  const called = await callNext();
  await page.goto(list);
  await page.locator('.room .number').waitFor();
  await untilShown('.room .number', called);
  await expectPage(page.locator('.room')).toHaveCount(2);
  await page.locator('.room').first().tap();
  await page.locator('.called-card .number', { hasText: called }).waitFor();
  expect(await shown('.number-grid .number')).toHaveLength(3);
  expect(await page.content()).not.toMatch(/王|○/);

  const second = await callNext();
  await untilShown('.called-card .number', second);
  await visitor.setOffline(true);
  const third = await callNext();
  await askNow();
  expect(await shown('.called-card .number')).toEqual([second]);
  await visitor.setOffline(false);
  await untilShown('.called-card .number', third);

  await page.locator('.hall-back').tap();
  await untilShown('.room .number', third);
  await page.locator('.hall-language', { hasText: 'English' }).tap();
  await page.locator('.screen:lang(en) .room .number').waitFor();
  expect(await shown('.room .fit')).toContain('Not open');
  expect(faults).toEqual([]);
});

test('a phone that was in a pocket shows the present numbers once it is looked at, not those of then for a while', async () => {
  await callNext();
  const pocketed = await browser.newPage({ locale: 'zh-TW', viewport: phone });
  // Nothing that the page does now and then comes of itself, as on a phone that sleeps.
  await pocketed.clock.install();
  await pocketed.goto(list, { waitUntil: 'commit' });
  await pocketed.locator('.hall-page .room .number').waitFor();
  const called = await callNext();
  const shown = pocketed.locator('.hall-page .room .number', { hasText: called });
  await expectPage(async () => {
    await pocketed.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await shown.waitFor({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await pocketed.close();
});

test('without a script the server’s own page shows the same', async () => {
  const called = await callNext();
  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'zh-TW', viewport: phone });
  const bare = await plain.newPage();
  await bare.goto(list);
  await bare.getByRole('link', { name: '101 診' }).click();
  const reloaded = async () => {
    await bare.reload();
    return bare.locator('.now b').textContent();
  };
  await expect.poll(reloaded, patience).toBe(called);
  await plain.close();
});

test('where the runtime cannot run, the server’s page keeps itself fresh; where it runs, that leaves it alone', async () => {
  const context = await browser.newContext({ locale: 'zh-TW', viewport: phone });
  const running = await context.newPage();
  await running.clock.install();
  // Its clock stands, so what the page has to say is waited for below.
  await running.goto(list, { waitUntil: 'commit' });
  await running.locator('.hall-page .room').first().waitFor();
  await running.clock.fastForward(45_000);
  await context.route('**/assets/hall/*.js', (route) => route.abort());
  const old = await context.newPage();
  await old.clock.install();
  await old.goto(list, { waitUntil: 'commit' });
  await old.locator('.hall b').first().waitFor();
  const called = await callNext();
  const refreshed = async () => {
    await old.clock.fastForward(20_000);
    return (await old.locator('.hall b').allTextContents())[0];
  };
  await expect.poll(refreshed, patience).toBe(called);
  await expectPage(running.locator('.hall-page .room')).toHaveCount(2);
  expect(await running.locator('main').count()).toBe(0);
  await context.close();
});

test('a board of special lists shows who was passed, in which room', async () => {
  const screen = await visitor.newPage();
  await screen.setViewportSize({ width: 1920, height: 1080 });
  const { exclusiveUrl } = await hospital.api.call('getPanel', { query: { gid: board.gid } });
  await screen.goto(server.url + exclusiveUrl);
  await screen.locator('.block-listBoard').waitFor();
  const called = await callNext();
  await at('passNumber');
  const row = screen.locator('.appointments .list-row', { hasText: called });
  await row.waitFor({ timeout: patience.timeout });
  await expectPage(row).toHaveText(/^\d+\s+101 診\s+王○/, { useInnerText: true });
  await screen.close();
});

test('how many wait is said of a room with a list, and of one without a list nowhere: it is not known', async () => {
  const { api } = hospital;
  const make = (name: string, callingMode: 0 | 1) =>
    api.call('createPanel', { path: { panelType: 'defaultPanel' }, body: { name, callingMode } });
  const panels = [await make('107 診', 1), await make('108 診', 0)];
  const pages = ({ gid, exclusiveUrl }: Panel) => {
    const detail = list.replace(/[^/]+\/list$/, `${gid}/list`);
    return [`${server.url}${exclusiveUrl}`, detail, detail.replace(/list$/, `detail?room=${gid}`)];
  };
  for (const [index, panel] of panels.entries()) {
    for (const address of pages(panel)) {
      await page.goto(address);
      await page.locator('.block').first().waitFor();
      await expectPage(page.locator('#screen')).toContainText(panel.name);
      expect([address, (await page.locator('#screen').innerText()).includes(zh.display.waiting)]).toEqual([
        address,
        index === 0,
      ]);
    }
  }
});

test.each([phone, { width: 1080, height: 1920 }, { width: 1366, height: 768 }])(
  'the pages of a hall are whole on $width × $height in every language, and every text is 7:1',
  async (size) => {
    await page.setViewportSize(size);
    await page.goto(`${server.url}/assets/hall/index.html?preview`);
    await page.evaluate(`Object.assign(window, { flaws: ${flaws}, weakTexts: ${weakTexts} })`);
    const wrong: string[] = [];
    for (const language of Locale) {
      for (const variant of ['hallList', 'hallDetail']) {
        for (const name of ['busy', 'closed', 'longNames'] as const) {
          const found = await look(sampleOf(variant, { name, language, now: Date.now() }), variant, name);
          wrong.push(...found.map((flaw) => `${variant} ${name} ${language}: ${flaw}`));
        }
      }
    }
    expect(wrong).toEqual([]);
  },
);

/** What is wrong with a view. A list that is longer than the page scrolls: what is not seen yet is no flaw. */
async function look(view: ReturnType<typeof sampleOf>, variant: string, name: SampleName): Promise<string[]> {
  const found = await page.evaluate(
    async ({ view, least }) => {
      window.postMessage({ type: 'callboard-preview', view }, location.origin);
      const drawn = () => document.querySelector(`.screen:lang(${view.panel.language}) .block`);
      for (let frame = 0; frame < 600 && !drawn(); frame++) await new Promise(requestAnimationFrame);
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      const read = window as unknown as { flaws: typeof flaws; weakTexts: typeof weakTexts };
      return drawn() ? [...read.flaws(least), ...read.weakTexts()] : ['nothing is drawn'];
    },
    { view, least: name === 'longNames' ? leastOfLongNames : leastSize },
  );
  return found.filter((flaw) => !(variant === 'hallList' && flaw.startsWith('outside')));
}

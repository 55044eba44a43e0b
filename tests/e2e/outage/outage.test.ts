/** Everything that can go away goes away under a screen in a hall: what it showed stays, and nothing is lost or said twice. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import type { Api } from '#demo/api.ts';
import { expectPage } from '../../browser/expect-page.ts';
import type { RunningServer } from '../../running/server.ts';
import { administrator, type Hospital, setUpHospital, staffPassword } from '../hospital/set-up-hospital.ts';
import { inventVoice } from '../invented-voice.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';
import { type Cable, layCable } from './cable.ts';

const patience = { timeout: 60_000, interval: 100 };

let server: RunningServer;
let cable: Cable;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let hospital: Hospital;
let room: string;
let address: string;
let called = 0;
/** Numbers that the screen has said, also before it was loaded anew. */
const said: number[] = [];

beginWith(async (opened) => {
  called = 0;
  said.length = 0;
  ({ server, browser } = await openProduct(opened));
  cable = await layCable(server.port);
  opened.defer(() => cable.close());
  hospital = await setUpHospital(server, ['101']);
  const { api } = hospital;
  const counter = await api.call('createPanel', {
    path: { panelType: 'defaultPanel' },
    body: { name: '診間 102', counterName: '102 診', callingMode: 0 },
  });
  room = counter.gid;
  await api.call('createStaff', {
    body: { staffId: 'nurse', name: '護理師', password: staffPassword, panels: [room] },
  });
  const lobby = await api.call('createPanel', {
    path: { panelType: 'clinicsLobbyPanel' },
    body: { name: '大廳', callRepeat: 1, settings: { sources: [room] } as never },
  });
  address = cable.url + lobby.exclusiveUrl;
  context = await browser.newContext({ locale: 'zh-TW', viewport: { width: 1280, height: 720 } });
  page = await context.newPage();
  await page.exposeFunction('tellSaid', (sentence: string) => said.push(Number(/\d+/.exec(sentence)?.[0])));
  await page.addInitScript(inventVoice);
});

const card = () => page.locator('.called-card .number').first();
const shows = (number: number) => expectPage(card()).toHaveText(String(number).padStart(3, '0'), patience);
const hasSaidAll = () => expect.poll(() => said, patience).toEqual(Array.from({ length: called }, (_, at) => at + 1));

async function nurse(): Promise<Api> {
  const nobody = hospital.api.as('');
  const { token } = await nobody.call('signInStaff', {
    body: { orgGid: hospital.orgGid, staffId: 'nurse', password: staffPassword },
  });
  const staff = nobody.as(token);
  await staff.call('logInCounter', { path: { variant: 'clinic' }, body: { panelGid: room, takeOver: true } });
  return staff;
}

async function call(staff: Api, times = 1): Promise<void> {
  for (let time = 0; time < times; time++) {
    await staff.call('callNext', { path: { variant: 'clinic' }, body: { panelGid: room } });
    called++;
  }
}

/** Changes the database while nobody has it open, as an accident or a restored backup does. */
function change(sql: string): void {
  const database = new DatabaseSync(join(server.dataDir, 'callboard.db'));
  database.exec(sql);
  database.close();
}

journey('whatever goes away under a screen in a hall, what it showed stays', (step) => {
  step('before anything is gone, a call is shown and said, and the page is kept on the device', async () => {
    await page.goto(address);
    const staff = await nurse();
    await call(staff);
    await shows(1);
    await hasSaidAll();
    const isKept = () => page.evaluate(async () => (await caches.match('/panel/')) !== undefined);
    await expect.poll(isKept, patience).toBe(true);
  });

  step('the network is cut: the number stays, and the calls made meanwhile come in order, each said once', async () => {
    const staff = await nurse();
    const noticed = page.waitForEvent('requestfailed');
    cable.pull();
    await call(staff, 3);
    await noticed;
    expect(await card().textContent()).toBe('001');
    cable.plug();
    await shows(4);
    await hasSaidAll();
  });

  step(
    'the server dies, the token ends, the screen is switched off and on: the number stands, and goes on by itself',
    async () => {
      const noticed = page.waitForEvent('requestfailed');
      await server.kill9();
      change("UPDATE token SET expires_at = 1 WHERE kind = 'panel'");
      await noticed;
      expect(await card().textContent()).toBe('004');
      await page.reload();
      await shows(4);
      await server.restart();
      hospital.api = await administrator(server, hospital.orgGid);
      await call(await nurse(), 2);
      await shows(6);
      await hasSaidAll();
    },
  );

  step('each call until then has its receipt: shown, and said', async () => {
    const receipts = async () => {
      const { data } = await hospital.api.call('listCallReceipts', { query: { limit: 100 } });
      return data.filter(({ shownAt, spokenAt }) => shownAt && spokenAt).map(({ number }) => number);
    };
    await expect.poll(async () => [...new Set(await receipts())].sort(), patience).toEqual([1, 2, 3, 4, 5, 6]);
  });

  step('the log starts over under another name: the next call is shown, and none is said again', async () => {
    await server.kill9();
    change("UPDATE log_head SET epoch = 'restored' WHERE organisation_gid <> ''");
    await server.restart();
    hospital.api = await administrator(server, hospital.orgGid);
    await call(await nurse());
    await shows(7);
    await hasSaidAll();
  });

  step('a browser without script shows the same number, large, at the same address', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 720 } });
    const screen = await plain.newPage();
    await screen.goto(address);
    await screen.locator('.latest .number', { hasText: '007' }).waitFor();
    const box = await screen.locator('.latest .number').boundingBox();
    expect(box?.height).toBeGreaterThan(100);
    expect(await screen.locator('.counters th').textContent()).toBe('102 診');
    await plain.close();
  });
});

/** Televisions, kiosks and ticket machines that nobody has set up: a real server, real pages, and a hall by the protocol. */
import type { Browser, BrowserContext, Page, Route } from 'playwright';
import { expect } from 'vitest';
import { pairingPages } from '#client/device/paired-device.ts';
import { wholeWords } from '#client/text/whole-words.ts';
import { operations } from '#generated/operations.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { hurry, passTime } from '../../browser/pass-time.ts';
import { letCodesExpire, letDevicesFallSilent } from '../../running/let-codes-expire.ts';
import type { RunningServer } from '../../running/server.ts';
import { type Hospital, organisationPassword, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';

const { devices, fleet } = zh.admin;
const tv = { width: 1920, height: 1080 };
/** A screen that runs is told with its next call, half a minute at most; a stream learns it with its heartbeat. */
const patience = { timeout: 90_000 };

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let wall: BrowserContext;
let screen: Page;
let phone: Page;
let forgetful: BrowserContext;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101', '103']);
  wall = await browser.newContext({ viewport: tv, locale: 'zh-TW' });
  screen = await tvOn(wall);
  phone = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'zh-TW' });
  phone.setDefaultTimeout(45_000);
});

/** A page whose half minutes can be passed over. */
async function tvOn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install();
  return page;
}
/** A page that was loaded since has reported. */
const expectReported = (since: number) =>
  expect
    .poll(
      async () =>
        (await hospital.api.call('listFleet', { query: {} })).data.some(({ startedAt = 0 }) => startedAt >= since),
      patience,
    )
    .toBe(true);
const gidOf = (index: number) => hospital.rooms[index]?.panel.gid ?? '';
const codeOn = async (page: Page) => (await page.locator('.code').getAttribute('aria-label', patience)) ?? '';
const isAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path, patience);
const showsRoom = (page: Page, room: string) => expectPage(page.locator('.screen')).toContainText(room);

journey('a television is mounted', (step) => {
  step('it shows a code of six characters, says what to do in three languages, and needs no key', async () => {
    await screen.goto(`${server.url}/tv`);
    expect(await codeOn(screen)).toMatch(/^[A-Z0-9]{6}$/);
    const text = await screen.locator('main').innerText();
    for (const words of ['這台螢幕尚未配對', 'This screen is not paired yet', 'จอนี้ยังไม่ได้จับคู่'])
      expect(text).toContain(wholeWords(words));
    const address = await screen.locator('.qr').getAttribute('aria-label');
    expect(address).toBe(`${server.url}/admin?pair=${await codeOn(screen)}`);
  });

  step(
    'switched off and on it shows the code that somebody may be typing, and a new one once that has expired',
    async () => {
      const code = await codeOn(screen);
      await screen.close();
      screen = await tvOn(wall);
      await screen.goto(`${server.url}/tv`);
      expect(await codeOn(screen)).toBe(code);
      letCodesExpire(server.dataDir);
      await screen.close();
      screen = await tvOn(wall);
      await screen.goto(`${server.url}/tv`);
      await expectPage(screen.locator('.code')).toHaveAttribute('aria-label', /^[A-Z0-9]{6}$/);
      expect(await codeOn(screen)).not.toBe(code);
      expect(await screen.locator('main').innerText()).not.toContain(zh.pairing.ended);
    },
  );

  step('one that may store nothing shows its code again when its page is loaded again', async () => {
    forgetful = await browser.newContext({ viewport: tv, locale: 'zh-TW' });
    await forgetful.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      }),
    );
    const page = await tvOn(forgetful);
    await page.goto(`${server.url}/tv`);
    const code = await codeOn(page);
    await page.reload();
    expect(await codeOn(page)).toBe(code);
  });

  step('switched off and on it shows another, and the one before pairs nobody', async () => {
    const [before] = forgetful.pages();
    const code = await codeOn(before!);
    await before!.close();
    letDevicesFallSilent(server.dataDir);
    const page = await tvOn(forgetful);
    await page.goto(`${server.url}/tv`);
    const next = await codeOn(page);
    expect(next).not.toBe(code);
    const pair = (code: string) => hospital.api.call('pairDevice', { body: { code, panelGid: gidOf(1) } });
    await expect(pair(code)).rejects.toMatchObject({ code: 'pairing_code_invalid' });
    const { gid } = await pair(next);
    await isAt(page, `/panel/${gidOf(1)}`);
    await forgetful.close();
    await hospital.api.call('unpairDevices', { body: { gids: [gid] } });
  });

  step('a server that forgets what it has offered is asked again after a pause', async () => {
    const page = await tvOn(await browser.newContext({ viewport: tv, locale: 'zh-TW' }));
    const asked: Route[] = [];
    const place = `**${operations.findOwnPlace.path}`;
    await page.route(place, (route) => asked.push(route) && route.fulfill({ json: { state: 'unknown' } }));
    await page.goto(`${server.url}/tv`);
    await expect.poll(() => asked.length).toBe(1);
    await passTime(page, 1);
    expect(asked).toHaveLength(1);
    await page.unrouteAll({ behavior: 'wait' });
    await hurry(page);
    expect(await codeOn(page)).toMatch(/^[A-Z0-9]{6}$/);
    await page.context().close();
  });

  step('one that is paired while it is off comes up at its panel', async () => {
    const other = await browser.newContext({ viewport: tv, locale: 'zh-TW' });
    let page = await tvOn(other);
    await page.goto(`${server.url}/tv`);
    const code = await codeOn(page);
    await page.close();
    const { gid } = await hospital.api.call('pairDevice', { body: { code, panelGid: gidOf(1) } });
    page = await tvOn(other);
    await page.goto(`${server.url}/tv`);
    await isAt(page, `/panel/${gidOf(1)}`);
    await other.close();
    await hospital.api.call('unpairDevices', { body: { gids: [gid] } });
  });

  step('quotation marks are a whole character wide in Chinese alone', async () => {
    const widthOf = (selector: string, mark: string) =>
      screen.locator(selector).evaluate((element, mark) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const at = texts.currentNode.textContent?.indexOf(mark) ?? -1;
          if (at < 0) continue;
          const range = document.createRange();
          range.setStart(texts.currentNode, at);
          range.setEnd(texts.currentNode, at + 1);
          return range.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(element).fontSize);
        }
        return 0;
      }, mark);
    expect(await widthOf('.scan', '「')).toBeGreaterThan(0.9);
    const thai = await widthOf('.other:lang(th)', '“');
    expect(thai).toBeGreaterThan(0.1);
    expect(thai).toBeLessThan(0.7);
  });

  step('a telephone that scans it signs in, and the code is in its place', async () => {
    await phone.goto((await screen.locator('.qr').getAttribute('aria-label')) ?? '');
    await phone.getByRole('textbox').first().fill(hospital.orgGid);
    await phone.locator('input[type=password]').fill(organisationPassword);
    await phone.locator('button[type=submit]').click();
    await expectPage(phone.getByLabel(devices.code)).toHaveValue(await codeOn(screen));
  });

  step('a code that no device shows is refused at its field, in Chinese', async () => {
    const right = await phone.getByLabel(devices.code).inputValue();
    await phone.getByLabel(devices.code).fill('ABCDEF');
    await phone.getByRole('combobox', { name: devices.panel }).click();
    await phone.getByRole('option', { name: '診間 101' }).click();
    await phone.getByRole('button', { name: devices.pair }).click();
    await phone.getByText(zh.errors.pairing_code_invalid).waitFor();
    await phone.getByLabel(devices.code).fill(right.toLowerCase());
  });

  step('given a panel, the television shows it within seconds', async () => {
    await phone.getByLabel(devices.name).fill('大廳西側');
    await phone.getByRole('button', { name: devices.pair }).click();
    await isAt(screen, `/panel/${gidOf(0)}`);
    await showsRoom(screen, '101 診');
    await phone.getByRole('list', { name: fleet.title }).getByText('大廳西側').waitFor();
  });

  step('one that waits is in the list at once, with when it was paired; its page stays as it reports', async () => {
    const { code, key } = await hospital.api.call('offerPairing', { body: { kind: 'kiosk', engine: 'Chrome/64' } });
    await phone.getByRole('link', { name: devices.pair }).click();
    await phone.getByLabel(devices.code).fill(code);
    await phone.getByRole('combobox', { name: devices.panel }).click();
    await phone.getByRole('option', { name: '診間 103' }).click();
    await phone.getByLabel(devices.name).fill('入口報到機');
    await phone.getByRole('button', { name: devices.pair }).click();
    const list = phone.getByRole('list', { name: fleet.title });
    await list.waitFor();
    expect(await list.innerText()).toContain('入口報到機');
    const waiting = list.getByRole('listitem').filter({ hasText: '入口報到機' });
    await expectPage(waiting).toContainText(fleet.missing);
    await expectPage(waiting).toContainText(/配對於 .+:\d\d/);
    await waiting.getByRole('link').click();
    await list.waitFor({ state: 'detached' });
    await phone.getByText(fleet.missing, { exact: true }).waitFor();
    const { token } = await hospital.api.call('signInKiosk', { body: { panelGid: gidOf(1), key } });
    const body = { screen: 'kiosk00001', startedAt: 1, engine: 'Chrome/64', width: 1080, height: 1920 };
    await hospital.api.as(token).call('reportMachine', { body: { ...body, sentAt: Date.now() } });
    await phone.getByText(fleet.online, { exact: true }).waitFor();
    await phone.goBack();
    const gids = (await hospital.api.call('listPairedDevices')).data.flatMap(({ gid, kind }) =>
      kind === 'kiosk' ? [gid] : [],
    );
    await hospital.api.call('unpairDevices', { body: { gids } });
    await waiting.waitFor({ state: 'detached' });
  });

  step('switched off and on it is back, also when its panel has another name by then', async () => {
    await hospital.api.call('updatePanel', {
      path: { panelType: 'defaultPanel' },
      body: { gid: gidOf(0), counterName: '一〇一診' },
    });
    await screen.close();
    screen = await tvOn(wall);
    await screen.goto(`${server.url}/tv`);
    await isAt(screen, `/panel/${gidOf(0)}`);
    await showsRoom(screen, '一〇一診');
  });

  step('moved while it runs, it goes to the other panel by itself', async () => {
    await phone.getByRole('checkbox').check();
    await phone.getByRole('button', { name: devices.change }).click();
    const panel = phone.getByRole('combobox', { name: devices.panel });
    await expectPage(panel).toHaveValue('診間 101'); // What is typed before gives way to it.
    await panel.fill('103');
    await phone.getByRole('option', { name: '診間 103' }).click();
    const since = Date.now();
    await phone.getByRole('button', { name: zh.ra.action.save }).click();
    await isAt(screen, `/panel/${gidOf(1)}`);
    await showsRoom(screen, '103 診');
    // Only then does its disk hold all that a copy would have.
    await expectReported(since);
  });

  step('a copy of its disk is noticed: both are told, and the copy shows a code again', async () => {
    const copy = await browser.newContext({ viewport: tv, locale: 'zh-TW', storageState: await wall.storageState() });
    const copied = await tvOn(copy);
    const since = Date.now();
    await copied.goto(`${server.url}/tv`);
    await isAt(copied, `/panel/${gidOf(1)}`);
    await expectReported(since);
    await hurry(screen);
    await expectPage(screen.getByText(zh.pairing.wasCopied)).toBeVisible(patience);
    await hurry(copied);
    await isAt(copied, '/tv');
    await copied.getByText(zh.pairing.copied).waitFor();
    expect(await codeOn(copied)).toHaveLength(6);
    await phone.reload();
    await phone.getByText(fleet.trouble_copied).first().waitFor();
    await copy.close();
  });

  step('unpaired, it shows another code and says why', async () => {
    await phone.getByRole('checkbox').check();
    await phone.getByRole('button', { name: devices.unpair, exact: true }).click();
    await phone.getByRole('dialog').getByRole('button', { name: devices.unpair }).click();
    await hurry(screen);
    await isAt(screen, '/tv');
    await screen.getByText(zh.pairing.ended).waitFor();
    expect(await codeOn(screen)).toHaveLength(6);
  });

  step('a kiosk and a ticket machine are paired, moved and unpaired in the same way', async () => {
    await Promise.all(
      (['kiosk', 'ticketMachine'] as const).map(async (kind) => {
        const page = await (await browser.newContext({ viewport: { width: 1080, height: 1920 } })).newPage();
        await page.clock.install();
        const path = kind === 'kiosk' ? '/any-check' : '/ticket-machine';
        await page.goto(server.url + pairingPages[kind]);
        const { gid } = await hospital.api.call('pairDevice', {
          body: { code: await codeOn(page), panelGid: gidOf(0) },
        });
        await isAt(page, `${path}/${gidOf(0)}`);
        await hospital.api.call('changePairedDevices', { body: { gids: [gid], panelGid: gidOf(1) } });
        await hurry(page);
        await isAt(page, `${path}/${gidOf(1)}`);
        await hospital.api.call('unpairDevices', { body: { gids: [gid] } });
        await hurry(page);
        await isAt(page, pairingPages[kind]);
        expect(await codeOn(page)).toHaveLength(6);
      }),
    );
  });
});

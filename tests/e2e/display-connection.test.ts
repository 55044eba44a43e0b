import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import th from '#locales/th.json' with { type: 'json' };
import { expectPage } from '../browser/expect-page.ts';
import { passTime } from '../browser/pass-time.ts';
import { beforeEachDisplay } from './display-opening.ts';
import type { DisplayServer } from './display-server.ts';

declare global {
  interface Window {
    /** Numbers that the card has shown since. */
    drawn: string[];
  }
}

let server: DisplayServer;
let page: Page;

beforeEachDisplay(
  (opened) => {
    ({ server, page } = opened);
  },
  { viewport: { width: 1280, height: 720 } },
);

const card = () => page.locator('.called-card .number');
const shows = (number: string, timeout = 10_000) => expectPage(card()).toHaveText(number, { timeout });

async function open(): Promise<void> {
  await page.goto(server.screen);
  await shows('023');
  await expect.poll(() => server.openStreams).toBe(1);
}

test('a screen without connection says since when, and after five minutes whom to ask', async () => {
  await page.clock.install();
  await open();
  await server.down();
  const minute = await page.evaluate(
    (offset) => new Date(Date.now() + offset * 60_000).toISOString().slice(11, 16),
    server.view.organisation.timeZoneOffsetMinutes,
  );
  await passTime(page, 70, 5);
  const badge = page.locator('.badge-late');
  await expectPage(badge).toHaveText(/^\d\d:\d\d 起連線中斷$/);
  const vmin = await badge.evaluate(
    (element) => (Number.parseFloat(getComputedStyle(element).fontSize) * 100) / Math.min(innerWidth, innerHeight),
  );
  expect(vmin, 'the farthest seat reads it').toBeGreaterThan(3.1);
  const said = (await badge.textContent()) ?? '';
  expect(minute.localeCompare(said.slice(0, 5)), `${minute}, and the screen says ${said}`).toBeGreaterThanOrEqual(0);
  await passTime(page, 250, 10);
  await expectPage(page.locator('.ask-desk')).toContainText(said);
  await server.up();
  await passTime(page, 40, 2);
  await expectPage(page.locator('.ask-desk')).toHaveCount(0);
});

describe('the key of the address', () => {
  test('is exchanged once, leaves the address bar and is not needed after a restart', async () => {
    await open();
    expect(server.logins).toBe(1);
    expect(page.url()).toBe(`${server.url}/panel/panel-1`);
    await page.goto(`${server.url}/panel/panel-1`);
    await shows('023');
    expect(server.logins).toBe(1);
  });

  test('renews a token that is no longer good, without a hand', async () => {
    await open();
    server.revokeToken();
    server.call(0, 88);
    await shows('088');
    expect(server.logins).toBe(2);
  });

  test('that is refused makes the screen say so, and not ask again every second', async () => {
    server.takesKey = false;
    await page.clock.install();
    await page.goto(server.screen);
    await page.getByText('此畫面的網址已失效').waitFor();
    await passTime(page, 4);
    expect(server.logins).toBeLessThanOrEqual(2);
  });

  test('is tried again, not too often, while the server takes no more sign-ins', async () => {
    server.limitsLogins = true;
    await page.clock.install();
    await page.goto(server.screen);
    await expect.poll(() => server.logins).toBeGreaterThan(0);
    await passTime(page, 5);
    expect(server.logins).toBeLessThanOrEqual(3);
    server.limitsLogins = false;
    await shows('023');
  });

  test('that alone does not open the panel makes a new screen ask in the panel’s language, and open', async () => {
    server.password = 'seven quiet corridors';
    server.view = { ...server.view, panel: { ...server.view.panel, language: 'th' } };
    await page.goto(server.screen);
    await page.getByText(th.display.letIn).waitFor();
    await page.getByLabel(th.display.organisationPassword).fill(server.password);
    await page.getByRole('button', { name: th.display.open }).click();
    await shows('023');
  });

  test('that was never given makes the screen say which address it needs', async () => {
    await page.goto(`${server.url}/panel/panel-1`);
    await page.getByText('請用管理頁上的專屬網址開啟此畫面').waitFor();
    expect(server.logins).toBe(0);
  });
});

describe('the network', () => {
  test('goes and comes back: the screen stands, then shows the newest state', async () => {
    await open();
    const noticed = page.waitForEvent('requestfailed');
    await server.down();
    await noticed;
    expect(await card().textContent()).toBe('023');
    server.call(0, 31);
    server.call(0, 32);
    await server.up();
    await shows('032');
    await expect.poll(() => server.openStreams).toBe(1);
    server.call(0, 33);
    await shows('033', 2000);
  });

  test('answers 503 for a while: a stream that the browser gave up opens again', async () => {
    await open();
    server.answers = false;
    server.revokeToken();
    await expect.poll(() => server.refusedStreams).toBeGreaterThan(0);
    server.answers = true;
    server.call(0, 41);
    await shows('041');
    await expect.poll(() => server.openStreams, { timeout: 30_000 }).toBe(1);
  });

  test('forgets a connection that stays open: silence is noticed', async () => {
    await page.clock.install();
    await open();
    server.forgetStreams();
    server.call(0, 51);
    // 12 s of silence and up to 1 s of waiting: before the poll under the stream comes.
    await passTime(page, 14);
    await expect.poll(() => server.streamsOpened, { timeout: 30_000 }).toBe(2);
    await shows('051', 2000);
  }, 60_000);

  test('brings views in the wrong order: an older one is not drawn', async () => {
    await open();
    server.call(0, 60);
    await shows('060');
    await page.evaluate(() => {
      window.drawn = [];
      const note = () => window.drawn.push(document.querySelector('.called-card .number')?.textContent ?? '');
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    const newest = server.view;
    server.view = { ...newest, seq: newest.seq - 5 };
    server.call(0, 59);
    server.view = newest;
    server.call(0, 61);
    await shows('061');
    expect(await page.evaluate(() => window.drawn)).not.toContain('059');
  });

  test('brings changes only, and the whole again after one that does not fit', async () => {
    await open();
    const { changesSent } = server;
    server.call(1, 31);
    await shows('031');
    expect(server.changesSent).toBe(changesSent + 1);
    const opened = server.streamsOpened;
    server.loseFrame();
    server.call(2, 32);
    server.call(3, 33);
    await shows('033', 30_000);
    expect(server.streamsOpened).toBe(opened + 1);
    await expectPage(page.locator('.row').nth(2).locator('.number')).toHaveText('032');
    // From here on each view comes whole.
    const before = server.changesSent;
    server.call(4, 34);
    await shows('034');
    expect(server.changesSent).toBe(before);
  });

  test('brings another log, whose numbers begin below: it is drawn', async () => {
    await open();
    server.view = { ...server.view, epoch: 'restored', seq: 1 };
    server.call(0, 5);
    await shows('005');
  });
});

describe('a screen that starts while the server cannot answer', () => {
  test('shows the last view of today', async () => {
    await open();
    server.answers = false;
    await page.reload();
    await shows('023');
  });

  test('never shows the numbers of another day', async () => {
    server.show({ serviceDate: '2026-01-01' });
    await open();
    server.answers = false;
    await page.reload();
    await page.getByText('連線中，請稍候').waitFor();
    expect(await card().count()).toBe(0);
  });
});

describe('a screen that has not heard from the server', () => {
  test('says nothing for 45 seconds, then a little, after 5 minutes to ask the desk', async () => {
    await page.clock.install();
    await page.goto(server.screen);
    await page.clock.runFor(2000);
    await shows('023');
    await server.down();
    await page.clock.runFor(30_000);
    expect(await page.getByText('起連線中斷').count()).toBe(0);
    await page.clock.runFor(20_000);
    await page.getByText(/^\d\d:\d\d 起連線中斷$/).waitFor();
    await page.clock.runFor(260_000);
    await page.getByText('起連線中斷，畫面無法更新，請洽服務台').waitFor();
    expect(await page.locator('.picture-frame').evaluate((frame) => getComputedStyle(frame).opacity)).toBe('0.25');
  });
});

test('a preview shows what the page around it hands over, and asks the server for nothing', async () => {
  await page.goto(`${server.url}/panel/any?preview`);
  const view = { ...server.view, panel: { ...server.view.panel, language: 'en-US', name: 'Edited' } };
  await page.evaluate((shown) => window.postMessage({ type: 'callboard-preview', view: shown }, location.origin), view);
  await page.getByText('Please go to').waitFor();
  await page.getByText('Edited').waitFor();
  expect(server.logins + server.polls).toBe(0);
});

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectPage } from '../browser/expect-page.ts';
import { passTime } from '../browser/pass-time.ts';
import { beforeEachDisplay } from './display-opening.ts';
import type { DisplayServer } from './display-server.ts';
import { inventVoice } from './invented-voice.ts';

declare global {
  interface Window {
    flashes: number;
    /** What stood on the card, and since when. */
    cards: { label: string; at: number }[];
    /** What stood there when the last of them was in its row. */
    cardOnceListed?: string;
  }
}

let server: DisplayServer;
let page: Page;

beforeEachDisplay(
  (opened) => {
    ({ server, page } = opened);
  },
  { init: [inventVoice, countFlashes] },
);

/** Counts how often the frame on the card is seen and unseen again. */
function countFlashes(): void {
  window.flashes = 0;
  let seen = false;
  const look = () => {
    const frame = document.querySelector('.called-card .framed i');
    const now = frame !== null && getComputedStyle(frame).opacity === '1';
    if (seen && !now) window.flashes++;
    seen = now;
    requestAnimationFrame(look);
  };
  look();
}

const said = () => page.evaluate(() => window.said.map(({ text }) => text));
const card = () => page.locator('.called-card .number');
const row = (index: number) => page.locator('.row').nth(index);

/** Shows it, and waits for the second script, with which calls take turns. */
async function openWhole(): Promise<void> {
  await open();
  await expect.poll(() => server.reports.length, { timeout: 30_000 }).toBeGreaterThan(0);
}

/** Shows the screen with nothing left to say from before. */
async function open(): Promise<void> {
  server.show({ calls: [], latest: null, panel: { ...server.view.panel, callRepeat: 1 } });
  await page.goto(server.screen);
  await row(5).waitFor();
}

describe('a call', () => {
  test('stands on the card and in the row of its room, flashes five times and is then still', async () => {
    await open();
    server.call(2, 77);
    await expectPage(card()).toHaveText('077');
    expect(await row(2).locator('.number').textContent()).toBe('077');
    expect(await page.locator('.called-card').textContent()).toContain('105 診 → 骨科');
    expect(await row(2).getAttribute('class')).toContain('row-called');
    expect(await page.locator('.row-called').count()).toBe(2);
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running'));
    await expect.poll(async () => (await moving()).length, { timeout: 30_000 }).toBe(0);
    expect(await page.evaluate(() => window.flashes)).toBe(5);
    for (const frame of await page.locator('.framed i').all()) {
      expect(await frame.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
    }
    expect(await row(2).getAttribute('class')).toContain('row-called');
  });

  test('that comes together with others is seen: each has the card for a second, and is told of as shown then', async () => {
    await openWhole();
    await page.evaluate(() => {
      window.cards = [];
      const look = () => {
        const label = document.querySelector('.called-card .number')?.textContent ?? '';
        if (label && window.cards.at(-1)?.label !== label) window.cards.push({ label, at: performance.now() });
        if (document.querySelectorAll('.row .number')[3]?.textContent === '044') window.cardOnceListed ??= label;
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    });
    for (const [index, number] of [41, 42, 43, 44].entries()) server.call(index, number);
    await expectPage(card()).toHaveText('044', { timeout: 30_000 });
    expect(await page.evaluate(() => window.cardOnceListed)).toBe('041');
    const cards = await page.evaluate(() => window.cards);
    expect(cards.map(({ label }) => label)).toEqual(['041', '042', '043', '044']);
    for (const [place, { at }] of cards.slice(1).entries()) expect(at - cards[place]!.at).toBeGreaterThan(800);
    // What was said of each first: its receipt is sent again once the call is said too.
    const receipts = () => server.reports.flatMap((report) => report.receipts).filter(({ shownAt }) => shownAt);
    const shownAt = () =>
      new Map(
        receipts()
          .map(({ seq, shownAt }) => [seq, shownAt!] as const)
          .reverse(),
      );
    await expect.poll(() => shownAt().size, { timeout: 60_000 }).toBe(4);
    const times = [...shownAt()].sort(([one], [other]) => one - other).map(([, at]) => at);
    // A busy screen paints the first of them some time after it has drawn it.
    for (const [place, time] of times.slice(1).entries()) expect(time - times[place]!).toBeGreaterThan(300);
  });

  test('that is taken back while it waits never takes the card, nor is it heard', async () => {
    await openWhole();
    for (const [index, number] of [51, 52, 53].entries()) server.call(index, number);
    await expectPage(card()).toHaveText('051');
    server.show({ calls: server.view.calls.filter(({ number }) => number !== 52) });
    await expectPage(card()).not.toHaveText('051', { timeout: 30_000 });
    expect(await card().textContent()).toBe('053');
    await expect.poll(async () => (await said()).at(-1), { timeout: 30_000 }).toContain('53');
    expect((await said()).filter((text) => text.includes('52'))).toEqual([]);
  });

  test('is said once, in the order of calls, as a person would say it', async () => {
    await open();
    server.call(0, 19);
    server.call(1, 24);
    server.call(0, 20);
    await expect.poll(said, { timeout: 30_000 }).toHaveLength(3);
    server.show({});
    server.call(1, 25);
    await expect.poll(async () => (await said()).at(-1), { timeout: 30_000 }).toContain('25');
    expect(await said()).toEqual([
      '來賓 19 號，請到 一零一 診。',
      '來賓 24 號，請到 一零三 診。',
      '來賓 20 號，請到 一零一 診。',
      '來賓 25 號，請到 一零三 診。',
    ]);
  });

  test('is repeated as the panel asks, and recalled as a call of its own', async () => {
    await open();
    server.show({ panel: { ...server.view.panel, callRepeat: 2 } });
    server.call(0, 19);
    await expect.poll(said, { timeout: 30_000 }).toHaveLength(2);
    server.call(0, 19);
    await expect.poll(() => page.evaluate(() => window.flashes), { timeout: 30_000 }).toBeGreaterThan(5);
    await expect.poll(said, { timeout: 30_000 }).toHaveLength(4);
    expect(new Set(await said()).size).toBe(1);
  });

  test('that is old is shown but not said', async () => {
    await open();
    server.call(0, 19, 61_000);
    server.call(1, 24);
    await expect.poll(said, { timeout: 30_000 }).toHaveLength(1);
    expect(await row(0).locator('.number').textContent()).toBe('019');
    expect(await said()).toEqual(['來賓 24 號，請到 一零三 診。']);
  });

  test('is not said again after the screen was started anew', async () => {
    await open();
    server.call(0, 19);
    await expect.poll(said, { timeout: 30_000 }).toHaveLength(1);
    await page.reload();
    await row(5).waitFor();
    server.call(1, 24);
    await expect.poll(said, { timeout: 30_000 }).toEqual(['來賓 24 號，請到 一零三 診。']);
  });

  test('is not said by a thumbnail, which opens no stream', async () => {
    await page.clock.install();
    await page.goto(`${server.screen}&thumbnail=1`);
    await row(5).waitFor();
    server.call(0, 19);
    const shows19 = async () => {
      await passTime(page, 5);
      return row(0).locator('.number').textContent();
    };
    await expect.poll(shows19, { timeout: 30_000 }).toBe('019');
    await passTime(page, 5);
    expect(await said()).toEqual([]);
    expect(server.openStreams).toBe(0);
  });
});

test('an earlier call of a marked queue with five digits has room beside the name of its counter', async () => {
  const calls = server.view.calls.map((call) => ({ ...call, mark: '專科', label: '10023' }));
  server.show({ calls, media: [] });
  await page.goto(server.screen);
  const number = page.locator('.call-list .number').first();
  await expectPage(number).toHaveText('專科10023');
  const cutOff = await number.evaluate((column) =>
    [column, ...column.children].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(String),
  );
  expect(cutOff).toEqual([]);
});

test('a browser that refuses sound says so in a corner until somebody touches the screen', async () => {
  await page.addInitScript(() => {
    let touched = false;
    document.addEventListener(
      'click',
      () => {
        touched = true;
      },
      true,
    );
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => (touched ? 'running' : 'suspended') });
  });
  await open();
  const badge = page.getByText('輕觸螢幕以開啟語音');
  await badge.waitFor();
  server.call(0, 19);
  await expectPage(card()).toHaveText('019');
  await page.mouse.click(400, 400);
  await badge.waitFor({ state: 'detached' });
});

test('a block that fails leaves the others standing and comes back with the next view', async () => {
  await open();
  const counters = server.view.counters;
  server.show({ counters: [{ ...counters[0], passed: null }] as unknown as typeof counters });
  await page.getByText('這一區暫時無法顯示').waitFor();
  expect(await page.locator('.header').count()).toBe(1);
  server.show({ counters });
  await row(5).waitFor();
});

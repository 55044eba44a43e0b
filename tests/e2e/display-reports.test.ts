/** What a screen tells the server of itself, in a real browser. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import type { ScreenReport } from '#generated/shapes.ts';
import { expectPage } from '../browser/expect-page.ts';
import { passTime } from '../browser/pass-time.ts';
import { beforeEachDisplay } from './display-opening.ts';
import type { DisplayServer } from './display-server.ts';

let server: DisplayServer;
let page: Page;

beforeEachDisplay((opened) => {
  ({ server, page } = opened);
  server.show({ calls: [], latest: null, panel: { ...server.view.panel, callRepeat: 1 } });
});

async function open(): Promise<void> {
  await page.goto(server.screen);
  await page.locator('.row').nth(5).waitFor();
}

const last = () => server.reports.at(-1) as ScreenReport;
const receipts = () => server.reports.flatMap((report) => report.receipts);
const patience = { timeout: 20_000 };

test('a screen tells what it shows, whether it can be heard, and what its engine is', async () => {
  await open();
  // The first report of a page goes before all of it is known.
  await expect.poll(last, patience).toMatchObject({
    layout: server.view.panel.type,
    epoch: server.view.epoch,
    seq: server.view.seq,
    sound: 'ready',
    width: 1920,
    height: 1080,
    engine: expect.stringMatching(/^Chrome\/\d+/),
  });
  const { numbers, errors, features } = last();
  expect(errors).toEqual([]);
  expect(features).toContain('audio');
  const shown = server.view.counters.filter(({ current }) => current).map(({ gid, current }) => [gid, current]);
  expect(numbers.map(({ counterGid, label }) => [counterGid, label])).toEqual(shown);
});

test('a call is receipted: shown when, said when and how; and told once the server has it', async () => {
  await open();
  const before = Date.now();
  server.call(0, 19, 0, [{ language: 'mandarin', say: [0] }]);
  server.show({ clips: [{ url: '/files/tone-200.wav' }] });
  await expect.poll(() => receipts().some(({ spokenBy }) => spokenBy), patience).toBe(true);
  const call = server.view.calls[0];
  const whole = Object.assign({}, ...receipts());
  expect(whole).toMatchObject({ epoch: server.view.epoch, seq: call?.seq });
  for (const at of [whole.shownAt, whole.spokenAt]) {
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThan(before + 10_000);
  }
  // With the receipts of the next call comes whatever is left to say of this one: nothing that was said before.
  server.call(1, 24);
  const next = server.view.calls.at(-1)?.seq;
  await expect.poll(() => receipts().some(({ seq, shownAt }) => seq === next && shownAt), patience).toBe(true);
  const told = receipts().filter(({ seq }) => seq === call?.seq);
  // Said while the report that it was shown was on its way, it is told with the next one, whole.
  expect(told.filter(({ shownAt, spokenBy }) => shownAt && !spokenBy).length).toBeLessThanOrEqual(1);
  expect(told.filter(({ spokenBy }) => spokenBy)).toHaveLength(1);
});

test('each of three hundred calls within seconds is receipted: a full report does not wait for its time', async () => {
  await open();
  await expect.poll(() => server.reports.length, patience).toBe(1);
  const wanted: number[] = [];
  for (let number = 1; number <= 300; number++) {
    server.call(number % 6, number);
    wanted.push(server.view.seq);
    // As many as a view tells of: the screen has drawn before the next come.
    if (number % 20 === 0) await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const shown = () => new Set(receipts().flatMap(({ seq, shownAt }) => (shownAt ? seq : [])));
  await expect.poll(() => wanted.filter((seq) => !shown().has(seq)), patience).toEqual([]);
});

test('among calls that follow one another a report goes out right after one is drawn, far from the next', async () => {
  await page.clock.install();
  await open();
  await passTime(page, 3);
  await expect.poll(() => server.reports.length, patience).toBe(1);
  // Noted by the page: the report may be on its way before a test has seen the number.
  const drawings = await page.evaluateHandle(() => {
    const at: number[] = [];
    let number = '';
    new MutationObserver(() => {
      const now = document.querySelector('.called-card .number')?.textContent ?? '';
      if (now !== number) at.push(Date.now());
      number = now;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return at;
  });
  for (let number = 101; number <= 140; number++) {
    server.call(number % 6, number);
    await expectPage(page.locator('.called-card .number')).toHaveText(`${number}`);
    await passTime(page, 1.1);
  }
  const drawnAt = await drawings.jsonValue();
  expect(drawnAt).toHaveLength(40);
  const told = server.reports.slice(1).map(({ sentAt = 0 }) => sentAt);
  expect(told.length).toBeGreaterThan(5);
  for (const at of told) expect(at - Math.max(...drawnAt.filter((drawn) => drawn <= at))).toBeLessThan(500);
});

test('a screen goes on reporting when its clock, years ahead, is put right', async () => {
  await page.clock.install({ time: new Date('2041-02-03T04:05:06Z') });
  await open();
  await passTime(page, 10);
  await expect.poll(() => server.reports.length, patience).toBeGreaterThan(0);
  expect(last().sentAt).toBeGreaterThan(Date.UTC(2041));
  await page.clock.setSystemTime(new Date());
  const heard = () => [...server.reports, ...server.again];
  const before = heard().length;
  await passTime(page, limits.screenReportSeconds + 5, 5);
  await expect.poll(() => heard().length, patience).toBeGreaterThan(before);
  expect(Math.min(...heard().map(({ sentAt = 0 }) => sentAt))).toBeLessThan(Date.UTC(2041));
});

test('a screen that says the same says its name, and the whole once it says something else', async () => {
  await page.clock.install();
  await open();
  await passTime(page, 10);
  // The first report is followed by one with what was found out meanwhile.
  await expect.poll(() => server.reports.length, patience).toBeGreaterThan(0);
  const first = server.reports.length;
  for (const times of [1, 2, 3]) {
    await passTime(page, limits.screenReportSeconds, 5);
    await expect.poll(() => server.again.length, patience).toBeGreaterThanOrEqual(times);
  }
  expect(server.reports.length).toBe(first);
  expect(new Set(server.again.map(({ name }) => name))).toEqual(new Set([`report-${first}`]));
  server.call(0, 119);
  await expectPage(page.locator('.called-card .number')).toHaveText('119');
  await passTime(page, 10);
  await expect.poll(() => server.reports.length, patience).toBeGreaterThan(first);
  expect(last().numbers.map(({ label }) => label)).toContain('119');
});

test('a screen whose names are not known says the whole at once, and no name for a while', async () => {
  await page.clock.install();
  server.knowsNames = false;
  await open();
  await passTime(page, 10);
  await expect.poll(() => server.reports.length, patience).toBeGreaterThan(0);
  for (let times = 0; times < 6; times++) {
    const before = server.reports.length;
    await passTime(page, limits.screenReportSeconds, 5);
    await expect.poll(() => server.reports.length, patience).toBeGreaterThan(before);
  }
  expect(server.again.length).toBeGreaterThan(0);
  expect(server.again.length).toBeLessThanOrEqual(3);
});

test('receipts wait on the device while the server is away, and come when it is back', async () => {
  await open();
  await expect.poll(() => server.reports.length, patience).toBe(1);
  await server.down();
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('callboard-panel-')) as string;
    const held = JSON.parse(localStorage.getItem(key) as string);
    held.receipts = JSON.stringify([{ epoch: 'e', seq: 5, shownAt: 1 }]);
    localStorage.setItem(key, JSON.stringify(held));
  });
  await server.up();
  await page.reload();
  await expect.poll(receipts, { timeout: 40_000 }).toContainEqual({ epoch: 'e', seq: 5, shownAt: 1 });
});

test('a recording that is no sound is told as a fault', async () => {
  await open();
  server.show({ clips: [{ url: '/files/broken.mp3', text: '三' }] });
  server.call(0, 3, 0, [{ language: 'mandarin', say: [0] }]);
  await expect
    .poll(() => server.reports.at(-1)?.errors, patience)
    .toEqual(['recording /files/broken.mp3 cannot be played']);
});

test('a screen that is asked for its picture sends the view that it draws, and one that is asked to reload does', async () => {
  await open();
  await expect.poll(() => server.reports.length, patience).toBe(1);
  server.orders = { reload: false, picture: true };
  server.call(1, 24);
  await expect.poll(() => last().picture, patience).toMatchObject({ seq: server.view.seq, layout: expect.anything() });
  await page.evaluate(() => document.body.classList.add('of-before'));
  server.orders = { reload: true, picture: false };
  server.call(2, 25);
  await expectPage(page.locator('body.of-before')).toHaveCount(0, patience);
  server.orders = { reload: false, picture: false };
  await page.locator('.row').first().waitFor(patience);
});

test('a thumbnail reports nothing', async () => {
  await page.clock.install();
  await page.goto(`${server.screen}&thumbnail=1`);
  await page.locator('.row').nth(5).waitFor();
  await passTime(page, 2 * limits.screenReportSeconds, 5);
  expect(server.reports).toEqual([]);
});

/** What a screen is given wrongly: it goes on showing numbers. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { sampleView } from '#client/samples/sample-view.ts';
import { panelTypes } from '#generated/panel-types.ts';
import type { Block, PanelView } from '#generated/shapes.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { beforeEachDisplay } from '../display-opening.ts';
import type { DisplayServer } from '../display-server.ts';

const patience = { timeout: 60_000 };
const markup = '<img src=x onerror="window.harmed = true"><b>';

let server: DisplayServer;
let page: Page;

beforeEachDisplay((opening) => {
  ({ server, page } = opening);
});

const rows = () => page.locator('.row');
const card = () => page.locator('.called-card .number').first();
const told = () => server.reports.flatMap(({ errors }) => errors);

async function open(): Promise<void> {
  server.show({ calls: [], latest: null, panel: { ...server.view.panel, callRepeat: 1, voiceVolume: 0 } });
  await page.goto(server.screen);
  await rows().nth(5).waitFor();
}

/** The view with this in each text that somebody typed in; what the program reads stays as it is. */
function withMarkup({ layout, ...view }: PanelView, text: string): PanelView {
  const typed =
    /^(name|counter|counterName|department|doctor|currentName|doctorName|departmentName|headline|title|content|label|current|text)$/;
  const replace = (key: string, value: unknown) => (typeof value === 'string' && typed.test(key) ? text : value);
  return { ...JSON.parse(JSON.stringify(view, replace)), layout };
}

/** A box in a box in a box. */
function deep(boxes: number): Block {
  let block: Block = { type: 'text', text: 'the bottom' };
  for (let box = 0; box < boxes; box++) block = { type: 'box', flow: 'column', children: [block] };
  return block;
}

test('blocks that are unknown, broken or too deep leave the others alone and are told; a missing field counts as empty', async () => {
  await open();
  const whole = server.view;
  const strange = [{ type: 'hologram' }, { type: 'text' }, deep(500)] as Block[];
  const { layout } = whole;
  const root = { type: 'box', flow: 'row', children: [layout.root, ...strange] } as Block;
  server.show({ layout: { ...layout, root } });
  await page.locator('.block-failed').waitFor();
  await rows().nth(5).waitFor();
  await expect.poll(() => told().join(), patience).toContain('no block "hologram"');
  expect(told().join()).toContain('too deep');
  expect(told().join()).toContain('block text not drawn');
  expect(await page.getByText('the bottom').count()).toBe(0);

  const missing = { layout, groups: undefined, nurses: undefined, marquees: undefined, settings: undefined };
  server.show(missing as unknown as Partial<PanelView>);
  await expectPage(page.locator('.block-failed')).toHaveCount(0, patience);
  expect(await rows().count()).toBeGreaterThan(5);
});

test('a line of 10,000 characters and 1,000 calls at once: the last one is shown', async () => {
  await open();
  server.show({ marquees: [{ gid: 'm', title: '公告', content: '請配戴口罩'.repeat(2000) }] });
  await page.locator('.marquee-text').waitFor();
  expect((await page.locator('.marquee-text').textContent())?.length).toBeLessThan(300);
  for (let call = 1; call <= 1000; call++) server.call(call % 6, call % 999);
  await expectPage(card()).toHaveText('001', patience);
});

test('HTML in every text that people write is shown as it was written, on every panel type', async () => {
  await page.goto(`${server.url}/panel/any?preview`);
  for (const { name } of panelTypes) {
    const text = markup + name;
    const view = withMarkup(sampleView(name, { name: 'allColumns', now: Date.now() }), text);
    await page.evaluate((shown) => {
      window.postMessage({ type: 'callboard-preview', view: shown }, location.origin);
    }, view);
    // The blocks of a type come with its first view.
    const screen = page.locator('.screen');
    await expectPage(screen, name).toContainText(text, patience);
    expect([name, await screen.locator('img[src="x"]').count()]).toEqual([name, 0]);
  }
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
});

test.each([-1, 1])('a device whose clock is wrong by %i day shows calls, and the server’s time', async (days) => {
  await page.addInitScript((wrong) => {
    const now = Date.now;
    Date.now = () => now() + wrong * 86_400_000;
  }, days);
  await open();
  server.call(0, 19);
  await expectPage(card()).toHaveText('019', patience);
  await page.locator('.row-called').first().waitFor();
  const zone = server.view.organisation.timeZoneOffsetMinutes * 60_000;
  const times = [0, 60_000].map((ago) => new Date(Date.now() + zone - ago).toISOString().slice(11, 16));
  expect(times).toContain(await page.locator('.clock-time').textContent());
});

test('a server that is gone for a week: no number of another day stays, and the first answer brings the new ones', async () => {
  await page.clock.install();
  await page.goto(server.screen);
  await page.clock.runFor(2000);
  await rows().nth(5).waitFor();
  await server.down();
  await page.clock.fastForward(7 * 24 * 3600_000);
  await page.clock.runFor(3000);
  await page.getByText('起連線中斷，畫面無法更新，請洽服務台').waitFor();
  expect(await rows().count()).toBe(0);
  await server.up();
  await page.clock.runFor(30_000);
  await rows().nth(5).waitFor(patience);
});

test('a browser that paints no more is loaded anew, once, and says why', async () => {
  await page.clock.install();
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  let loads = 0;
  page.on('load', () => loads++);
  await page.goto(server.screen);
  await page.clock.runFor(3000);
  await rows().nth(5).waitFor();
  await page.locator('script[src*="later-"]').waitFor({ state: 'attached' });
  for (let second = 0; second < 90 && loads < 2; second += 5) await page.clock.runFor(5000);
  await expect.poll(() => loads, patience).toBe(2);
  await page.clock.runFor(10_000);
  await expect.poll(() => told().join(), patience).toContain('loaded anew because no frame was painted');
  expect(loads).toBe(2);
});

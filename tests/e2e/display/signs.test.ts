/** Blocks that no built-in type has: arrows, columns of a queue each, values, bars, countdowns, pictures by state. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { sampleView } from '#client/samples/sample-view.ts';
import type { Block, PanelView } from '#generated/shapes.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { beforeEachDisplay } from '../display-opening.ts';
import type { DisplayServer } from '../display-server.ts';
import { flaws } from './flaws.ts';

let server: DisplayServer;
let page: Page;
beforeEachDisplay((opened) => {
  ({ server, page } = opened);
});

const red =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9v9H0z'/></svg>";

/** A way to the counters of three queues, with what each has to say. */
const children: Block[] = [
  {
    type: 'box',
    flow: 'row',
    space: 3,
    place: { vmin: 22 },
    children: [
      { type: 'arrow', directionFrom: 'settings.arrow', tone: 'primary', place: { vmin: 20 } },
      { type: 'text', text: '{{settings.way|or:@goToRoom}}', textSize: 7, toneFrom: 'settings.tone', stand: 'end' },
      { type: 'countdown', lead: '@pausedRoom', over: '@noCallYet', until: 'settings.opensAt', tone: 'call' },
      {
        type: 'statePicture',
        place: { vmin: 20 },
        pictures: [{ when: ['panel.status=pause'], url: 'settings.closed' }, { url: 'settings.open' }],
      },
    ],
  },
  {
    type: 'box',
    flow: 'row',
    space: 3,
    repeat: 'groups',
    most: 'settings.columns',
    children: [
      {
        type: 'box',
        flow: 'column',
        ground: 'surface',
        edge: true,
        pad: 2,
        children: [
          { type: 'value', label: '{{item.name}}', value: '{{item.waitingCount}}', tone: 'call', place: { vmin: 24 } },
          { type: 'progress', value: 'item.waitingCount', of: 'settings.whole', label: '@waiting', place: { vmin: 9 } },
          { type: 'groupColumn', group: 'item', next: 'settings.showNext' },
        ],
      },
    ],
  },
];

function show(settings: object, more: Partial<PanelView> = {}): void {
  const view = sampleView('groupLobbyPanel', { name: 'busy', now: Date.now() });
  const { layout, groups } = view;
  const own = { arrow: 'upRight', columns: 3, whole: 20, open: red, closed: '' };
  const queues = [0, 1, 2].map((index) => ({
    ...groups[index % groups.length]!,
    gid: `queue-${index}`,
    waitingCount: 7 + index,
  }));
  server.show({
    ...view,
    groups: queues,
    settings: { ...view.settings, ...own, ...settings } as object as PanelView['settings'],
    layout: { ...layout, root: { type: 'box', flow: 'column', pad: 3, space: 3, children } },
    ...more,
  });
}

test('three queues stand beside each other, each with its own numbers, as many as the setting says', async () => {
  show({ opensAt: new Date(Date.now() + 8 * 3600000 + 90 * 60000).toISOString().slice(11, 16) });
  await page.goto(server.screen);
  await expectPage(page.locator('.block-groupColumn')).toHaveCount(3);
  await expectPage(page.locator('.block-value .number')).toHaveText(['7', '8', '9']);
  expect(
    await page
      .locator('.progress-bar > div')
      .evaluateAll((bars) => bars.map((bar) => (bar as HTMLElement).style.width)),
  ).toEqual(['35%', '40%', '45%']);
  expect(await page.evaluate(flaws, 2.3)).toEqual([]);
  show({ columns: 2 });
  await expectPage(page.locator('.block-groupColumn')).toHaveCount(2);
});

test('a box has its ground and its edge, and a text stands at the end of its place', async () => {
  show({});
  await page.goto(server.screen);
  await expectPage(page.locator('.ground-surface.edge')).toHaveCount(3);
  const look = await page
    .locator('.ground-surface.edge')
    .first()
    .evaluate((box) => {
      const { backgroundColor, borderTopWidth, borderTopStyle } = getComputedStyle(box);
      return { backgroundColor, width: Number.parseFloat(borderTopWidth), borderTopStyle };
    });
  expect(look.backgroundColor).not.toMatch(/^transparent$|, 0\)$/);
  expect(look.width).toBeGreaterThan(0);
  expect(look.borderTopStyle).toBe('solid');
  await page.locator('.block-text .fit').waitFor();
  const lower = await page.locator('.block-text').evaluate((block) => {
    const [outside, text] = [block, block.querySelector('.fit')!].map((one) => one.getBoundingClientRect());
    return (text!.top + text!.bottom) / 2 - (outside!.top + outside!.bottom) / 2 > outside!.height / 8;
  });
  expect(lower).toBe(true);
});

test('an arrow, a tone, a text, a picture and a countdown follow settings and state', async () => {
  const turn = () => page.locator('.arrow path').getAttribute('transform');
  show({ opensAt: '00:00' });
  await page.goto(server.screen);
  await page.locator('.arrow').waitFor();
  expect(await turn()).toBe('rotate(315 12 12)');
  await expectPage(page.locator('.block-text')).toHaveText('請到診間');
  await page.locator('.block-statePicture img').waitFor();
  await expectPage(page.locator('.block-countdown')).toHaveText('請稍候叫號');
  show({ arrow: 'none', tone: 'attention', way: '往二樓', opensAt: Date.now() + 75_000 });
  await expectPage(page.locator('.arrow')).toHaveCount(0);
  await expectPage(page.locator('.block-text')).toHaveText('往二樓');
  await page.locator('.block-text .tone-attention').waitFor();
  await expectPage(page.locator('.block-countdown .number')).toHaveText(/^1:\d\d$/);
  const { panel } = server.view;
  show({}, { panel: { ...panel, status: 'pause' } });
  await expectPage(page.locator('.block-statePicture img')).toHaveCount(0);
});

test('a clock stands in a narrow place whole, the time below its words', async () => {
  show({});
  const { layout } = server.view;
  const clock: Block = { type: 'clock', textSize: 6, date: true, session: true };
  const narrow: Block = { type: 'box', flow: 'row', space: 2, children: [clock, clock, clock, clock, clock] };
  server.show({ ...server.view, layout: { ...layout, root: narrow } });
  await page.goto(server.screen);
  await expectPage(page.locator('.clock-time')).toHaveCount(5);
  expect(await page.evaluate(flaws, 2.3)).toEqual([]);
});

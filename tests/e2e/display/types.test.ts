import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SampleName, sampleNames } from '#client/samples/sample-states.ts';
import { sampleOf, sampleVariants } from '#client/samples/sample-variants.ts';
import type { TypeTheme } from '#codegen/look/palettes.ts';
import { panelTypes } from '#generated/panel-types.ts';
import type { PanelView } from '#generated/shapes.ts';
import { Locale, Theme } from '#generated/values.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { beforeAllDisplay } from '../display-opening.ts';
import type { DisplayServer } from '../display-server.ts';
import { badlySet } from './badly-set.ts';
import { cutTails } from './cut-tails.ts';
import { flaws } from './flaws.ts';
import { largest, themed } from './themed.ts';
import { weakTexts } from './weak-texts.ts';

/** States with languages of their own; a large screen is drawn in the same vmin and needs only a look. */
const every = sampleNames.map((name, index): Shown => [name, [Locale[index % Locale.length] as Locale]]);
const spoken = (['busy', 'empty', 'closed', 'paused', 'disabled', 'longNames', 'fortyRooms'] as const).map(
  (name): Shown => [name, Locale],
);
const others = every.filter(([name]) => !spoken.some(([held]) => held === name));
const sizes = [
  { width: 1920, height: 1080, states: [...spoken, ...others] },
  { width: 1080, height: 1920, states: [...spoken, ...others] },
  { width: 1366, height: 768, states: spoken.filter(([name]) => /busy|empty|longNames/.test(name)) },
  { width: 3840, height: 2160, states: every.filter(([name]) => /busy|empty|longNames|fortyRooms/.test(name)) },
];
type Shown = [name: SampleName, languages: readonly Locale[]];

/** No text is smaller, in vmin; names of forty letters and rows with every column may be. */
const leastSize = 2.3;
const leastOfLongNames = 1.7;

/** The called number is read at the farthest seat: letters of 12 mm per metre, on 55 inches at 5 m (EN 301 549). */
const leastCapHeight = (5 * 12.2) / ((55 * 12.45) / 100);
/** All else, by 4 mm per metre. */
const leastCharacter = (5 * 4) / ((55 * 12.45) / 100);
/** Height of a figure of Noto Sans, in em. */
const figureHeight = 0.73;

const lying = { width: 1920, height: 1080 };
const upright = { width: 1080, height: 1920 };

let server: DisplayServer;
let page: Page;

beforeAllDisplay((opening) => {
  ({ server, page } = opening);
});
beforeAll(async () => {
  await page.goto(`${server.url}/panel/any?preview`);
  await page.evaluate(
    `Object.assign(window, { flaws: ${flaws}, cutTails: ${cutTails}, weakTexts: ${weakTexts}, badlySet: ${badlySet} })`,
  );
});

/** Draws a sample, and reads in the same step what is wrong with it and how large its call is. */
async function draw(
  type: string,
  name: SampleName,
  language: Locale = 'zh-TW',
  theme: Theme = 'dark',
  typeTheme?: TypeTheme,
) {
  const { whole = 1 } = typeTheme?.sizes ?? {};
  const least = (name === 'longNames' || name === 'allColumns' ? leastOfLongNames : leastSize) / whole;
  const found = await page.evaluate(
    async ({ view, least, leastCharacter }) => {
      window.postMessage({ type: 'callboard-preview', view }, location.origin);
      // The words of a language come with its first view; until then nothing is drawn.
      const isDrawn = () => document.querySelector('.block') !== null;
      for (let frame = 0; frame < 3 || !isDrawn(); frame++) await new Promise(requestAnimationFrame);
      const read = window as unknown as {
        flaws: typeof flaws;
        cutTails: typeof cutTails;
        weakTexts: typeof weakTexts;
        badlySet: typeof badlySet;
      };
      const vmin = Math.min(innerWidth, innerHeight) / 100;
      const called = document.querySelectorAll('.called-card .number, .card-called .number');
      return {
        flaws: [...read.flaws(least), ...read.cutTails(), ...read.badlySet(leastCharacter)],
        weak: read.weakTexts(),
        called: Math.max(
          0,
          ...[...called].map((number) => Number.parseFloat(getComputedStyle(number).fontSize) / vmin),
        ),
        text: document.querySelector('.screen')?.textContent ?? '',
      };
    },
    {
      view: themed(sampleOf(type, { name, language, theme, now: Date.now() }), typeTheme),
      least,
      leastCharacter: leastCharacter / whole,
    },
  );
  const told = (flaw: string) => `${name} ${language} ${theme}: ${flaw}`;
  return { ...found, flaws: found.flaws.map(told), weak: found.weak.map(told) };
}

const boards = sampleVariants.filter(({ drawnBy }) => drawnBy === 'display');
describe.each([...panelTypes, ...boards].map(({ name }) => name))('%s', (type) => {
  test.each(sizes)(
    'in every state and language it is whole on $width × $height, and every text is 7:1',
    async (size) => {
      await page.setViewportSize(size);
      const wrong: string[] = [];
      for (const [name, languages] of size.states) {
        for (const language of languages) {
          const { flaws, weak, called } = await draw(type, name, language);
          wrong.push(...flaws, ...weak);
          if (name === 'busy' || name === 'fortyRooms') {
            expect(called * figureHeight, `${name} ${language}`).toBeGreaterThan(leastCapHeight);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  test('on light ground and in high contrast every text is 7:1', async () => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    const wrong: string[] = [];
    for (const theme of Theme.filter((one) => one !== 'dark')) {
      for (const name of ['busy', 'closed', 'paused'] as const) {
        wrong.push(...(await draw(type, name, 'zh-TW', theme)).weak);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('in the largest theme the called number is still read, and everything is whole', async () => {
    const wrong: string[] = [];
    for (const size of [lying, upright]) {
      await page.setViewportSize(size);
      for (const name of ['busy', 'fortyRooms'] as const) {
        const { flaws, called } = await draw(type, name, 'zh-TW', 'dark', largest);
        wrong.push(...flaws);
        expect(called * largest.sizes.whole * figureHeight, `${name} ${size.width}`).toBeGreaterThan(leastCapHeight);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('a Chinese screen says nothing in English', async () => {
    await page.setViewportSize({ width: 1080, height: 1920 });
    const { text } = await draw(type, 'busy');
    expect(text.replaceAll('S*** Wong', '').match(/[A-Za-z]{2,}/g) ?? []).toEqual([]);
  });
});

const show = (view: PanelView, on = page) =>
  on.evaluate((shown) => window.postMessage({ type: 'callboard-preview', view: shown }, location.origin), view);

describe('what a panel says of its lists', () => {
  const crowded = () => sampleOf('clinicsLobbyPanel', { name: 'fortyRooms', now: Date.now() });
  beforeEach(() => page.setViewportSize({ width: 1920, height: 1080 }));

  test('no more rows stand on a page than it allows', async () => {
    const { panel, ...view } = crowded();
    for (const displayDataLimit of [4, 2]) {
      await show({ ...view, latest: null, panel: { ...panel, displayDataLimit } });
      await expectPage(page.locator('.row')).toHaveCount(displayDataLimit);
    }
  });

  test('who has checked in is told only where it is wanted', async () => {
    const { panel, ...view } = sampleOf('defaultPanel', { name: 'busy', now: Date.now() });
    const told = page.locator('.people .person-status');
    await show({ ...view, panel: { ...panel, displayRegistrationStatus: true } });
    await expectPage(told).not.toHaveCount(0);
    await show({ ...view, panel: { ...panel, displayRegistrationStatus: false } });
    await expectPage(told).toHaveCount(0);
    await expectPage(page.locator('.people .number').first()).toBeVisible();
  });

  test.each(['clinicsLobbyPanel', 'ptchCashierRegistrationLobbyPanel', 'clinicsWithAppointmentsLobbyPanel'])(
    'a pause tells on %s when it ends',
    async (type) => {
      const { counters, groups, ...view } = sampleOf(type, { name: 'busy', now: Date.now() });
      // The board of appointments shows two rooms on a page.
      const first = counters.filter(({ service }) => service === 'pause');
      await show({ ...view, latest: null, counters: first, groups });
      await expectPage(page.locator('.tone-attention', { hasText: '10:50' }).first()).toBeVisible();
    },
  );

  test('its pages turn after its seconds', async () => {
    const own = (await page.context().browser()?.newPage()) as Page;
    await own.clock.install();
    await own.goto(`${server.url}/panel/any?preview`);
    const { panel, ...view } = crowded();
    const turned = () =>
      own.locator('.dot').evaluateAll((dots) => dots.map(({ className }) => className).indexOf('dot dot-now'));
    await show({ ...view, latest: null, panel: { ...panel, carouselSeconds: 100 } }, own);
    await own.locator('.dot').first().waitFor();
    await own.clock.runFor(60_000);
    expect(await turned()).toBe(0);
    await own.clock.runFor(50_000);
    expect(await turned()).toBe(1);
    await own.close();
  });

  test('a group stands with its category', async () => {
    const { groups, ...view } = sampleOf('groupLobbyPanel', { name: 'busy', now: Date.now() });
    await show({ ...view, groups: groups.map((group) => ({ ...group, category: '一樓服務台' })) });
    await expectPage(page.locator('.group-head .fit').first()).toHaveText('批價 · 一樓服務台');
    expect(await page.evaluate(flaws, leastSize)).toEqual([]);
  });
});

test('that a hospital is a demo is said on its screens beside what they show, not over it', async () => {
  const covered: string[] = [];
  const drawn = panelTypes.flatMap(({ name, orientation }) =>
    [lying, upright]
      .filter((size) => orientation === 'both' || (orientation === 'portrait') === (size === upright))
      .flatMap((size) => (['busy', 'longNames'] as const).map((state) => ({ name, size, state }))),
  );
  for (const { name, size, state } of drawn) {
    await page.setViewportSize(size);
    const { organisation, ...view } = sampleOf(name, { name: state, now: Date.now() });
    const demo = { ...view, organisation: { ...organisation, demo: true } };
    await show(demo);
    await page.locator('.badge-demo').waitFor();
    await page.waitForFunction((type) => document.querySelector(`[data-type="${type}"], .screen`) !== null, name);
    const over = await page.evaluate(() => {
      const badge = (document.querySelector('.badge-demo') as HTMLElement).getBoundingClientRect();
      const texts = document.querySelectorAll(
        '.fit, .number, .label, .header-mark, .clock-time, .clock-word, .marquee-head, .marquee-window',
      );
      return [...texts].flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        // A line is higher than its letters, and more so than figures (flaws.ts).
        const letters = top + (bottom - top) * (element.matches('.number, .clock-time') ? 0.29 : 0.19);
        const air = Math.min(innerWidth, innerHeight) * 0.004;
        const apart = right < badge.left - air || left > badge.right + air || letters > badge.bottom + air;
        return apart || !element.textContent?.trim() ? [] : [element.textContent];
      });
    });
    covered.push(...over.map((text) => `${name} ${state} ${size.width}: ${text}`));
  }
  expect(covered).toEqual([]);
});

test("a type's own theme is what its screen looks like: colours, fonts and sizes, and the usual ones come back", async () => {
  await page.setViewportSize(lying);
  const looks = () =>
    page.evaluate(() => {
      const styleOf = (name: string) => getComputedStyle(document.querySelector(name) as HTMLElement);
      const card = styleOf('.called-card');
      const number = document.querySelector('.row .call-number') as HTMLElement;
      const screen = document.querySelector('.screen') as HTMLElement;
      const { width } = screen.getBoundingClientRect();
      return {
        ground: styleOf('.screen').backgroundColor,
        card: [card.backgroundColor, card.color],
        font: getComputedStyle(number).fontFamily.slice(0, 15),
        drawn: Math.round((width / screen.offsetWidth) * 100) / 100,
        fills: Math.round(width),
        pad: styleOf('.box-row').padding,
      };
    });
  const usual = sampleOf('clinicsLobbyPanel', { name: 'busy', now: Date.now() });
  const own: TypeTheme = {
    colours: { dark: { ground: '#101010', call: '#0f5c8c', onCall: '#ffffff' } },
    sizes: { whole: 1.1, space: 0.5 },
    fonts: 'serif',
  };
  await show(usual);
  await page.locator('.row .call-number').first().waitFor();
  const before = await looks();
  await show(themed(usual, own));
  await expect.poll(looks).toMatchObject({
    ground: 'rgb(16, 16, 16)',
    card: ['rgb(15, 92, 140)', 'rgb(255, 255, 255)'],
    font: '"Noto Serif TC"',
    drawn: 1.1,
    fills: lying.width,
  });
  const { pad } = await looks();
  expect(Number.parseFloat(pad)).toBeCloseTo(Number.parseFloat(before.pad) / 2, 1);
  await show(usual);
  await expect.poll(looks).toEqual(before);

  await show(sampleOf('radiologyXrayRoomLobbyPanel', { name: 'busy', now: Date.now() }));
  await expectPage(page.locator('.screen')).toHaveCSS('background-color', 'rgb(5, 8, 11)');
});

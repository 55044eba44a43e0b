import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SampleName, sampleNames } from '#client/samples/sample-states.ts';
import { sampleOf, sampleVariants } from '#client/samples/sample-variants.ts';
import { panelTypes } from '#generated/panel-types.ts';
import type { PanelView } from '#generated/shapes.ts';
import { Locale, Theme } from '#generated/values.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { beforeAllDisplay } from '../display-opening.ts';
import type { DisplayServer } from '../display-server.ts';
import { badlySet } from './badly-set.ts';
import { flaws } from './flaws.ts';
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

let server: DisplayServer;
let page: Page;

beforeAllDisplay((opening) => {
  ({ server, page } = opening);
});
beforeAll(async () => {
  await page.goto(`${server.url}/panel/any?preview`);
  await page.evaluate(`Object.assign(window, { flaws: ${flaws}, weakTexts: ${weakTexts}, badlySet: ${badlySet} })`);
});

/** Draws a sample, and reads in the same step what is wrong with it and how large its call is. */
async function draw(type: string, name: SampleName, language: Locale = 'zh-TW', theme: Theme = 'dark') {
  const least = name === 'longNames' || name === 'allColumns' ? leastOfLongNames : leastSize;
  const found = await page.evaluate(
    async ({ view, least, leastCharacter }) => {
      window.postMessage({ type: 'callboard-preview', view }, location.origin);
      // The words of a language come with its first view; until then nothing is drawn.
      const isDrawn = () => document.querySelector('.block') !== null;
      for (let frame = 0; frame < 3 || !isDrawn(); frame++) await new Promise(requestAnimationFrame);
      const read = window as unknown as {
        flaws: typeof flaws;
        weakTexts: typeof weakTexts;
        badlySet: typeof badlySet;
      };
      const vmin = Math.min(innerWidth, innerHeight) / 100;
      const called = document.querySelectorAll('.called-card .number, .card-called .number');
      return {
        flaws: [...read.flaws(least), ...read.badlySet(leastCharacter)],
        weak: read.weakTexts(),
        called: Math.max(
          0,
          ...[...called].map((number) => Number.parseFloat(getComputedStyle(number).fontSize) / vmin),
        ),
        text: document.querySelector('.screen')?.textContent ?? '',
      };
    },
    { view: sampleOf(type, { name, language, theme, now: Date.now() }), least, leastCharacter },
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

  test('a Chinese screen says nothing in English', async () => {
    await page.setViewportSize({ width: 1080, height: 1920 });
    const { text } = await draw(type, 'busy');
    expect(text.replaceAll('S*** Wong', '').match(/[A-Za-z]{2,}/g) ?? []).toEqual([]);
  });
});

describe('what a panel says of its lists', () => {
  const crowded = () => sampleOf('clinicsLobbyPanel', { name: 'fortyRooms', now: Date.now() });
  const show = (view: PanelView, on = page) =>
    on.evaluate((shown) => window.postMessage({ type: 'callboard-preview', view: shown }, location.origin), view);
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
  for (const { name, orientation } of panelTypes) {
    await page.setViewportSize(
      orientation === 'portrait' ? { width: 1080, height: 1920 } : { width: 1920, height: 1080 },
    );
    const { organisation, ...view } = sampleOf(name, {
      name: 'busy',
      language: 'zh-TW',
      theme: 'dark',
      now: Date.now(),
    });
    const demo = { ...view, organisation: { ...organisation, demo: true } };
    await page.evaluate(
      (shown) => window.postMessage({ type: 'callboard-preview', view: shown }, location.origin),
      demo,
    );
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
        // A line is higher than its letters (flaws.ts).
        const letters = top + (bottom - top) * 0.19;
        const apart = right < badge.left || left > badge.right || bottom < badge.top || letters > badge.bottom;
        return apart || !element.textContent?.trim() ? [] : [element.textContent];
      });
    });
    covered.push(...over.map((text) => `${name}: ${text}`));
  }
  expect(covered).toEqual([]);
});

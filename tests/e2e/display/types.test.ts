import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SampleName, sampleNames } from '#client/samples/sample-states.ts';
import { sampleView } from '#client/samples/sample-view.ts';
import { panelTypes } from '#generated/panel-types.ts';
import { Locale, Theme } from '#generated/values.ts';
import { launchBrowser } from '../../browser/launch.ts';
import { buildDisplay, DisplayServer } from '../display-server.ts';
import { flaws } from './flaws.ts';
import { weakTexts } from './weak-texts.ts';

const sizes = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 1366, height: 768 },
];

/** No text is smaller, in vmin; names of forty letters and rows with every column may be. */
const leastSize = 2.3;
const leastOfLongNames = 1.7;

/** The called number is read at the farthest seat: letters of 12 mm per metre, on 55 inches at 5 m (EN 301 549). */
const leastCapHeight = (5 * 12.2) / ((55 * 12.45) / 100);
/** Height of a figure of Noto Sans, in em. */
const figureHeight = 0.73;

let folder: string;
let browser: Browser;
let server: DisplayServer;
let page: Page;

beforeAll(async () => {
  [folder, browser] = await Promise.all([buildDisplay(), launchBrowser()]);
  server = await DisplayServer.start(folder);
  page = await browser.newPage();
  await page.goto(`${server.url}/panel/any?preview`);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function show(type: string, name: SampleName, language: Locale = 'zh-TW', theme: Theme = 'dark'): Promise<void> {
  await page.evaluate(
    async (shown) => {
      window.postMessage({ type: 'callboard-preview', view: shown }, location.origin);
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    },
    sampleView(type, { name, language, theme, now: Date.now() }),
  );
}

async function flawsOf(type: string, name: SampleName, language: Locale): Promise<string[]> {
  await show(type, name, language);
  const least = name === 'longNames' || name === 'allColumns' ? leastOfLongNames : leastSize;
  return (await page.evaluate(flaws, least)).map((flaw) => `${name} ${language}: ${flaw}`);
}

describe.each(panelTypes.map(({ name }) => name))('%s', (type) => {
  test.each(sizes)('busy and empty, it is whole in three languages on $width × $height', async (size) => {
    await page.setViewportSize(size);
    const wrong: string[] = [];
    for (const language of Locale) {
      for (const name of ['busy', 'empty'] as const) wrong.push(...(await flawsOf(type, name, language)));
    }
    expect(wrong).toEqual([]);
  });

  test('in every other state it is whole, upright and lying', async () => {
    const wrong: string[] = [];
    for (const size of sizes.slice(0, 2)) {
      await page.setViewportSize(size);
      for (const [index, name] of sampleNames.entries()) {
        wrong.push(...(await flawsOf(type, name, Locale[index % Locale.length] as Locale)));
      }
    }
    expect(wrong).toEqual([]);
  });

  test('the called number can be read at the farthest seat, and says nothing in English on a Chinese screen', async () => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await show(type, 'busy');
      const largest = await page.evaluate(() => {
        const vmin = Math.min(innerWidth, innerHeight) / 100;
        const called = document.querySelectorAll('.called-card .number, .card-called .number');
        return Math.max(0, ...[...called].map((number) => Number.parseFloat(getComputedStyle(number).fontSize) / vmin));
      });
      expect(largest * figureHeight).toBeGreaterThan(leastCapHeight);
      const text = await page.locator('.screen').innerText();
      expect(text.replaceAll('S*** Wong', '').match(/[A-Za-z]{2,}/g) ?? []).toEqual([]);
    }
  });

  test.each(Theme)('every text can be read in the theme %s: 7:1', async (theme) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    const weak: string[] = [];
    for (const name of ['busy', 'closed', 'paused'] as const) {
      await show(type, name, 'zh-TW', theme);
      weak.push(...(await page.evaluate(weakTexts)));
    }
    expect(weak).toEqual([]);
  });
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleNames, sampleView } from '#display/samples/sample-view.ts';
import { panelTypes } from '#generated/panel-types.ts';
import { Locale, Theme } from '#generated/values.ts';
import { launchBrowser } from '../browser/launch.ts';
import { buildDisplay, DisplayServer } from './display-server.ts';

const sizes = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 1366, height: 768 },
];

/** No text is smaller, in vmin; names of forty letters and more may be. */
const leastSize = 2.3;
const leastOfLongNames = 1.7;

let built: Awaited<ReturnType<typeof buildDisplay>>;
let browser: Browser;
let server: DisplayServer;
let page: Page;

beforeAll(async () => {
  [built, browser] = await Promise.all([buildDisplay(), launchBrowser()]);
  server = await DisplayServer.start(built.folder);
  page = await browser.newPage();
  await page.goto(`${server.url}/panel/any?preview`);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await built?.remove();
});

async function show(view: object): Promise<void> {
  await page.evaluate(async (shown) => {
    const frames = (count: number) =>
      new Promise<void>((resolve) => {
        const wait = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => wait(left - 1)));
        wait(count);
      });
    window.postMessage({ type: 'callboard-preview', view: shown }, location.origin);
    await frames(6);
  }, view);
}

/** What is wrong with the picture, in words: texts cut off, outside of the screen, over each other, or too small. */
function flaws(least: number): string[] {
  const vmin = Math.min(innerWidth, innerHeight) / 100;
  const covered = document.querySelector('.notice-cover') !== null;
  const inside = covered ? '.notice-cover ' : '';
  const found: string[] = [];
  const leaves = [
    ...document.querySelectorAll<HTMLElement>(
      `${inside}.fit, ${inside}.number, ${inside}.label, .clock-word, .clock-time, .counted, .person-status, .marquee-head`,
    ),
  ].filter((element) => element.textContent?.trim() && (!covered || element.closest('.notice-cover')));
  const boxes = leaves.map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    // A line is higher than its letters, and figures have nothing below them (shares of Noto Sans).
    const height = bottom - top;
    const [above, below] = element.matches('.number') ? [0.29, 0.19] : [0.19, 0.11];
    return {
      element,
      text: element.textContent ?? '',
      size,
      left,
      right,
      top: top + height * above,
      bottom: bottom - height * below,
    };
  });
  for (const { element, text, size, left, right, top, bottom } of boxes) {
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) found.push(`outside: ${text}`);
    if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflow === 'hidden') {
      found.push(`cut off: ${text}`);
    }
    if (size < least * vmin - 0.1) found.push(`too small (${(size / vmin).toFixed(1)}): ${text}`);
  }
  boxes.forEach((one, index) => {
    for (const other of boxes.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const over =
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
      if (over) found.push(`over each other: ${one.text} / ${other.text}`);
    }
  });
  return found;
}

describe.each(panelTypes.map(({ name }) => name))('%s', (type) => {
  describe.each(sizes)('on $width × $height', (size) => {
    test.each(Locale)('in %s shows every sample whole', async (language) => {
      await page.setViewportSize(size);
      const wrong: string[] = [];
      for (const name of sampleNames) {
        await show(sampleView(type, { name, language, now: Date.now() }));
        wrong.push(
          ...(await page.evaluate(flaws, name === 'longNames' ? leastOfLongNames : leastSize)).map(
            (flaw) => `${name}: ${flaw}`,
          ),
        );
      }
      expect(wrong).toEqual([]);
    });
  });

  test('says nothing in English on a Chinese screen', async () => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    const english: string[] = [];
    for (const name of sampleNames) {
      await show(sampleView(type, { name, language: 'zh-TW', now: Date.now() }));
      const text = await page.locator('.screen').innerText();
      english.push(...(text.replaceAll('S*** Wong', '').match(/[A-Za-z]{2,}/g) ?? []));
    }
    expect(english).toEqual([]);
  });

  test.each(Theme)('can be read in the theme %s: contrast of every text', async (theme) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await show(sampleView(type, { name: 'busy', language: 'zh-TW', theme, now: Date.now() }));
    const weak = await page.evaluate(() => {
      const parts = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
      const luminance = (colour: string) => {
        const [r = 0, g = 0, b = 0] = parts(colour).map((part) => {
          const share = part / 255;
          return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const ground = (element: Element): string => {
        const { backgroundColor } = getComputedStyle(element);
        const clear = parts(backgroundColor)[3] === 0;
        return clear && element.parentElement ? ground(element.parentElement) : backgroundColor;
      };
      return [...document.querySelectorAll('.fit, .number, .label, .clock-word, .table-head, .list-head')].flatMap(
        (element) => {
          const [ink, paper] = [luminance(getComputedStyle(element).color), luminance(ground(element))];
          const contrast = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
          const least = element.matches('.number') ? 7 : 4.5;
          return contrast < least ? [`${contrast.toFixed(1)}: ${element.textContent}`] : [];
        },
      );
    });
    expect(weak).toEqual([]);
  });
});

import ts from 'typescript';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleView } from '#client/samples/sample-view.ts';
import { panelTypes } from '#generated/panel-types.ts';
import type { PanelView } from '#generated/shapes.ts';
import { Locale } from '#generated/values.ts';
import { type Engine, engines } from '../browser/engines.ts';
import type { RemotePage } from '../browser/remote-page.ts';
import { flaws } from './display/flaws.ts';
import { buildDisplay, DisplayServer } from './display-server.ts';

/** No text is smaller than this share of the screen's shorter side, in hundredths. */
const leastSize = 2.3;
const longLine = '流感疫苗接種自十月一日起開放，請攜帶健保卡至一樓櫃檯登記。'.repeat(8);

let folder: string;
let server: DisplayServer;

beforeAll(async () => {
  folder = await buildDisplay();
});
beforeEach(async () => {
  server = await DisplayServer.start(folder);
});
afterEach(() => server.stop());

describe.each(engines)('$name', (engine) => {
  let page: RemotePage | undefined;
  beforeAll(async () => {
    page = await engine.open();
  });
  afterAll(() => page?.close());

  test('shows a hall: its rooms, a call, the moving line, pictures in turn, the words of each language', async (context) => {
    const screen = opened(page, engine, context.skip);
    const text = (selector: string) =>
      screen.evaluate<string>(`(document.querySelector('${selector}') || {}).textContent`);
    const count = (selector: string) => screen.evaluate<number>(`document.querySelectorAll('${selector}').length`);
    const said = () => screen.evaluate<string>('document.body.textContent');

    server.show({
      calls: [],
      latest: null,
      marquees: [{ title: '', content: longLine }],
      panel: { ...server.view.panel, carouselSeconds: 5 },
    });
    await screen.go(server.screen);
    await expect.poll(() => count('.row')).toBeGreaterThan(5);
    server.call(2, 77);
    await expect.poll(() => text('.called-card .number')).toBe('077');
    expect(await count('.row-called')).toBeGreaterThan(0);

    // The second script: media beside the numbers, and what the screen tells the server.
    await expect.poll(() => screen.evaluate('(document.querySelector("img.media-item") || {}).naturalWidth')).toBe(160);
    await expect
      .poll(() => server.reports.some(({ numbers }) => numbers.some(({ label }) => label === '077')))
      .toBe(true);
    expect(server.reports.at(-1)?.receipts.some(({ shownAt }) => shownAt)).toBe(true);

    const place = () =>
      screen.evaluate<number>('document.querySelector(".marquee-moving").getBoundingClientRect().left');
    const before = await place();
    await expect.poll(async () => before - (await place())).toBeGreaterThan(20);

    for (const language of Locale) {
      const words = { 'zh-TW': '公告', 'en-US': 'Notice', th: 'ประกาศ' };
      server.show({ panel: { ...server.view.panel, language } });
      await expect.poll(said).toContain(words[language]);
    }
    for (let number = 1; number <= 200; number++) server.call(number % 6, number);
    await expect.poll(() => text('.called-card .number')).toBe('200');
    expect(screen.complaints).toEqual([]);
  });

  test('draws every panel type whole, lists and carousels turn', async (context) => {
    const screen = opened(page, engine, context.skip);
    await screen.go(`${server.url}/panel/any?preview`);
    await expect.poll(() => screen.evaluate('document.querySelectorAll(".notice-cover").length')).toBe(1);
    await screen.evaluate(`window.flaws = ${inES2015(flaws)}; 0`);
    const show = (view: PanelView) =>
      screen.evaluate(`new Promise((done) => {
        window.postMessage({ type: 'callboard-preview', view: ${JSON.stringify(view)} }, location.origin);
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => done(0))));
      })`);

    const wrong: string[] = [];
    for (const { name: type } of panelTypes) {
      await show(sampleView(type, { name: 'busy', now: Date.now() }));
      const found = await screen.evaluate<string[]>(`flaws(${leastSize})`);
      if ((await screen.evaluate('document.querySelectorAll(".block").length')) === 0) found.push('nothing is drawn');
      wrong.push(...found.map((flaw) => `${type}: ${flaw}`));
    }
    expect(wrong).toEqual([]);

    const crowded = sampleView('clinicsLobbyPanel', { name: 'fortyRooms', now: Date.now() });
    await show({ ...crowded, latest: null, panel: { ...crowded.panel, carouselSeconds: 1 } });
    const dot = () =>
      screen.evaluate<number>(
        '[].slice.call(document.querySelectorAll(".dot")).map((dot) => dot.className).indexOf("dot dot-now")',
      );
    const first = await dot();
    await expect.poll(dot).not.toBe(first);
    expect(screen.complaints).toEqual([]);
  });
});

/** The page of an engine; a machine that cannot have the engine leaves the test out and says so. */
function opened(page: RemotePage | undefined, { name }: Engine, skip: (note: string) => never): RemotePage {
  return page ?? skip(`${name} is not to be had on this machine`);
}

/** A function as the oldest engine can read it. */
function inES2015(code: (...told: never[]) => unknown): string {
  const { outputText } = ts.transpileModule(`(${code})`, { compilerOptions: { target: ts.ScriptTarget.ES2015 } });
  return outputText.trim().replace(/;$/, '');
}

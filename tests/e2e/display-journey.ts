/** What a display must do in whatever engine and on whatever library, in words that every engine understands. */
import ts from 'typescript';
import { expect } from 'vitest';
import { sampleView } from '#client/samples/sample-view.ts';
import { panelTypes } from '#generated/panel-types.ts';
import type { PanelView } from '#generated/shapes.ts';
import { Locale } from '#generated/values.ts';
import type { RemotePage } from '../browser/remote-page.ts';
import { flaws } from './display/flaws.ts';
import { viewFilm, viewMedia } from './display-files.ts';
import type { DisplayServer } from './display-server.ts';

/** No text is smaller than this share of the screen's shorter side, in hundredths. */
const leastSize = 2.3;
const longLine = '流感疫苗接種自十月一日起開放，請攜帶健保卡至一樓櫃檯登記。'.repeat(8);
const announcement: { [language in Locale]?: string } = { 'zh-TW': '公告', 'en-US': 'Notice', th: 'ประกาศ' };

/** A hall: its rooms, a call, what is reported of it, a picture, the moving line, three languages, many updates. */
export async function seeHall(page: RemotePage, server: DisplayServer): Promise<void> {
  const element = (selector: string) => `(document.querySelector('${selector}') || {})`;
  const number = () => page.evaluate(`${element('.called-card .number')}.textContent`);
  const count = (selector: string) => page.evaluate<number>(`document.querySelectorAll('${selector}').length`);
  const left = () => page.evaluate<number>(`${element('.marquee-moving')}.getBoundingClientRect().left`);

  const marquees = [{ gid: 'marquee', title: '', content: longLine }];
  server.show({ calls: [], latest: null, marquees, media: [viewFilm('film-30'), viewMedia('poster')] });
  page.complaints.length = 0; // those of a try before
  await page.go(server.screen);
  await expect.poll(() => count('.row')).toBeGreaterThan(5);
  server.call(2, 77);
  await expect.poll(number).toBe('077');
  expect(await count('.row-called')).toBeGreaterThan(0);

  const numbers = () => server.reports.flatMap((report) => report.numbers.map(({ label }) => label));
  const shown = () => server.reports.flatMap(({ receipts }) => receipts.filter(({ shownAt }) => shownAt));
  await seeFilm(page, server);
  await expect.poll(() => page.evaluate(`${element('img.media-item')}.naturalWidth`)).toBeGreaterThan(0);
  await expect.poll(numbers).toContain('077');
  await expect.poll(shown).not.toEqual([]);

  const before = await left();
  await expect.poll(async () => before - (await left())).toBeGreaterThan(20);

  for (const language of Locale) {
    server.show({ panel: { ...server.view.panel, language } });
    await expect.poll(() => page.evaluate(`${element('.marquee-head')}.textContent`)).toBe(announcement[language]);
  }
  // Each of a burst has the card for its least time: a look after every hundredth is a wait of seconds.
  for (let called = 101; called <= 300; called++) {
    server.call(called % 6, called);
    if (called % 100 === 0) await expect.poll(number).toBe(String(called));
  }
  expect(page.complaints).toEqual([]);
}

/** A film plays to its end where the engine knows H.264; where it does not, the screen says so and goes on. */
async function seeFilm(page: RemotePage, server: DisplayServer): Promise<void> {
  const knows = await page.evaluate(`document.createElement('video').canPlayType('video/mp4; codecs="avc1.42c034"')`);
  if (knows) {
    const time = () => page.evaluate<number>('document.querySelector("video").currentTime');
    await expect.poll(time).toBeGreaterThan(0);
    // A film that is still being read may begin once more after it was moved on.
    const near = `(function (film) { if (!film) return 30; if (film.currentTime < 29) film.currentTime = 29; return film.currentTime; })`;
    await expect.poll(() => page.evaluate<number>(`${near}(document.querySelector("video"))`)).toBeGreaterThan(29.1);
  } else {
    await expect.poll(() => page.complaints.join()).toContain('could not be played');
    server.show({ media: [viewMedia('poster')] });
    page.complaints.length = 0;
  }
}

/** Every panel type, whole; then a list whose pages turn. */
export async function seeTypes(page: RemotePage, server: DisplayServer): Promise<void> {
  await page.go(`${server.url}/panel/any?preview`);
  page.complaints.length = 0; // those of the page before: its server has gone
  await expect.poll(() => page.evaluate('document.querySelectorAll(".notice-cover").length')).toBe(1);
  await page.evaluate(`(window.flaws = ${inES2015(flaws)}, 0)`);

  const wrong: string[] = [];
  for (const { name } of panelTypes) {
    await show(page, sampleView(name, { name: 'busy', now: Date.now() }));
    const found = await page.evaluate<string[]>(`flaws(${leastSize})`);
    if ((await page.evaluate('document.querySelectorAll(".block").length')) === 0) found.push('nothing is drawn');
    wrong.push(...found.map((flaw) => `${name}: ${flaw}`));
  }
  expect(wrong).toEqual([]);

  const crowded = sampleView('clinicsLobbyPanel', { name: 'fortyRooms', now: Date.now() });
  await show(page, { ...crowded, latest: null, panel: { ...crowded.panel, carouselSeconds: 1 } });
  const dots = '[].slice.call(document.querySelectorAll(".dot")).map((dot) => dot.className)';
  const first = await page.evaluate<string[]>(dots);
  expect(first.length).toBeGreaterThan(1);
  await expect.poll(() => page.evaluate(dots)).not.toEqual(first);
  expect(page.complaints).toEqual([]);
}

async function show(page: RemotePage, view: PanelView): Promise<void> {
  await page.evaluate(`new Promise((done) => {
    window.postMessage({ type: 'callboard-preview', view: ${JSON.stringify(view)} }, location.origin);
    setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => done(0))));
  })`);
  // The drawings of another type's blocks come first.
  await expect
    .poll(() => page.evaluate('document.querySelectorAll(".picture-frame .block").length'))
    .toBeGreaterThan(0);
}

/** A function as the oldest engine can read it. */
function inES2015(code: (...told: never[]) => unknown): string {
  const { outputText } = ts.transpileModule(`(${code})`, { compilerOptions: { target: ts.ScriptTarget.ES2015 } });
  return outputText.trim().replace(/;$/, '');
}

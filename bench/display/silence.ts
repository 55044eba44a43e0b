import type { ViewClip } from '#generated/shapes.ts';
import { type Figure, figure } from '../report.ts';
import { type Measured, openMeasuredPage } from './measured.ts';

declare global {
  interface Window {
    /** When each recording was told to begin and how long it is, on the clock of the sound. */
    parts: { at: number; seconds: number }[];
  }
}

const clips: ViewClip[] = [300, 200, 150, 250, 180].map((ms) => ({ url: `/files/tone-${ms}.wav`, text: `${ms}` }));

/** The silence between the recordings of one call, as they are told to the sound card. */
export async function measureSilence({ browser, server }: Measured): Promise<Figure[]> {
  const { page, close } = await openMeasuredPage(browser, 6);
  await page.addInitScript(noteParts);
  server.show({ clips, calls: [], latest: null, panel: { ...server.view.panel, callRepeat: 1 } });
  await page.goto(server.screen);
  await page.locator('.row').nth(5).waitFor();
  server.call(0, 3, 0, [{ language: 'mandarin', say: clips.map((_, index) => index) }]);
  await page.waitForFunction((count) => window.parts.length >= count, clips.length, { timeout: 60_000 });
  const parts = await page.evaluate(() => window.parts);
  await close();
  const gaps = parts.slice(1).map(({ at }, index) => at - (parts[index]!.at + parts[index]!.seconds));
  return [
    figure('silence between the parts of a call, most', Math.max(...gaps.map((gap) => Math.abs(gap) * 1000)), 'ms', {
      atMost: 0.1,
    }),
  ];
}

/** Runs in the page. */
function noteParts(): void {
  window.parts = [];
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (at = 0) {
    window.parts.push({ at, seconds: this.buffer?.duration ?? 0 });
    start.call(this, at);
  };
}

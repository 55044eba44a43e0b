/** The tones that a page sounds, by their frequency; nothing is recorded of how they sound. */
import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Frequencies that were sounded. */
    tones: number[];
  }
}

/** Runs in a page before its own scripts: `page.addInitScript(listenToTones)`. */
export function listenToTones(): void {
  window.tones = [];
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
    window.tones.push(this.frequency.value);
    start.call(this, when);
  };
}

/** What a page has sounded since it was loaded. */
export const tonesOf = (page: Page): Promise<number[]> => page.evaluate(() => window.tones);

/** What a page sounds for this; it waits until something is heard, which may be a moment after it is seen. */
export async function tonesDuring(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    window.tones = [];
  });
  await work();
  // The tones of one melody are begun together.
  await page.waitForFunction(() => window.tones.length > 0);
  return tonesOf(page);
}

import type { Locator, Page } from 'playwright';
import { expectPage } from './expect-page.ts';

/**
 * Lets the clock of a page run ahead (`page.clock.install()` comes first), in steps: what the page has asked meanwhile
 * is answered before the next.
 */
export async function passTime(page: Page, seconds: number, step = 1): Promise<void> {
  for (let left = seconds; left > 0; left -= step) {
    await page.clock.runFor(Math.min(left, step) * 1000);
    // What was asked before is answered before, or the server is away.
    await page.evaluate(() =>
      fetch('/').then(
        () => undefined,
        () => undefined,
      ),
    );
  }
}

/**
 * The same, step by step until something has come to be: where a page waits for answers between its steps, how many it
 * takes is the machine's to say.
 */
export async function passTimeUntil(page: Page, isThere: () => Promise<boolean> | boolean, step = 1): Promise<void> {
  await expectPage(async () => {
    await passTime(page, step, step);
    expectPage(await isThere()).toBe(true);
  }).toPass({ timeout: 60_000 });
}

/** Brings a page to what it does every half minute (`page.clock.install()` comes first). */
export function hurry(page: Page): Promise<void> {
  return page.clock.fastForward(30_000);
}

/**
 * Lets time pass for a page, by both its clocks, until something is seen, and again where the server has said the time
 * before the page looked.
 */
export function passUntil(page: Page, seconds: number, seen: Locator): Promise<void> {
  return expectPage(async () => {
    await page.evaluate((ms) => {
      for (const clock of [Date, performance]) {
        const now = clock.now.bind(clock);
        clock.now = () => now() + ms;
      }
    }, seconds * 1000);
    await seen.waitFor({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

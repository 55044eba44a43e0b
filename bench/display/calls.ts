import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { limits } from '#generated/limits.ts';
import { type Figure, figure, median } from '../report.ts';
import { serveBareScreen } from './bare-screen.ts';
import { openBusyScreen } from './busy-screen.ts';
import { type Measured, openMeasuredPage, percentile95 } from './measured.ts';

declare global {
  interface Window {
    /** When each number stood painted on the card, in ms since 1970. */
    paintedAt: Record<string, number>;
  }
}

const calls = 60;
/** The golden ratio: its multiples leave no part of a whole out. */
const rhythmless = 0.618034;
const slowdowns = [
  { slowdown: 6, aim: { atMost: 35 } },
  { slowdown: 20, aim: { atMost: 100 } },
] as const;

/** From the server's write to the painted number, and the same on a page that does nothing else. */
export async function measureCalls({ browser, server }: Measured): Promise<Figure[]> {
  const bare = await serveBareScreen();
  const figures: Figure[] = [];
  for (const { slowdown, aim } of slowdowns) {
    const least = await delaysOf(browser, slowdown, (page) => page.goto(bare.url), bare.call);
    const delays = await delaysOf(
      browser,
      slowdown,
      (page) => openBusyScreen(page, server),
      (number) => server.call(number % 6, number),
    );
    figures.push(
      figure(`call to painted number, median, ${slowdown}× slower`, median(delays), 'ms'),
      figure(`call to painted number, p95, ${slowdown}× slower`, percentile95(delays), 'ms', aim),
      figure(`the same on a bare page, p95, ${slowdown}× slower`, percentile95(least), 'ms'),
    );
  }
  bare.stop();
  return figures;
}

async function delaysOf(
  browser: Browser,
  slowdown: number,
  open: (page: Page) => Promise<unknown>,
  call: (number: number) => void,
): Promise<number[]> {
  const { page, close } = await openMeasuredPage(browser, slowdown);
  await page.addInitScript(notePaints);
  await open(page);
  await sleep(3000);
  const sentAt: Record<string, number> = {};
  for (let number = 100; number < 100 + calls; number++) {
    sentAt[number] = performance.timeOrigin + performance.now();
    call(number);
    // Longer than a call has the card for itself, and in no rhythm: a fixed one meets the end of a highlight each time.
    await sleep(limits.cardLeastMs + 100 + ((number * rhythmless) % 1) * 500);
  }
  await page.waitForFunction((last) => Number.isFinite(window.paintedAt[last]), String(100 + calls - 1), {
    timeout: 60_000,
  });
  const paintedAt = await page.evaluate(() => window.paintedAt);
  await close();
  return Object.entries(sentAt).map(([number, at]) => (paintedAt[number] ?? Number.POSITIVE_INFINITY) - at);
}

/** Runs in the page: a task posted from the frame that draws runs once that frame is done. */
function notePaints(): void {
  window.paintedAt = {};
  const look = () => {
    const number = document.querySelector('.called-card .number')?.textContent ?? '';
    if (!number || window.paintedAt[number] !== undefined) return;
    window.paintedAt[number] = Number.POSITIVE_INFINITY;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        window.paintedAt[number] = performance.timeOrigin + performance.now();
      };
      channel.port2.postMessage(0);
    });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}

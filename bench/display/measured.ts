import type { Browser, CDPSession, Page } from 'playwright';
import type { DisplayServer } from '#tests/e2e/display-server.ts';

/** What every measurement works with: the built display, a browser, and a server of one screen for itself. */
export interface Measured {
  readonly folder: string;
  readonly browser: Browser;
  readonly server: DisplayServer;
}

export interface MeasuredPage {
  readonly page: Page;
  readonly devtools: CDPSession;
  close(): Promise<void>;
}

/**
 * An empty page of a screen's size in a profile of its own.
 * @param slowdown how many times slower its main thread is than this machine's
 */
export async function openMeasuredPage(browser: Browser, slowdown = 1): Promise<MeasuredPage> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  // Time that the processor worked for the thread: what other programs take is not the screen's.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (slowdown > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, devtools, close: () => context.close() };
}

/** A figure of the engine, such as JSHeapUsedSize. */
export async function metricOf(devtools: CDPSession, name: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
}

/** The value that 95 of a hundred do not exceed. */
export function percentile95(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;
}

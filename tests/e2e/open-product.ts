import type { Browser } from 'playwright';
import { lendBrowser } from '../browser/lend-browser.ts';
import { type RunningServer, type StartOptions, startServer } from '../running/server.ts';

export interface OpenOptions extends StartOptions {
  /** Where the browser comes from; the one of all journeys unless a file needs its own. */
  readonly from?: () => Promise<Browser>;
}

/** The product in a process of its own, and a browser to look at it; both end with what else a file has opened. */
export async function openProduct(
  opened: AsyncDisposableStack,
  { from = lendBrowser, ...options }: OpenOptions = {},
): Promise<{ server: RunningServer; browser: Browser }> {
  const [server, browser] = await Promise.all([startServer(options), from()]);
  opened.defer(() => server.stop());
  opened.defer(() => browser.close());
  return { server, browser };
}

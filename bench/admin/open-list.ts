/** Opens a list in a fresh browser and says what it took. */
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';

export interface Opened {
  page: Page;
  /** JavaScript that was fetched until the list could be used, gzip bytes of each file added up. */
  scriptBytes: number;
  ms: number;
}

export interface Opening {
  /** How much slower than this machine the reader's is. */
  slower?: number;
  /** Runs before the page is opened, for example to keep a session. */
  prepare?(page: Page): Promise<void>;
}

/** From the address to the first row that can be read. The caller closes the page's context. */
export async function openList(
  browser: Browser,
  address: string,
  { slower = 1, prepare }: Opening = {},
): Promise<Opened> {
  const context = await browser.newContext({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await prepare?.(page);
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/\.m?js(\?|$)/.test(response.url()) && response.ok()) {
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    }
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const start = performance.now();
  await page.goto(address);
  await page.locator('tbody tr').first().waitFor();
  const ms = performance.now() - start;
  const sizes = await Promise.all(scripts);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { page, ms, scriptBytes: sizes.reduce((sum, size) => sum + size, 0) };
}

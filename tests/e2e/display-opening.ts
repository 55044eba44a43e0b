/** A browser for a file of tests of the display, with a server and an empty page. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { lendBrowser } from '../browser/lend-browser.ts';
import { builtFrontEnd, type TestedFrontEnd } from '../running/front-ends.ts';
import { DisplayServer } from './display-server.ts';

const closeLimitMs = 20_000;

export interface DisplayOpening {
  server: DisplayServer;
  page: Page;
}

export interface OpeningOptions {
  viewport?: { width: number; height: number };
  /** Run in the page before everything else. */
  init?: (() => void)[];
}

/** One server and one page for all tests of the file, or of a part of it. @param on what the display is built on */
export function beforeAllDisplay(take: (opening: DisplayOpening) => void, on: TestedFrontEnd = 'display'): void {
  let browser: Browser | undefined;
  let server: DisplayServer | undefined;

  beforeAll(async () => {
    browser = await lendBrowser();
    server = await DisplayServer.start(builtFrontEnd(on));
    take({ server, page: await browser.newPage() });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
}

/**
 * Prepares every test of the file: each has a server and a page of its own.
 * @param take is handed the server, which holds a busy lobby, and the page, which has nothing open yet
 */
export function beforeEachDisplay(take: (opening: DisplayOpening) => void, options: OpeningOptions = {}): void {
  const { viewport = { width: 1920, height: 1080 }, init = [] } = options;
  let browser: Browser;
  let opened: DisplayOpening | undefined;

  beforeAll(async () => {
    browser = await lendBrowser();
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    const server = await DisplayServer.start(builtFrontEnd('display'));
    const context = await browser.newContext({ viewport });
    opened = { server, page: await context.newPage() };
    for (const script of init) await opened.page.addInitScript(script);
    take(opened);
  });
  afterEach(async () => {
    // A page that loads anew does not always answer to its end; the browser's own end takes it along.
    await Promise.race([opened?.page.context().close(), sleep(closeLimitMs, undefined, { ref: false })]);
    await opened?.server.stop();
  });
}

/** One browser for a file of tests of the display; a server of its own and an empty page for each test. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { launchBrowser } from '../browser/launch.ts';
import { buildDisplay, DisplayServer } from './display-server.ts';

export interface DisplayOpening {
  server: DisplayServer;
  page: Page;
}

export interface OpeningOptions {
  viewport?: { width: number; height: number };
  /** Runs in the page before everything else. */
  init?: () => void;
}

/**
 * Prepares every test of the file.
 * @param take is handed the server, which holds a busy lobby, and the page, which has nothing open yet
 */
export function beforeEachDisplay(take: (opening: DisplayOpening) => void, options: OpeningOptions = {}): void {
  const { viewport = { width: 1920, height: 1080 }, init } = options;
  let folder: string;
  let browser: Browser;
  let opened: DisplayOpening | undefined;

  beforeAll(async () => {
    [folder, browser] = await Promise.all([buildDisplay(), launchBrowser()]);
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    const server = await DisplayServer.start(folder);
    const context = await browser.newContext({ viewport });
    opened = { server, page: await context.newPage() };
    if (init) await opened.page.addInitScript(init);
    take(opened);
  });
  afterEach(async () => {
    await opened?.page.context().close();
    await opened?.server.stop();
  });
}

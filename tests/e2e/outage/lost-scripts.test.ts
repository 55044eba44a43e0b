/** A network that goes between a page and its program: the page comes by itself once the network is back (decision 183). */
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProduct } from '../open-product.ts';

const opened = new AsyncDisposableStack();
const patience = { timeout: 60_000 };
let context: BrowserContext;
let page: Page;
let url: string;
const violations: string[] = [];

beforeAll(async () => {
  const { server, browser } = await openProduct(opened);
  url = server.url;
  context = await browser.newContext();
});
afterAll(() => opened.disposeAsync());

test.each([
  ['a television that is not paired', '/tv', '#screen > *'],
  ['a panel', '/panel/none', '#screen > *'],
  ['a kiosk', '/kiosk', '#screen > *'],
  ['the controller', '/panel-controller', '#root input'],
  ['the administration', '/admin', '#root input'],
])('%s', async (_, path, drawn) => {
  page = await context.newPage();
  page.on('console', (line) => line.text().includes('Content Security Policy') && violations.push(line.text()));
  await page.clock.install();
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto(url + path, { waitUntil: 'load' });
  await page.clock.runFor(19_000);
  expect(await page.locator(drawn).count()).toBe(0);
  await page.unroute(/\/assets\/.*\.js/);
  await Promise.all([page.waitForEvent('load', patience), page.clock.runFor(2000)]);
  await page.locator(drawn).first().waitFor(patience);
  expect(violations).toEqual([]);
  await page.close();
});

test('a page whose server does not answer stays, and asks again', async () => {
  page = await context.newPage();
  await page.clock.install();
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto(`${url}/tv`, { waitUntil: 'load' });
  let asked = 0;
  await page.route(/\/tv$/, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.clock.runFor(20_000);
  await expect.poll(() => asked, patience).toBe(1);
  await page.clock.runFor(20_000);
  await expect.poll(() => asked, patience).toBe(2);
  expect(page.url()).toBe(`${url}/tv`);
});

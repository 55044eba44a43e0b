/** A build made elsewhere and the packages of the product are enough to serve everything (decision 069). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { organisation } from '#demo/hospital/organisation.ts';
import { lendBrowser } from '../browser/lend-browser.ts';
import { type RunningServer, startServer } from '../running/server.ts';
import { openAdmin } from './hospital/admin-page.ts';
import { copyTree, onlyItsPackages, type TreeCopy } from './hospital/copy-tree.ts';

let tree: TreeCopy;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  tree = await copyTree({ development: false });
  browser = await lendBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await tree?.remove();
});

test('the start installs and builds nothing', async () => {
  expect(existsSync(join(tree.root, 'node_modules/vite'))).toBe(false);
  expect(tree.node('bootstrap.mjs', 'start')).toBe('');
  server = await startServer({ root: tree.root, env: { ...onlyItsPackages, DEMO: '1' } });
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

test('an administrator of the demo hospital signs in', async () => {
  const page = await openAdmin(browser, server.url, organisation.gid, organisation.password);
  await expect.poll(() => page.locator('body').innerText()).toContain('101 診');
});

test('a screen shows its hall', async () => {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
  await page.goto(server.url);
  await page.goto(server.url + (await page.locator('.thumbnail a').first().getAttribute('href')));
  await expect.poll(() => page.locator('body').innerText()).toContain('101');
  expect(faults).toEqual([]);
});

/**
 * `npm run pictures:pages FOLDER`: every page of the administration that links lead to, of the demo hospital and of the
 * provider's staff, in each language at 1280×800 (whole, however long), and those of daily work on a phone; to be looked
 * at one by one before a release. A word after the folder takes only the pages whose address holds it.
 */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright';
import { organisation } from '#demo/hospital/organisation.ts';
import { Locale } from '#generated/values.ts';
import { launchBrowser } from '../browser/launch.ts';
import { settled, walkPages, walkTo } from '../e2e/walk-pages.ts';
import { startServer } from '../running/server.ts';

const [into, word = ''] = process.argv.slice(2);
if (!into) throw new Error('Name the folder that the pictures go to: npm run pictures:pages FOLDER');
const folder = resolve(into);
const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
/** What asks the server after it is shown, charts and pictures, has come. */
const restMs = 700;
/** Longer pages repeat themselves. */
const tallest = 2600;
const { gid, password } = organisation;
/** What nurses and clerks open between other work. */
const onPhone = ['dashboard', 'management', 'appointment-list', 'roster', 'screens', 'staff', 'reports', 'system'];

const server = await startServer({ env: { DEMO: '1', LOG_LEVEL: 'warn' } });
const browser = await launchBrowser({ scrollbars: false });
try {
  let paths: string[] | undefined;
  for (const language of Locale) {
    const page = await openIn(browser, language, `/admin/${gid}/management`, password);
    paths ??= await pathsFrom(page, new RegExp(`^/admin/(.*/)?${gid}(/|$)`));
    await takeAll(page, paths, join(folder, language));
    await page.setViewportSize(phone);
    const daily = paths.filter((path) => onPhone.some((end) => path.endsWith(`/${end}`)) || path.endsWith('/general'));
    await takeAll(page, daily, join(folder, `${language}-phone`));
    await page.context().close();
  }
  let provided: string[] | undefined;
  for (const language of Locale) {
    const page = await openIn(browser, language, '/system-advance', server.adminPassword);
    provided ??= await pathsFrom(page, /^\/system-advance\//);
    await takeAll(page, provided, join(folder, language));
    await page.context().close();
  }
} finally {
  await browser.close();
  await server.stop();
}

async function openIn(browser: Browser, language: string, path: string, secret: string): Promise<Page> {
  const context = await browser.newContext({ locale: language, timezoneId: 'Asia/Taipei', viewport: desk });
  await context.addInitScript((wanted) => localStorage.setItem('callboard-language', wanted), language);
  const page = await context.newPage();
  await page.goto(server.url + path);
  await take(page, join(folder, language), `sign-in ${path}`);
  await page.locator('input[type=password]').fill(secret);
  await page.locator('button[type=submit]').click();
  await page.getByRole('navigation').first().waitFor();
  await settled(page);
  return page;
}

async function pathsFrom(page: Page, below: RegExp): Promise<string[]> {
  return (await walkPages([page], below, async () => {})).filter((path) => path.includes(word));
}

async function takeAll(page: Page, paths: readonly string[], to: string): Promise<void> {
  for (const path of paths) {
    await walkTo(page, path).then(
      () => take(page, to, path),
      (error) => console.error(`${path}: ${error}`),
    );
  }
}

async function take(page: Page, to: string, path: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await page.waitForTimeout(restMs);
  const size = page.viewportSize() ?? desk;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height: Math.min(Math.max(height, size.height), tallest) });
  const name = path.replace(/^\//, '').replaceAll(/[^\w-]+/g, '.');
  await page.screenshot({ path: join(to, `${name}.png`) });
  await page.setViewportSize(size);
}

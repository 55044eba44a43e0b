/** `npm run dev` (CONTRIBUTING.md): pages that are open follow what is saved, and nothing that was typed is lost. */
import { createServer } from 'node:http';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPage } from '../browser/expect-page.ts';
import { lendBrowser } from '../browser/lend-browser.ts';
import { type RunningServer, startServer } from '../running/server.ts';
import { openAdmin } from './hospital/admin-page.ts';
import { copyTree, type TreeCopy } from './hospital/copy-tree.ts';
import { organisationPassword, setUpHospital } from './hospital/set-up-hospital.ts';

type Texts = { gallery: { title: string }; fields: { Marquee: { title: string } } };

/** What is saved is generated, the server begins anew, and the pages read their sources again. */
const patience = { timeout: 120_000 };
let tree: TreeCopy;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [tree, browser] = await Promise.all([copyTree(), lendBrowser()]);
  server = await startServer({ root: tree.root, entry: 'dev.ts', env: { PORT: `${await freeBlock()}` } });
});
afterAll(async () => {
  await Promise.all([browser?.close(), server?.stop()]);
  await tree?.remove();
});

test('an open gallery and an open form follow texts that are saved, and what was typed stays', async () => {
  const { orgGid, rooms } = await setUpHospital(server, ['101']);
  const gallery = await browser.newPage({ locale: 'zh-TW' });
  await gallery.goto(`${server.url}/display/gallery`, patience);
  await expect.poll(() => gallery.title(), patience).not.toBe('');
  const form = await openMarqueeForm(orgGid, rooms[0]?.panel.gid ?? '');
  await form.locator('[data-field$=title] input').fill('流感');

  await tree.editJson<Texts>('locales/zh-TW.json', (texts) => {
    texts.gallery.title = '所有螢幕';
    texts.fields.Marquee.title = '公告標題';
  });

  await expect.poll(() => gallery.title(), patience).toBe('所有螢幕');
  await expectPage(form.getByText('公告標題').first()).toBeVisible(patience);
  await expectPage(form.locator('[data-field$=title] input')).toHaveValue('流感', patience);
});

async function openMarqueeForm(orgGid: string, panelGid: string): Promise<Page> {
  const page = await openAdmin(browser, server.url, orgGid, organisationPassword);
  await page.goto(`${server.url}/admin/${orgGid}/management/${panelGid}/announcement/create`);
  await page.locator('[data-field$=title] input').waitFor(patience);
  return page;
}

/** The first of ports that follow one another and are free: development has one for each front end besides its own two. */
async function freeBlock(): Promise<number> {
  for (let first = 21_000; first < 60_000; first += 20) {
    const free = await Promise.all([0, 1, 10, 11, 12, 13, 14, 15, 16].map((offset) => isFree(first + offset)));
    if (free.every(Boolean)) return first;
  }
  throw new Error('no ports are free');
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** The page that draws forms, built of the administration's own sources and opened in a real browser. */
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright';
import { build } from 'vite';
import { ownTexts } from '#admin/build/own-texts.ts';
import type { FormDefinition } from '#admin/form/form-definition.ts';
import { launchBrowser } from '#tests/browser/launch.ts';

type Values = Record<string, unknown>;

/** What a form looked like with a record in it, and what it saved untouched. */
export interface Drawn {
  fields: number;
  /** Faults of the page, and fields that the form library did not know how to draw. */
  faults: string[];
  /** The saved record; undefined if the form refused to save it. */
  saved?: Values;
  /** Messages at the fields. */
  messages: string[];
}

export interface FormPage {
  draw(form: FormDefinition, record: Values): Promise<Drawn>;
  /** Milliseconds of work of each of so many key presses in a field, its frame included, on a slower machine. */
  type(id: string, presses: number, slower: number): Promise<number[]>;
  /** Draws one plain field of this id in place of everything: what the browser itself needs for a key press. */
  drawPlain(id: string): Promise<void>;
  close(): Promise<void>;
}

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Builds and opens the page. The caller closes it. */
export async function openFormPage(): Promise<FormPage> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-forms-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('page', import.meta.url)),
    plugins: [react(), ownTexts],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 20_000,
    },
  });
  const server = createServer(({ url = '/' }, answer) => {
    const file = join(folder, url === '/' ? 'index.html' : url.replace(/\?.*/, ''));
    answer.setHeader('content-type', types[extname(file)] ?? 'text/plain');
    createReadStream(file)
      .on('error', () => answer.writeHead(404).end())
      .pipe(answer);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.locator('html[data-ready]').waitFor();
  return {
    draw: (form, record) => draw(page, faults, form, record),
    type: (id, presses, slower) => type(page, id, presses, slower),
    drawPlain: (id) => page.setContent(`<input id="${id}" aria-label="plain">`),
    close: async () => {
      await browser.close();
      server.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

async function draw(page: Page, faults: string[], form: FormDefinition, record: Values): Promise<Drawn> {
  faults.length = 0;
  await page.evaluate((shown) => window.showForm(shown), JSON.stringify({ form, record }));
  const save = page.getByRole('button', { name: 'save', exact: true });
  await save.waitFor({ timeout: 20_000 }).catch(() => faults.push('nothing was drawn'));
  if (faults.length > 0) return { fields: 0, faults: [...faults], messages: [] };
  const fields = await page.locator('[data-field]').count();
  const unknown = await page.getByText(/Unsupported field|Unknown field type/).allTextContents();
  await save.click();
  // Saved, or told why not: whichever comes first.
  await page.waitForFunction(() => window.saved || document.querySelector('[role=alert]'), null, { timeout: 20_000 });
  const saved = await page.evaluate(() => window.saved);
  const messages = saved ? [] : await page.locator('[data-field] [role=alert]').allTextContents();
  return { fields, faults: [...faults, ...unknown], messages, ...(saved && { saved }) };
}

async function type(page: Page, id: string, presses: number, slower: number): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page);
  await page.locator(`#${id}`).focus();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate((id) => {
    window.pressCosts = [];
    const afterThis = (then: () => void) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = then;
      channel.port2.postMessage(undefined);
    };
    let began = 0;
    let answered = 0;
    const field = document.getElementById(id);
    field?.addEventListener('keydown', () => {
      began = performance.now();
      answered = 0;
      requestAnimationFrame(() => {
        // What is worked is counted, not the wait for the screen's next frame between the two.
        const waited = answered === 0 ? 0 : performance.now() - answered;
        afterThis(() => window.pressCosts?.push(performance.now() - began - waited));
      });
    });
    field?.addEventListener('input', () => afterThis(() => (answered = performance.now())));
  }, id);
  for (let press = 1; press <= presses; press++) {
    await page.keyboard.press('a');
    await page.waitForFunction((count) => window.pressCosts?.length === count, press);
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => window.pressCosts ?? []);
}

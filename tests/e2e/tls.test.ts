/** A clinic without a proxy: the server speaks https itself, to real browsers. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPage } from '../browser/expect-page.ts';
import { launchBrowser } from '../browser/launch.ts';
import { makeCertificate } from '../running/certificate.ts';
import { type RunningServer, startServer } from '../running/server.ts';

let folder: string;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'callboard-tls-'));
  const { cert, key } = makeCertificate();
  const env = { DEMO: '1', TLS_CERT_FILE: join(folder, 'cert.pem'), TLS_KEY_FILE: join(folder, 'key.pem') };
  writeFileSync(env.TLS_CERT_FILE, cert);
  writeFileSync(env.TLS_KEY_FILE, key);
  server = await startServer({ env });
  browser = await launchBrowser({ flags: ['--ignore-certificate-errors'] });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

test('a screen runs over it and keeps its shell for when the network is away', async () => {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
  await page.goto(server.url);
  await page.goto(server.url + (await page.locator('.thumbnail a').first().getAttribute('href')));
  await expectPage(page.locator('body')).toContainText('101');
  const worker = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL);
  await expect.poll(worker).toBe(`${server.url}/assets/display/shell-worker.js`);
  expect(faults).toEqual([]);
  await context.close();
});

test('what staff of the provider sign in with never goes over plain http', async () => {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const signedIn = await context.request.post(`${server.url}/api/v1/collab/web/systemAdvance/login`, {
    data: { password: server.adminPassword },
  });
  const { token } = await signedIn.json();
  await page.goto(`${server.url}/system-advance?token=${token}`);
  const kept = async () => (await context.cookies()).filter(({ value }) => value === token);
  await expect.poll(kept).toMatchObject([{ secure: true, sameSite: 'Strict' }]);
  await context.close();
});

import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPage } from './expect-page.ts';
import { launchBrowser } from './launch.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('a text that comes later is waited for, and one that never comes is a failure', async () => {
  const page = await browser.newPage();
  await page.setContent(
    '<p>017</p><script>setTimeout(() => (document.querySelector("p").textContent = "018"), 200)</script>',
  );
  await expectPage(page.locator('p')).toHaveText('018');
  const never = expectPage(page.locator('p')).toHaveText('019', { timeout: 300 });
  await expect(never).rejects.toThrow('018');
  expect({ a: [1] }).toMatchObject({ a: expect.any(Array) });
});

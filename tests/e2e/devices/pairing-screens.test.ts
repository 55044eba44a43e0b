/** The page with a device's code on the screens that devices have: nobody scrolls on a wall. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';

/** A television, a small one, an old monitor and a tablet. */
const screens = [
  [1920, 1080],
  [1280, 720],
  [1280, 1024],
  [1024, 768],
] as const;

let page: Page;

beginWith(async (opened) => {
  const { server, browser } = await openProduct(opened);
  page = await browser.newPage({ locale: 'th-TH' });
  await page.goto(`${server.url}/kiosk`);
  await page.locator('.qr').waitFor();
});

journey('a device that is not paired', (step) => {
  for (const [long, short] of screens)
    step(`shows its code and what to do on ${long} by ${short} points, lying and standing`, async () => {
      await expectWhole(long, short);
      await expectWhole(short, long);
    });
});

async function expectWhole(width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  const drawn = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, height: scrollHeight };
  });
  expect(drawn).toEqual({ width, height });
}

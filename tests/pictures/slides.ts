/** Draws the demo hospital's logo and slides of health education: `node tests/pictures/slides.ts`. */
import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '../browser/launch.ts';

const sources = new URL('slides/', import.meta.url);
const media = new URL('../../demo/hospital/media/', import.meta.url);

const browser = await launchBrowser({ scrollbars: false });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  for (const file of (await readdir(sources)).filter((name) => name.endsWith('.html'))) {
    await page.goto(new URL(file, sources).href);
    await page.locator('body').screenshot({
      path: fileURLToPath(new URL(`${basename(file, '.html')}.png`, media)),
      omitBackground: true,
    });
  }
} finally {
  await browser.close();
}

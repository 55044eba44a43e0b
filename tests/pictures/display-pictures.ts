import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { sampleOf, sampleVariants } from '#client/samples/sample-variants.ts';
import { panelTypes } from '#generated/panel-types.ts';
import type { PanelView } from '#generated/shapes.ts';

const lying = { width: 1920, height: 1080 };
const upright = { width: 1080, height: 1920 };
const phone = { width: 390, height: 844 };
/** Of the contact sheet's pictures, in CSS pixels. */
const sheetHeight = 270;
const quality = 0.85;
/** Pages that are asked for nothing but frames of samples. */
const addresses = { display: '/panel/sample?preview', hall: '/assets/hall/index.html?preview' };

/**
 * Draws every panel type busy, as a television shows it or upright where it is made so, into `display/` of a folder,
 * and all of them beside each other: the real runtime on the samples of an invented hospital. A type that is more than
 * one board by its settings has a picture of each.
 * @param only names of those to draw, without the sheet of all; none means all
 */
export async function takeDisplays(
  browser: Browser,
  url: string,
  folder: string,
  only: readonly string[] = [],
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await mkdir(join(folder, 'display'), { recursive: true });
  const taken: { name: string; picture: string }[] = [];
  for (const { name, orientation, address } of screens()) {
    if (only.length > 0 && !only.includes(name)) continue;
    const tall = orientation === 'portrait' || /^(ptchUpright|upright)/.test(name);
    await page.setViewportSize(orientation === 'phone' ? phone : tall ? upright : lying);
    await page.goto(url + address);
    await show(page, sampleOf(name, { name: 'busy' }));
    taken.push({ name, picture: await saveWebp(page, join(folder, 'display', `${name}.webp`)) });
    console.log(`display/${name}.webp`);
  }
  if (only.length > 0) return await context.close();
  await page.setViewportSize(lying);
  await page.setContent(sheetOf(taken));
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const { height } = await page.evaluate(() => document.body.getBoundingClientRect());
  await page.setViewportSize({ width: lying.width, height: Math.ceil(height) });
  await saveWebp(page, join(folder, 'display', 'contact-sheet.webp'));
  console.log('display/contact-sheet.webp');
  await context.close();
}

function screens() {
  const types = panelTypes.map(({ name, orientation }) => ({ name, orientation, address: addresses.display }));
  const boards = sampleVariants.map(({ name, drawnBy }) => ({
    name,
    orientation: drawnBy === 'hall' ? 'phone' : 'both',
    address: addresses[drawnBy],
  }));
  return [...types, ...boards];
}

async function show(page: Page, view: PanelView): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.evaluate((shown) => {
    // What was called flashes for seconds; a picture in between would show it pale.
    const style = document.createElement('style');
    style.textContent = '.flash { animation: none !important; }';
    document.head.append(style);
    window.postMessage({ type: 'callboard-preview', view: shown }, location.origin);
  }, view);
  await page.locator('.number').first().waitFor();
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.waitForTimeout(300);
}

/** Writes what the page shows as WebP, a fifth of the size of PNG. @returns its data URL */
/** Takes the page as it stands into a WebP file, a third of a PNG's size; answers the picture as a data URL. */
export async function saveWebp(page: Page, file: string): Promise<string> {
  const png = await page.screenshot();
  const blank = await page.context().newPage();
  const webp = await blank.evaluate(
    async ({ source, share }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', share);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, share: quality },
  );
  await blank.close();
  await writeFile(file, Buffer.from(webp.slice(webp.indexOf(',') + 1), 'base64'));
  return webp;
}

function sheetOf(pictures: readonly { picture: string }[]): string {
  const images = pictures.map(({ picture }) => `<img src="${picture}" alt="" height="${sheetHeight}">`);
  return `<style>body { display: flex; flex-wrap: wrap; justify-content: center; gap: 16px; margin: 0; padding: 16px; background: #dde5ec; } img { border-radius: 6px; }</style>${images.join('')}`;
}

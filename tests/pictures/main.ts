/**
 * `npm run pictures`: every page of the demo hospital in zh-TW, into docs/pictures/, and every panel type into display/.
 * `npm run pictures kiosk start` takes only those whose names hold one of the words; `npm run pictures display defaultPanel`
 * draws that panel type alone, `npm run pictures slips` the slips of printers, and `npm run pictures manual` takes those of the manual, in its languages
 * (`npm run pictures manual admin-screens` only that one).
 */
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { limits } from '#generated/limits.ts';
import { launchBrowser } from '../browser/launch.ts';
import { startServer } from '../running/server.ts';
import { openDemo, type Places } from './demo-places.ts';
import { takeDisplays } from './display-pictures.ts';
import { fillMediaFolder } from './keep-media-elsewhere.ts';
import { takeManual } from './manual-pictures.ts';
import { type Picture, pictures } from './pictures.ts';
import { takeSlips } from './slip-pictures.ts';

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const words = process.argv.slice(2);
/** A page that takes longer hangs. */
const limitMs = 60_000;
/** A new number flashes this long; a picture in between would show it pale. */
const flashMs = 6000;
/** What slides or fades has come to rest. */
const restMs = 800;

const mediaFolder = await mkdtemp(join(tmpdir(), 'callboard-media-'));
await fillMediaFolder(mediaFolder);
const server = await startServer({ env: { DEMO: '1', LOG_LEVEL: 'warn', MEDIA_DIR: mediaFolder } });
const browser = await launchBrowser({ scrollbars: false });
try {
  await mkdir(folder, { recursive: true });
  if (words.length === 0) await removeOthers(pictures.map(({ name }) => `${name}.png`));
  if (words.length === 0 || words.includes('display')) {
    await takeDisplays(
      browser,
      server.url,
      folder,
      words.filter((word) => word !== 'display'),
    );
  }
  const places = await openDemo(server);
  await setTheScene(places);
  if (words.length === 0 || words.includes('manual')) {
    await takeManual(
      browser,
      places,
      fileURLToPath(new URL('../../docs/manual/', import.meta.url)),
      words.filter((word) => word !== 'manual'),
    );
  }
  if (words.length === 0 || words.includes('slips')) await takeSlips(places, folder);
  for (const picture of pictures.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  )) {
    await take(browser, picture, places).then(
      () => console.log(`${picture.name}.png`),
      (error) => {
        process.exitCode = 1;
        console.error(`${picture.name}: ${error instanceof Error ? error.message : error}`);
      },
    );
  }
} finally {
  await Promise.race([browser.close(), sleep(5000)]);
  await server.stop();
  await rm(mediaFolder, { recursive: true, force: true });
}
process.exit();

async function take(browser: Browser, { name, width, height, open }: Picture, places: Places): Promise<void> {
  const context = await browser.newContext({ locale: 'zh-TW', timezoneId: 'Asia/Taipei', viewport: { width, height } });
  const page = await context.newPage();
  page.setDefaultTimeout(limitMs / 3);
  const taken = open(page, places)
    .then(() => page.waitForTimeout(restMs))
    // Names of records come after the form that lists them.
    .then(() => page.getByText(/^(\d+\. )?…$/).waitFor({ state: 'detached' }))
    .then(() => page.screenshot({ path: join(folder, `${name}.png`) }));
  await Promise.race([taken, sleep(limitMs).then(() => Promise.reject(new Error('the page hangs')))]);
  await context.close();
}

/** What was called at the start is no longer marked as new; three calls just now are. */
async function setTheScene({ call }: Places): Promise<void> {
  await sleep((limits.callHighlightSeconds + 1) * 1000);
  await call('n103', '103 診');
  await call('c2', '2 號櫃檯');
  await call('c6', '6 號櫃檯');
  await sleep(flashMs);
}

async function removeOthers(names: string[]): Promise<void> {
  for (const file of await readdir(folder)) {
    if (file.endsWith('.png') && !names.includes(file)) await rm(join(folder, file));
  }
}

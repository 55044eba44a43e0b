/**
 * The pages of patients: what each loads before it can be used, as it goes out over https (brotli), and when the first of
 * it stands there. `npm run bench:kiosk -- size` weighs only.
 */
import type { Browser } from 'playwright';
import { openPatientDevices } from '#tests/e2e/kiosk/patient-devices.ts';
import { firstLoad, patientPages } from '#tests/running/first-load.ts';
import { builtFrontEnd } from '#tests/running/front-ends.ts';
import { firstPictures } from './display/first-picture.ts';
import { openMeasuredPage } from './display/measured.ts';
import { type Figure, figure, report } from './report.ts';

const most = 60_000;

const figures = weigh();
if (!process.argv.includes('size')) figures.push(...(await time()));
console.log(report('kiosk', figures));

function weigh(): Figure[] {
  const folder = builtFrontEnd('kiosk');
  return Object.entries(patientPages).flatMap(([name, part]) => {
    const { scripts, styles } = firstLoad(folder, part);
    return [
      figure(`${name}, scripts (brotli)`, scripts, 'bytes', { atMost: most }),
      figure(`${name}, styles (brotli)`, styles, 'bytes'),
    ];
  });
}

/**
 * When the largest of what can be read and pressed is painted: before it the page shows three dots that it is served
 * with, which are a sign of life and no picture.
 */
async function firstContent(browser: Browser, url: string, slowdown: number): Promise<number> {
  const { page, close } = await openMeasuredPage(browser, slowdown);
  await page.goto(url);
  await page.locator('.answer').first().waitFor({ timeout: 60_000 });
  const at = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const told = () =>
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(told, 100)));
      }),
  );
  await close();
  return at;
}

async function time(): Promise<Figure[]> {
  await using opened = new AsyncDisposableStack();
  const { server, browser, lobby } = await openPatientDevices(opened, ['101', '102', '103']);
  const { kioskUrl, ticketMachineUrl } = lobby;
  const pages = { 'check-in kiosk': server.url + kioskUrl, 'ticket machine': server.url + ticketMachineUrl };
  const figures = await firstPictures(browser, pages, { 6: { atMost: 3.5 }, 20: { atMost: 2.6 } });
  figures.push(...(await firstPictures(browser, pages, {}, { called: 'all of it', painted: firstContent })));
  return figures;
}

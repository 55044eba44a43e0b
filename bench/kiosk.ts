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
import { type Figure, figure, median, report } from './report.ts';

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

const runs = 5;

/** When the first of what can be pressed stands there: the first picture is the page's own, before it knows anything. */
async function firstAnswer(browser: Browser, url: string, slowdown: number): Promise<number> {
  const { page, close } = await openMeasuredPage(browser, slowdown);
  await page.goto(url);
  const stands = await page.waitForFunction(() => document.querySelector('.answer') && performance.now(), undefined, {
    timeout: 60_000,
  });
  const at = Number(await stands.jsonValue());
  await close();
  return at;
}

async function time(): Promise<Figure[]> {
  const { server, browser, lobby, close } = await openPatientDevices(['101', '102', '103']);
  const { kioskUrl, ticketMachineUrl } = lobby;
  const pages = { 'check-in kiosk': server.url + kioskUrl, 'ticket machine': server.url + ticketMachineUrl };
  const figures = await firstPictures(browser, pages);
  for (const slowdown of [6, 20]) {
    for (const [name, url] of Object.entries(pages)) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await firstAnswer(browser, url, slowdown));
      figures.push(figure(`${name}, can be pressed, ${slowdown}× slower`, median(times), 'ms'));
    }
  }
  await close();
  return figures;
}

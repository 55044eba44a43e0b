import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright';
import { type Figure, figure, median } from '../report.ts';
import { type Measured, openMeasuredPage } from './measured.ts';

const runs = 7;
const slowdowns = [1, 6, 20] as const;
/** How often the time of an empty page a picture may take, at most, by how much slower the machine is. */
type Aims = { readonly [slowdown: number]: { atMost: number } };
const aimsOfScreens: Aims = { 6: { atMost: 2 }, 20: { atMost: 2 } };
const emptyPage = '<!doctype html><meta charset="utf-8"><title>empty</title><p>0</p>';

/** When the first of the screen stands there, against a page of one figure: in turn, each in a profile of its own. */
export function measureFirstPicture({ browser, server }: Measured): Promise<Figure[]> {
  return firstPictures(browser, { '': server.screen }, aimsOfScreens);
}

/** When the picture of a page stands there, in ms after it was asked for. */
export type Painted = (browser: Browser, url: string, slowdown: number) => Promise<number>;

/** The same for pages by their names. @param later another moment than the first picture */
export async function firstPictures(
  browser: Browser,
  pages: Record<string, string>,
  aims: Aims,
  later?: { readonly called: string; readonly painted: Painted },
): Promise<Figure[]> {
  const painted = later?.painted ?? firstPaint;
  const called = later?.called ?? 'first picture';
  const bare = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(emptyPage),
  ).listen(0, '127.0.0.1');
  await once(bare, 'listening');
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
  const figures: Figure[] = [];
  for (const slowdown of slowdowns) {
    for (const [name, url] of Object.entries(pages)) {
      const screen: number[] = [];
      const empty: number[] = [];
      for (let run = 0; run < runs; run++) {
        empty.push(await firstPaint(browser, bareUrl, slowdown));
        screen.push(await painted(browser, url, slowdown));
      }
      const what = name ? `${name}, ${called}` : called;
      figures.push(
        figure(`${what}, ${slowdown}× slower`, median(screen), 'ms'),
        figure(
          `${what} against an empty page, ${slowdown}× slower`,
          median(screen) / median(empty),
          '×',
          aims[slowdown],
        ),
      );
    }
  }
  bare.close();
  return figures;
}

async function firstPaint(browser: Browser, url: string, slowdown: number): Promise<number> {
  const { page, close } = await openMeasuredPage(browser, slowdown);
  await page.goto(url);
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    undefined,
    { timeout: 60_000 },
  );
  const time = await painted.jsonValue();
  await close();
  return time ?? Number.NaN;
}

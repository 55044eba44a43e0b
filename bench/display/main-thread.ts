import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from 'playwright';
import type { DisplayServer } from '#tests/e2e/display-server.ts';
import { type Figure, figure } from '../report.ts';
import { serveBareScreen } from './bare-screen.ts';
import { openBusyScreen } from './busy-screen.ts';
import { type Measured, metricOf, openMeasuredPage } from './measured.ts';

const slowdown = 6;
const seconds = 20;
/** Of a large hall, in pages. */
const rooms = 60;

/** Which share of the processor's time the screen's own work takes while nobody calls, with a call a second, and on a bare page. */
export async function measureMainThread({ browser, server }: Measured): Promise<Figure[]> {
  const bare = await serveBareScreen();
  const plain = await openMeasuredPage(browser, slowdown);
  await plain.page.goto(bare.url);
  const least = await shareOf(plain.devtools, () => callEvery(bare.call, 1000, seconds));
  await plain.close();
  bare.stop();

  const { page, devtools, close } = await openMeasuredPage(browser, slowdown);
  await openBusyScreen(page, server);
  await sleep(8000);
  const [styles, layouts] = [await metricOf(devtools, 'RecalcStyleCount'), await metricOf(devtools, 'LayoutCount')];
  const idle = await shareOf(devtools, () => sleep(seconds * 1000));
  const perSecond = async (name: string, before: number) => ((await metricOf(devtools, name)) - before) / seconds;
  const [styled, laidOut] = [await perSecond('RecalcStyleCount', styles), await perSecond('LayoutCount', layouts)];
  const called = await shareOf(devtools, () => callEvery((number) => server.call(number % 6, number), 1000, seconds));
  showRooms(server, rooms);
  await page.locator('.dot').first().waitFor({ timeout: 60_000 });
  await sleep(3000);
  const large = await shareOf(devtools, () => callEvery((number) => server.call(number % 6, number), 1000, seconds));
  await close();
  return [
    figure(`main thread at rest, ${slowdown}× slower`, idle, '%', { atMost: 1 }),
    // Counted, not timed: the same on a busy machine. Movement by anything but transform would make sixty a second.
    figure('styles worked out at rest', styled, 'a second', { atMost: 2 }),
    figure('layouts at rest', laidOut, 'a second', { atMost: 1 }),
    figure(`main thread with a call a second, ${slowdown}× slower`, called, '%', { atMost: 4 }),
    figure(`the same on a bare page, ${slowdown}× slower`, least, '%'),
    figure(`a call of ${rooms} rooms against one of 6`, large / called, '×', { atMost: 1.3 }),
  ];
}

function showRooms(server: DisplayServer, count: number): void {
  const six = server.view.counters;
  const counters = Array.from({ length: count }, (_, place) => {
    const room = six[place % six.length]!;
    return place < six.length ? room : { ...room, gid: `room ${place}`, name: `${100 + place} 診` };
  });
  server.show({ counters });
}

async function shareOf(devtools: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const [busy, start] = [await metricOf(devtools, 'TaskDuration'), performance.now()];
  await work();
  const spent = (await metricOf(devtools, 'TaskDuration')) - busy;
  return (100_000 * spent) / (performance.now() - start);
}

/** Calls the next number every so often. */
async function callEvery(call: (number: number) => void, everyMs: number, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    call(number);
    await sleep(everyMs);
  }
}

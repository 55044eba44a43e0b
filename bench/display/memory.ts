import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from 'playwright';
import { type Figure, figure } from '../report.ts';
import { openBusyScreen } from './busy-screen.ts';
import { type Measured, metricOf, openMeasuredPage } from './measured.ts';

const updates = 10_000;
const mediaChanges = 1000;
/** Sent together before the screen gets time to draw, as a hall never does. */
const together = 20;

/** What a day's calls and films leave in memory. */
export async function measureMemory({ browser, server }: Measured): Promise<Figure[]> {
  const { page, devtools, close } = await openMeasuredPage(browser);
  await openBusyScreen(page, server);
  const shows = (number: number) =>
    page.waitForFunction(
      (label) => document.querySelector('.called-card .number')?.textContent === label,
      String(number).padStart(3, '0'),
      { timeout: 120_000 },
    );
  const update = async (count: number) => {
    for (let step = 1; step <= count; step++) {
      server.call(step % 6, 1 + (step % 900));
      if (step % together === 0) await sleep(together);
    }
    await shows(1 + (count % 900));
  };
  const changeMedia = async (count: number) => {
    const [first] = server.view.media;
    for (let step = 0; step < count; step++) {
      if (first) server.show({ media: [{ ...first, gid: `picture ${step}`, url: `/files/poster.svg?${step % 50}` }] });
      await sleep(10);
    }
  };

  // Long enough for the engine to have compiled what it will: its code is no memory of calls.
  await update(1000);
  await changeMedia(30);
  const start = await settled(devtools);
  await update(updates);
  const updated = await settled(devtools);
  await changeMedia(mediaChanges);
  const changed = await settled(devtools);
  await close();
  return [
    figure('heap at the start', start.heap / 1e6, 'MB'),
    figure(`heap more after ${updates} updates`, (updated.heap - start.heap) / 1e6, 'MB', { atMost: 0.5 }),
    figure(`heap more after ${mediaChanges} media too`, (changed.heap - start.heap) / 1e6, 'MB', { atMost: 1 }),
    figure('nodes after against before', changed.nodes / start.nodes, '×', { atMost: 1.5 }),
  ];
}

/** Heap and nodes once everything unreachable is gone. */
export async function settled(devtools: CDPSession): Promise<{ heap: number; nodes: number; listeners: number }> {
  for (let pass = 0; pass < 2; pass++) await devtools.send('HeapProfiler.collectGarbage');
  return {
    heap: await metricOf(devtools, 'JSHeapUsedSize'),
    nodes: await metricOf(devtools, 'Nodes'),
    listeners: await metricOf(devtools, 'JSEventListeners'),
  };
}

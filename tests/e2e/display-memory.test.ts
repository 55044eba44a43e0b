import type { CDPSession, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { beforeAllDisplay } from './display-opening.ts';
import type { DisplayServer } from './display-server.ts';

const updates = 2000;
/** 37 MB are lost to 10,000 updates where generations stay linked. */
const mostGrowthBytes = 1_000_000;

let server: DisplayServer;
let page: Page;

async function measure(session: CDPSession): Promise<{ heap: number; nodes: number }> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes') };
}

describe.each(['display', 'display-on-react'] as const)('%s', (on) => {
  beforeAllDisplay((opening) => {
    ({ server, page } = opening);
  }, on);

  test(`${updates} updates leave neither memory nor nodes behind`, async () => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    server.show({ panel: { ...server.view.panel, voiceVolume: 0 } });
    await page.goto(server.screen);
    const shows = (number: number) =>
      expect
        .poll(() => page.locator('.called-card .number').textContent(), { timeout: 30_000 })
        .toBe(String(number).padStart(3, '0'));

    const update = async (from: number, count: number) => {
      for (let step = from; step < from + count; step++) {
        server.call(step % 6, 1 + (step % 900));
        // Twenty come together, and are drawn before the next.
        if (step % 20 === 0) await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      await shows(1 + ((from + count - 1) % 900));
    };

    await update(0, 200);
    const before = await measure(session);
    await update(200, updates);
    const after = await measure(session);
    const growth = after.heap - before.heap;
    console.log(
      `${on}, heap: ${before.heap} → ${after.heap} bytes in ${updates} updates; nodes ${before.nodes} → ${after.nodes}`,
    );
    expect(growth).toBeLessThan(mostGrowthBytes);
    expect(after.nodes).toBeLessThan(before.nodes * 1.5);
  });
});

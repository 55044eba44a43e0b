import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { beforeAllDisplay } from './display-opening.ts';
import type { DisplayServer } from './display-server.ts';

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
}

let server: DisplayServer;
let page: Page;

beforeAllDisplay((opening) => {
  ({ server, page } = opening);
});

beforeAll(async () => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  server.show({ panel: { ...server.view.panel, voiceVolume: 0 }, media: [], marquees: [] });
  await page.goto(server.screen);
  await page.locator('.row').nth(5).waitFor();
});

/** When each movement that runs began; what has ended may still hold its last picture. */
const moving = () =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ startTime }) => Number(startTime)),
  );

/** What moves until the flashes have lasted so long, and how opaque the called numbers are meanwhile. Runs in the page. */
async function flashing(untilMs: number): Promise<{ moved: string[]; opacities: string[] }> {
  const moved = new Set<string>();
  const opacities = new Set<string>();
  let over = false;
  while (!over) {
    await new Promise(requestAnimationFrame);
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    for (const { effect } of running) {
      const target = (effect as KeyframeEffect).target;
      moved.add(target?.matches('.framed i') ? 'i in .framed' : String(target?.className));
    }
    for (const framed of document.querySelectorAll('.call-number .framed'))
      for (let at: Element | null = framed; at; at = at.parentElement) opacities.add(getComputedStyle(at).opacity);
    over = running.every(({ currentTime }) => Number(currentTime) > untilMs);
  }
  return { moved: [...moved], opacities: [...opacities] };
}

const number = (label: string) =>
  expect.poll(() => page.locator('.called-card .number').textContent(), { timeout: 30_000 }).toBe(label);

test('frames flash on layers that were there before, again with each call, and nothing is painted while they do', async () => {
  server.call(1, 41);
  await number('041');
  await expect.poll(moving, { timeout: 30_000 }).toEqual([]);
  const frames = await page.locator('.framed').evaluateAll((all) => {
    for (const frame of all) (frame as HTMLElement).dataset.since = 'before';
    return all.map((frame) => getComputedStyle(frame.querySelector('i')!).willChange);
  });
  expect(frames.length).toBeGreaterThanOrEqual(5);
  expect(new Set(frames)).toEqual(new Set(['opacity']));

  // A clock that turns its minute is painted: the trace ends before.
  await expect.poll(() => new Date().getSeconds(), { timeout: 30_000 }).toBeLessThan(50);
  // What settles after a call (a receipt, the turn at the card) is over before the trace begins.
  server.call(1, 42);
  await number('042');
  expect((await moving()).length).toBe(2);
  const first = await moving();
  const seen = await page.evaluate(flashing, 1500);
  expect(seen.moved, 'the frames alone move').toEqual(['i in .framed']);
  expect(seen.opacities, 'the number is readable at every moment').toEqual(['1']);
  await page
    .context()
    .browser()
    ?.startTracing(page, { categories: ['devtools.timeline'] });
  await page.waitForFunction(() => document.getAnimations().every(({ currentTime }) => Number(currentTime) > 4500));
  const trace = await page.context().browser()?.stopTracing();
  const { traceEvents } = JSON.parse(String(trace)) as { traceEvents: TraceEvent[] };
  const count = (name: string) => traceEvents.filter((event) => event.name === name && event.ph !== 'E').length;
  expect(count('Paint')).toBe(0);
  expect(count('Layout')).toBe(0);

  // The same number, called once more: the same frames, from the start.
  server.call(1, 42);
  await expect.poll(async () => (await moving()).join()).not.toBe(first.join());
  expect(await page.locator('.framed[data-since]').count()).toBe(frames.length);
});

test('a call that comes while frames still flash flashes from the start', async () => {
  await expect.poll(moving, { timeout: 30_000 }).toEqual([]);
  const flashed = (atLeastMs: number) =>
    page.waitForFunction(
      (least) => document.getAnimations().filter(({ currentTime }) => Number(currentTime) > least).length === 2,
      atLeastMs,
    );
  server.call(2, 43);
  await number('043');
  await flashed(1500);
  const before = Math.max(...(await moving()));
  server.call(2, 44);
  await number('044');
  const after = await moving();
  expect(after.length).toBe(2);
  expect(Math.min(...after)).toBeGreaterThan(before + 1000);
  const { moved } = await page.evaluate(flashing, 3500);
  expect(moved).toEqual(['i in .framed']);
});

test('a frame that has flashed is taken away with the next call, long before its movement would end and wake the page', async () => {
  await expect.poll(moving, { timeout: 30_000 }).toEqual([]);
  server.call(1, 43);
  await number('043');
  expect((await moving()).length, 'row and card').toBe(2);
  // All five flashes are over, and nothing else has been drawn yet.
  await page.waitForFunction(() => document.getAnimations().every(({ currentTime }) => Number(currentTime) > 4600));
  server.call(2, 44);
  await number('044');
  expect((await moving()).length, 'those of the call before are gone').toBe(2);
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'finished').length),
    )
    .toBe(0);
});

test('a frame begins to flash in the picture that shows its number: the page is not told of it in another frame', async () => {
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...movement) {
      const flashing = animate.apply(this, movement);
      queueMicrotask(() => {
        document.body.dataset.began = String(flashing.startTime !== null && !flashing.pending);
      });
      return flashing;
    };
  });
  server.call(4, 45);
  await number('045');
  expect(await page.locator('body').getAttribute('data-began')).toBe('true');
});

/** A kiosk under hands that tremble, rest on the glass or play with it: presses count, and the next person finds it as it was. */
import type { Locator, Page } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { passTime, passTimeUntil } from '../../browser/pass-time.ts';
import { beginWith } from '../journey.ts';
import { fingersOn } from './fingers.ts';
import { atHome, openPatientDevices, type PatientDevices, upright } from './patient-devices.ts';

let devices: PatientDevices;
beginWith(async (opened) => {
  devices = await openPatientDevices(opened, ['101', '102']);
});
afterEach(() => expect(devices.complaints).toEqual([]));

async function openKiosk(): Promise<Page> {
  const [, page] = await devices.open(upright, { hasTouch: true });
  await page.goto(devices.server.url + devices.lobby.kioskUrl);
  await atHome(page);
  return page;
}

async function openKeypad(): Promise<Page> {
  const page = await openKiosk();
  await page.getByRole('button', { name: zh.kiosk.home.type }).click();
  await page.locator('.keypad').waitFor();
  return page;
}

const key = (page: Page, sign: string) => page.getByRole('button', { name: sign, exact: true });
const entered = (page: Page, text: string) => expectPage(page.locator('.keypad-entered')).toHaveText(text);

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await place.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Presses the last button of a window in the moment in which it opens. */
function pressAsItComes(): Promise<true> {
  return new Promise((done) => {
    const watch = new MutationObserver(() => {
      const last = Array.from(document.querySelectorAll<HTMLElement>('dialog[open] button')).pop();
      if (!last) return;
      watch.disconnect();
      last.click();
      done(true);
    });
    watch.observe(document, { attributes: true, childList: true, subtree: true });
  });
}

describe('a press counts', () => {
  test('of a finger that trembles, once; not of one that sweeps, or goes up beside the key', async () => {
    const page = await openKeypad();
    const finger = await fingersOn(page);
    const { x, y } = await middleOf(key(page, '3'));
    await finger.down(0, x, y);
    for (const by of [6, -9, 14, -18, 22]) await finger.move(0, x + by, y - by);
    await finger.up(0);
    await entered(page, '3');
    const next = await middleOf(key(page, '5'));
    await finger.down(0, x, y);
    for (const part of [0.25, 0.5, 0.75, 1]) await finger.move(0, x + (next.x - x) * part, y + (next.y - y) * part);
    await finger.up(0);
    await page.touchscreen.tap(x, y);
    await entered(page, '33');
    await page.context().close();
  });

  test('of two fingers that type in turns, before the first is up', async () => {
    const page = await openKeypad();
    const finger = await fingersOn(page);
    for (const [place, sign] of ['1', '2', '4'].entries()) {
      const { x, y } = await middleOf(key(page, sign));
      await finger.down(place, x, y);
      if (place > 0) await finger.up(place - 1);
    }
    await finger.up(2);
    await entered(page, '124');
    await page.context().close();
  });

  test('while the other hand leans on the glass, and that presses nothing when it goes', async () => {
    const page = await openKeypad();
    const finger = await fingersOn(page);
    const palm = await middleOf(key(page, 'Z'));
    await finger.down(0, palm.x, palm.y);
    for (const sign of ['7', '8']) {
      const { x, y } = await middleOf(key(page, sign));
      await finger.down(1, x, y);
      await finger.up(1);
    }
    await finger.up(0);
    await page.touchscreen.tap(palm.x, palm.y);
    await entered(page, '78Z');
    await page.context().close();
  });
});

test('a press that was on its way as the question came whether anybody is there ends nothing', async () => {
  const page = await openKiosk();
  await page.clock.install();
  await page.getByRole('button', { name: zh.kiosk.home.type }).click();
  await key(page, '7').click();
  const finish = page.getByRole('dialog').getByRole('button', { name: zh.kiosk.timeOut.finish });
  const pressed = page.evaluate(pressAsItComes);
  await passTimeUntil(page, () => pressed.then(Boolean), 41);
  await finish.waitFor({ state: 'detached' });
  await entered(page, '7');
  await passTimeUntil(page, () => finish.isVisible(), 41);
  await passTime(page, 1);
  await finish.click();
  await atHome(page);
  await page.context().close();
});

test('fingers that play enlarge and mark nothing, and open no menu of the browser', async () => {
  const page = await openKiosk();
  const finger = await fingersOn(page);
  await finger.down(0, 500, 1000);
  await finger.down(1, 580, 1000);
  for (let by = 20; by <= 200; by += 20) {
    await finger.move(0, 500 - by, 1000);
    await finger.move(1, 580 + by, 1000);
  }
  await finger.up(0);
  await finger.up(1);
  await atHome(page);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  await page.getByRole('heading', { level: 1 }).dblclick();
  expect(await page.evaluate(() => String(window.getSelection()))).toBe('');
  const menu = page.evaluate(
    () => new Promise((seen) => window.addEventListener('contextmenu', (asked) => seen(asked.defaultPrevented))),
  );
  await page.getByRole('heading', { level: 1 }).click({ button: 'right' });
  expect(await menu).toBe(true);
  await page.context().close();
});

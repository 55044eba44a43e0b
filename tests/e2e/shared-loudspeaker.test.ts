/** Two halls with one loudspeaker, one of them with flashes for patients who do not hear: a real server, real pages. */
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import { apiAt } from '#demo/api.ts';
import type { Panel } from '#generated/shapes.ts';
import { expectPage } from '../browser/expect-page.ts';
import type { RunningServer } from '../running/server.ts';
import { type Hospital, setUpHospital, staffPassword } from './hospital/set-up-hospital.ts';
import { beginWith } from './journey.ts';
import { openProduct } from './open-product.ts';

/** As long as the pages' voice takes for a call. */
const sentenceMs = 1200;

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let halls: Page[];

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101', '103']);
  const { api } = hospital;
  halls = [];
  for (const [index, { panel }] of hospital.rooms.entries()) {
    await api.call('updatePanel', { path: { panelType: 'defaultPanel' }, body: { gid: panel.gid, callingMode: 0 } });
    const settings = { sources: [panel.gid] } as never;
    const body = { name: `大廳${index}`, settings, loudspeaker: '一樓廣播', flashCalls: index === 0, callRepeat: 1 };
    const hall = await api.call('createPanel', { path: { panelType: 'clinicsLobbyPanel' }, body });
    halls.push(await openHall(hall));
  }
});

async function openHall({ exclusiveUrl }: Panel): Promise<Page> {
  const page = await browser.newPage({ locale: 'zh-TW', viewport: { width: 1280, height: 720 } });
  await page.addInitScript(speakSlowly, sentenceMs);
  await page.goto(server.url + exclusiveUrl);
  // The voice comes with the second script, and the first view counts as seen before.
  await page.waitForFunction(() => window.asked === true);
  return page;
}

declare global {
  interface Window {
    /** Whether the display has asked for the device's voices. */
    asked?: boolean;
    /** When each sentence began and ended, in ms of the machine's clock. */
    spans: [number, number][];
  }
}

/** A voice that takes its time, as real ones do. */
function speakSlowly(ms: number): void {
  window.spans = [];
  const voice = {
    speaking: false,
    pending: false,
    getVoices: () => {
      window.asked = true;
      return [{ lang: 'zh-TW' }];
    },
    cancel: () => undefined,
    speak(utterance: SpeechSynthesisUtterance) {
      voice.speaking = true;
      const span: [number, number] = [Date.now(), 0];
      window.spans.push(span);
      setTimeout(() => {
        voice.speaking = false;
        span[1] = Date.now();
        utterance.onend?.(new Event('end') as SpeechSynthesisEvent);
      }, ms);
    },
  };
  Object.defineProperty(window, 'speechSynthesis', { value: voice });
  // The real one takes only voices that are real.
  window.SpeechSynthesisUtterance = class {
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  } as never;
}

async function callIn(room: string): Promise<void> {
  const { orgGid, rooms } = hospital;
  const { panel, staffId } = rooms.find((one) => one.staffId === `nurse${room}`)!;
  const signIn = { orgGid, staffId, password: staffPassword };
  const { token } = await apiAt(server.url).call('signInStaff', { body: signIn });
  const at = { path: { variant: 'clinic' as const }, body: { panelGid: panel.gid } };
  await apiAt(server.url).as(token).call('logInCounter', at);
  await apiAt(server.url).as(token).call('callNext', at);
}

test('both are called at once and heard one after the other, and the screen flashes where it was asked to', async () => {
  const flash = halls[0]!.locator('.flash-screen').waitFor({ timeout: 60_000 });
  await Promise.all([callIn('101'), callIn('103')]);
  await flash;
  await expect
    .poll(
      async () =>
        (await Promise.all(halls.map((hall) => hall.evaluate(() => window.spans)))).map(
          (spans) => spans.at(-1)?.[1] ?? 0,
        ),
      { timeout: 60_000 },
    )
    .not.toContain(0);
  const spans = (await Promise.all(halls.map((hall) => hall.evaluate(() => window.spans)))).flat();
  const inOrder = spans.toSorted(([one], [other]) => one - other);
  expect(inOrder.length).toBeGreaterThanOrEqual(2);
  for (const [index, [start]] of inOrder.entries()) {
    if (index > 0) expect(start).toBeGreaterThanOrEqual(inOrder[index - 1]![1]);
  }
  await expectPage(halls[0]!.locator('.flash-screen')).toHaveCount(0);
  await expectPage(halls[1]!.locator('.flash-screen')).toHaveCount(0);
});

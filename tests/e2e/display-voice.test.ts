/** What a hall hears, in a real browser whose sound is written down as it is scheduled. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { ViewClip, ViewReading } from '#generated/shapes.ts';
import { expectPage } from '../browser/expect-page.ts';
import { passTimeUntil } from '../browser/pass-time.ts';
import { beforeEachDisplay } from './display-opening.ts';
import type { DisplayServer } from './display-server.ts';
import { inventVoice } from './invented-voice.ts';

/** A recording that was started: when and for how long, on the clock of the sound, in seconds. */
interface Started {
  kind: 'clip' | 'chime';
  at: number;
  seconds: number;
}

declare global {
  interface Window {
    started: Started[];
    /** Recordings of another server that were begun, and stopped. */
    elsewhere: string[];
  }
}

let server: DisplayServer;
let page: Page;

beforeEachDisplay(
  (opened) => {
    ({ server, page } = opened);
  },
  { init: [inventVoice, writeDown] },
);

/** Writes down what is scheduled; the sound itself goes on. */
function writeDown(): void {
  window.started = [];
  window.voices = ['zh-TW'];
  const clip = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (at = 0) {
    window.started.push({ kind: 'clip', at, seconds: this.buffer?.duration ?? 0 });
    clip.call(this, at);
  };
  const oscillator = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (at = 0) {
    window.started.push({ kind: 'chime', at, seconds: 0.8 });
    oscillator.call(this, at);
  };
  // The real one takes only voices that are real.
  window.SpeechSynthesisUtterance = class {
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  } as never;
}

const started = () => page.evaluate(() => window.started);
const clips = async () => (await started()).filter(({ kind }) => kind === 'clip');
const spoken = () => page.evaluate(() => window.said.map(({ text, lang }) => `${lang}: ${text}`));
const mandarin = (...say: (number | string)[]): ViewReading => ({ language: 'mandarin', say });

/** 來賓, 三, 號, and one that is no sound. */
const bank: ViewClip[] = [
  { url: '/files/tone-300.wav', text: '來賓' },
  { url: '/files/tone-200.wav', text: '三' },
  { url: '/files/tone-150.wav', text: '號' },
  { url: '/files/broken.mp3', text: '四' },
];

async function open(repeat = 1): Promise<void> {
  server.show({ calls: [], clips: bank, latest: null, panel: { ...server.view.panel, callRepeat: repeat } });
  await page.goto(server.screen);
  await page.locator('.row').nth(5).waitFor();
}

describe('a call of recordings', () => {
  test('is heard after the chime, without a gap, and nothing is spoken', async () => {
    await open();
    server.call(0, 3, 0, [mandarin(0, 1, 2)]);
    await expect.poll(clips, { timeout: 15_000 }).toHaveLength(3);
    const heard = await started();
    expect(heard.map(({ kind }) => kind)).toEqual(['chime', 'chime', 'clip', 'clip', 'clip']);
    const [chime, , first, second, third] = heard as [Started, Started, Started, Started, Started];
    expect(first.at).toBeGreaterThan(chime.at + 1);
    expect(second.at - first.at).toBeCloseTo(0.3, 6);
    expect(third.at - second.at).toBeCloseTo(0.2, 6);
    expect(await spoken()).toEqual([]);
  });

  test('waits for the one before it, and neither is lost when two come together', async () => {
    await open();
    server.call(0, 3, 0, [mandarin(0, 1)]);
    server.call(1, 4, 0, [mandarin(0, 2)]);
    await expect.poll(clips, { timeout: 15_000 }).toHaveLength(4);
    const [first, three, second, four] = (await clips()) as [Started, Started, Started, Started];
    expect([three.seconds, four.seconds].map((seconds) => seconds.toFixed(2))).toEqual(['0.20', '0.15']);
    expect(second.at).toBeGreaterThan(first.at + 0.5);
    server.show({});
    server.call(2, 3, 0, [mandarin(1)]);
    await expect.poll(async () => (await clips()).length, { timeout: 15_000 }).toBeGreaterThan(4);
    expect((await clips()).slice(4).map(({ seconds }) => seconds.toFixed(2))).toEqual(['0.20']);
  });

  test('is repeated as the panel asks, after one chime', async () => {
    await open(2);
    server.call(0, 3, 0, [mandarin(0, 1)]);
    await expect.poll(clips, { timeout: 15_000 }).toHaveLength(4);
    expect((await started()).filter(({ kind }) => kind === 'chime')).toHaveLength(2);
  });

  test('stands on the screen before its recordings have come, and is heard when they have', async () => {
    await open();
    server.show({ clips: [{ url: '/files/tone-250-after-2500.wav', text: '慢' }] });
    server.call(0, 88, 0, [mandarin(0)]);
    await expectPage(page.locator('.called-card .number')).toHaveText('088', { timeout: 2000 });
    expect(await clips()).toEqual([]);
    await expect.poll(clips, { timeout: 15_000 }).toHaveLength(1);
  });
});

describe('where recordings do not do', () => {
  test('one that is no sound is said by the voice of the device, between the others', async () => {
    await open();
    server.call(0, 4, 0, [mandarin(0, 3, 2)]);
    await expect.poll(clips, { timeout: 15_000 }).toHaveLength(2);
    expect(await spoken()).toEqual(['zh-TW: 四']);
  });

  test('a word without a recording is spoken in the language of the reading', async () => {
    await open();
    await page.evaluate(() => {
      window.voices = ['zh_TW', 'en-GB'];
    });
    server.call(0, 3, 0, [mandarin(0, '一零三 診'), { language: 'english', say: ['Number, 3'] }]);
    await expect.poll(spoken, { timeout: 15_000 }).toEqual(['zh-TW: 一零三 診', 'en-US: Number, 3']);
  });

  test('a language is left out as a whole when the device has no voice for a part of it', async () => {
    await open();
    server.call(0, 3, 0, [{ language: 'taiwanese', say: [0, '批價'] }, mandarin(1, 2)]);
    await expect.poll(clips, { timeout: 15_000 }).toHaveLength(2);
    expect((await clips()).map(({ seconds }) => seconds.toFixed(2))).toEqual(['0.20', '0.15']);
    expect(await spoken()).toEqual([]);
  });

  test('a call that can be said in none of its languages is said as a sentence of the screen', async () => {
    await open();
    server.call(0, 3, 0, [{ language: 'hakka', say: ['批價'] }]);
    await expect.poll(spoken, { timeout: 15_000 }).toEqual(['zh-TW: 來賓 3 號，請到 一零一 診。']);
  });
});

test('a device that refuses an audio context says calls with its voice', async () => {
  await page.addInitScript(() => {
    window.AudioContext = class {
      constructor() {
        throw new DOMException('No more hardware contexts.', 'NotSupportedError');
      }
    } as never;
  });
  await open();
  server.call(0, 3, 0, [mandarin('三')]);
  await expect.poll(spoken, { timeout: 15_000 }).toEqual(['zh-TW: 來賓 3 號，請到 一零一 診。']);
});

test('an engine with webkitAudioContext and callbacks only plays them too', async () => {
  await page.addInitScript(() => {
    const New = window.AudioContext;
    class Old extends New {
      constructor() {
        super();
        Object.defineProperty(this, 'resume', { value: undefined });
        Object.defineProperty(this, 'state', { value: undefined });
      }
      override decodeAudioData(bytes: ArrayBuffer, done?: DecodeSuccessCallback, failed?: DecodeErrorCallback) {
        super.decodeAudioData(bytes).then(done, failed);
        return undefined as never;
      }
    }
    Object.assign(window, { AudioContext: undefined, webkitAudioContext: Old });
  });
  await open();
  server.call(0, 3, 0, [mandarin(0, 3)]);
  await expect.poll(clips, { timeout: 15_000 }).toHaveLength(1);
  await expect.poll(spoken).toEqual(['zh-TW: 四']);
  expect(await page.getByText('輕觸螢幕以開啟語音').count()).toBe(0);
});

test('a call whose turn comes once the hours of silence have begun is not heard, and told as muted', async () => {
  await open();
  server.call(0, 3, 0, [mandarin(0)]);
  server.call(1, 4, 0, [mandarin(1)]);
  await expect.poll(started, { timeout: 15_000 }).not.toHaveLength(0);
  server.show({ panel: { ...server.view.panel, voiceVolume: 0 } });
  const seq = server.view.calls.at(-1)?.seq;
  const told = () => server.reports.flatMap(({ receipts }) => receipts).filter((one) => one.seq === seq);
  await expect.poll(() => told().find(({ spokenBy }) => spokenBy), { timeout: 20_000 }).toBeDefined();
  expect(told().map(({ spokenBy, spokenAt }) => [spokenBy, spokenAt])).toContainEqual(['muted', undefined]);
  expect(told().filter(({ spokenAt }) => spokenAt)).toEqual([]);
  expect((await clips()).filter(({ seconds }) => seconds.toFixed(2) === '0.20')).toEqual([]);
});

test('a recording of another server that never ends is stopped before the device says its words', async () => {
  await page.addInitScript(() => {
    window.elsewhere = [];
    window.Audio = class {
      volume = 1;
      play = () => {
        window.elsewhere.push('play');
        return new Promise(() => undefined);
      };
      pause = () => window.elsewhere.push('pause');
    } as never;
  });
  await page.clock.install();
  await open();
  server.show({ clips: [{ url: 'http://127.0.0.1:1/stalls.mp3', text: '來賓三號' }] });
  server.call(0, 3, 0, [mandarin(0)]);
  await passTimeUntil(page, async () => (await spoken()).length > 0, 5);
  expect(await page.evaluate(() => window.elsewhere)).toEqual(['play', 'pause']);
  expect(await spoken()).toEqual(['zh-TW: 來賓三號']);
});

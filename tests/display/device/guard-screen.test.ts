import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardScreen } from '#display/device/guard-screen.ts';
import type { RunningScreen, ScreenSigns } from '#display/running-screen.ts';
import { limits } from '#generated/limits.ts';

const hourMs = 3600 * 1000;
/** What the server answers to those who ask for the page. */
let status: number;
let asked: number;
const reload = vi.fn();

class Call {
  status = 0;
  onload?: () => void;
  open() {}
  setRequestHeader() {}
  send() {
    asked += 1;
    this.status = status;
    setTimeout(() => this.onload?.(), 20);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('window', { name: '' });
  vi.stubGlobal('document', { hidden: false, querySelector: () => null });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frame());
  vi.stubGlobal('location', { href: '', reload });
  vi.stubGlobal('XMLHttpRequest', Call);
  asked = 0;
  reload.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A screen that all is well with, whose page began on the morning before. */
function begin(): void {
  vi.setSystemTime(Date.UTC(2026, 10, 27, 6));
  const view = { seq: 1, organisation: { timeZoneOffsetMinutes: 0 } };
  const signs: ScreenSigns = { drawnSeq: () => 1, saidSeq: () => 1, silentMs: () => 0, reconnect: () => undefined };
  const state = { get: () => ({ view, contact: 'fresh' }) };
  guardScreen({ state, now: () => Date.now(), note: () => undefined } as unknown as RunningScreen, signs);
}

const until = (hour: number, minute: number) =>
  vi.advanceTimersByTimeAsync(Date.UTC(2026, 10, 28, hour, minute) - Date.now());

test('once a night, from its minute on, a screen loads its page again', async () => {
  status = 200;
  begin();
  await until(limits.idleHour, 30);
  expect(reload).not.toHaveBeenCalled();
  await until(limits.idleHour, 31);
  expect(reload).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a server that does not answer with the page in that minute is asked again until it does', async () => {
  status = 503;
  begin();
  await until(limits.idleHour, 40);
  expect(asked).toBeGreaterThan(1);
  expect(reload).not.toHaveBeenCalled();
  status = 200;
  await until(limits.idleHour, 41);
  expect(reload).toHaveBeenCalledTimes(1);
});

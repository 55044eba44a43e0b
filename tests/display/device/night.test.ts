import { expect, test } from 'vitest';
import { sampleView } from '#client/samples/sample-view.ts';
import { isNight } from '#display/device/night.ts';

const offset = 480;
const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 21, hour, minute) - offset * 60_000;

function nightAt(now: number, part: { darkFrom?: string; darkUntil?: string }, calledAt?: number): boolean {
  const view = sampleView('clinicsLobbyPanel', { name: 'busy', now });
  const [call] = view.calls;
  const calls = call && calledAt !== undefined ? [{ ...call, at: calledAt }] : [];
  return isNight({ ...view, calls, panel: { ...view.panel, ...part } }, now);
}

test('a screen is dark between its two times, also across midnight', () => {
  const night = { darkFrom: '21:30', darkUntil: '06:00' };
  expect([at(21, 29), at(21, 30), at(0), at(5, 59), at(6), at(12)].map((now) => nightAt(now, night))).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
  ]);
  const noon = { darkFrom: '12:00', darkUntil: '13:00' };
  expect([at(11, 59), at(12), at(13)].map((now) => nightAt(now, noon))).toEqual([false, true, false]);
});

test('a screen without both times is never dark', () => {
  for (const part of [{}, { darkFrom: '21:00' }, { darkUntil: '06:00' }, { darkFrom: '06:00', darkUntil: '06:00' }]) {
    expect(nightAt(at(23), part)).toBe(false);
  }
});

test('a call lights the screen for a quarter of an hour', () => {
  const night = { darkFrom: '21:30', darkUntil: '06:00' };
  expect(nightAt(at(23), night, at(22, 50))).toBe(false);
  expect(nightAt(at(23, 5), night, at(22, 50))).toBe(true);
});

import { expect, test } from 'vitest';
import { sampleView } from '#client/samples/sample-view.ts';
import { isOfToday } from '#display/connection/of-today.ts';

const now = Date.UTC(2026, 10, 21, 2);
const day = 24 * 3600_000;
const view = sampleView('clinicsLobbyPanel', { name: 'busy', now });

test('a view of today may be shown, one of yesterday may not', () => {
  expect(isOfToday(view, now + 3600_000)).toBe(true);
  expect(isOfToday(view, now + day)).toBe(false);
});

test('the organisation decides when a day ends', () => {
  const midnightInTaipei = Date.UTC(2026, 10, 21, 16);
  expect(isOfToday(view, midnightInTaipei - 1)).toBe(true);
  expect(isOfToday(view, midnightInTaipei)).toBe(false);
});

test('a night that goes on after midnight is of the day that began before, until the next begins', () => {
  const organisation = { ...view.organisation, dayOffsetMinutes: (8 - 6.5) * 60 };
  const ofNight = { ...view, organisation };
  const startInTaipei = Date.UTC(2026, 10, 20, 22, 30);
  expect(isOfToday(ofNight, startInTaipei)).toBe(true);
  expect(isOfToday(ofNight, startInTaipei - 1)).toBe(false);
  expect(isOfToday(ofNight, startInTaipei + day - 1)).toBe(true);
  expect(isOfToday(ofNight, startInTaipei + day)).toBe(false);
});

test('it is of today by every clock: a device that is a day behind shows no numbers of yesterday', () => {
  expect(isOfToday(view, now, now + 500)).toBe(true);
  expect(isOfToday(view, now, now + day)).toBe(false);
  expect(isOfToday(view, now + day, now)).toBe(false);
});

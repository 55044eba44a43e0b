import { expect, test } from 'vitest';
import { sampleView } from '#client/samples/sample-view.ts';
import { isStillOfToday, placeOfView, readStoredView } from '#display/connection/stored-view.ts';
import { memoryStorage } from '../../client/device/memory-storage.ts';

const now = Date.UTC(2026, 10, 21, 2);
const day = 24 * 3600_000;
const view = sampleView('clinicsLobbyPanel', { name: 'busy', now });

test('the last view of today may be shown after a restart, that of yesterday may not', () => {
  const kept = { view, heardAt: now, offset: 500 };
  expect(isStillOfToday(kept, now + 3600_000)).toBe(true);
  expect(isStillOfToday(kept, now + day)).toBe(false);
});

test('the organisation decides when a day ends', () => {
  const kept = { view, heardAt: now, offset: 0 };
  const midnightInTaipei = Date.UTC(2026, 10, 21, 16);
  expect(isStillOfToday(kept, midnightInTaipei - 1)).toBe(true);
  expect(isStillOfToday(kept, midnightInTaipei)).toBe(false);
});

test('a device whose clock is a day behind shows no numbers of yesterday', () => {
  expect(isStillOfToday({ view, heardAt: now - day, offset: day }, now)).toBe(false);
});

test('no storage and rubbish in it are no view', () => {
  for (const text of ['{nonsense', 'null', '']) {
    expect(readStoredView(memoryStorage({ [placeOfView('p')]: text }), 'p')).toBeUndefined();
  }
  expect(readStoredView(undefined, 'p')).toBeUndefined();
});

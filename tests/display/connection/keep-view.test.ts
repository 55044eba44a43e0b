import { expect, test } from 'vitest';
import { sampleView } from '#client/samples/sample-view.ts';
import { keepView } from '#display/connection/keep-view.ts';
import { readStoredView } from '#display/connection/stored-view.ts';
import { memoryStorage } from '../../client/device/memory-storage.ts';

const now = Date.UTC(2026, 10, 21, 2);
const kept = { view: sampleView('clinicsLobbyPanel', { name: 'busy', now }), heardAt: now, offset: 500 };

test('a view is kept with when the server was heard, each panel in a place of its own', () => {
  const storage = memoryStorage();
  keepView(storage, 'p', kept);
  expect(readStoredView(storage, 'p')).toEqual(kept);
  expect(readStoredView(storage, 'q')).toBeFalsy();
});

test('no storage, and a full one, cost nothing but the picture', () => {
  const full = memoryStorage();
  full.setItem = () => {
    throw new Error('full');
  };
  for (const storage of [undefined, full]) keepView(storage, 'p', kept);
  expect(readStoredView(full, 'p')).toBeFalsy();
});

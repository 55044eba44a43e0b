import { expect, test } from 'vitest';
import { placeOfView, readStoredView } from '#display/connection/stored-view.ts';
import { memoryStorage } from '../../client/device/memory-storage.ts';

test('the last view that a device has is that of the panel', () => {
  const kept = { heardAt: 5, offset: 500 };
  const storage = memoryStorage({ [placeOfView('p')]: JSON.stringify(kept) });
  expect(readStoredView(storage, 'p')).toEqual(kept);
  expect(readStoredView(storage, 'q')).toBeFalsy();
});

test('no storage and rubbish in it are no view', () => {
  for (const text of ['{nonsense', 'null', '']) {
    expect(readStoredView(memoryStorage({ [placeOfView('p')]: text }), 'p')).toBeFalsy();
  }
  expect(readStoredView(undefined, 'p')).toBeFalsy();
});

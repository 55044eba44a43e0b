import { expect, test } from 'vitest';
import { createDraftStore, type Draft } from '#admin/draft/draft-store.ts';

/** A storage whose keys can be listed, as those of a browser. */
function storage(): Storage {
  const entries: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value;
    },
    removeItem: (key: string) => {
      delete entries[key];
    },
  };
  return new Proxy(methods, {
    ownKeys: () => Object.keys(entries),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }) as unknown as Storage;
}

const typed = (at: number): Draft => ({ at, values: { name: '林' }, left: [] });

test('a draft is found again by its owner at its place, and by nobody else', () => {
  const kept = storage();
  createDraftStore(kept, () => 1000).write('org lin', 'edit staff', typed(1000));
  const drafts = createDraftStore(kept, () => 2000);
  expect(drafts.read('org lin', 'edit staff')?.values).toEqual({ name: '林' });
  expect(drafts.read('org chen', 'edit staff')).toBeUndefined();
  expect(drafts.read('org lin', 'create staff')).toBeUndefined();
});

test('after a day it is gone, from the storage as well', () => {
  const kept = storage();
  createDraftStore(kept, () => 0).write('org lin', 'edit staff', typed(0));
  expect(createDraftStore(kept, () => 24 * 3600 * 1000).read('org lin', 'edit staff')).toBeUndefined();
  expect(Object.keys(kept)).toEqual([]);
});

test('whoever signs in leaves only what they have typed themselves', () => {
  const kept = storage();
  const drafts = createDraftStore(kept, () => 0);
  drafts.write('org lin', 'edit staff', typed(0));
  drafts.write('org chen', 'edit staff', typed(0));
  kept.setItem('callboard-language', 'th');
  drafts.dropUnless((owner) => owner.endsWith(' chen'));
  expect(drafts.read('org lin', 'edit staff')).toBeUndefined();
  expect(drafts.read('org chen', 'edit staff')).toBeDefined();
  expect(kept.getItem('callboard-language')).toBe('th');
});

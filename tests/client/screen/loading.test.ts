import { expect, test } from 'vitest';
import { createLoading } from '#client/screen/loading.ts';

test('loading is a set of names, the usual one is page', () => {
  const loading = createLoading();
  loading.add();
  loading.add('save');
  loading.add('save');
  expect([...loading.keys.get()]).toEqual(['page', 'save']);
  loading.remove('save');
  loading.remove('never added');
  expect([...loading.keys.get()]).toEqual(['page']);
  loading.add('chart');
  loading.clear();
  expect(loading.keys.get().size).toBe(0);
});

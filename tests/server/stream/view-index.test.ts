import { expect, test } from 'vitest';
import { createViewIndex } from '#server/stream/view-index.ts';

test('the views that show something are found by it, as they depend on it now', () => {
  const index = createViewIndex();
  index.set('lobby', new Set(['room1', 'room2']));
  index.set('room1', new Set(['room1']));
  expect([...index.find(['room1'])]).toEqual(['lobby', 'room1']);
  index.set('lobby', new Set(['room2', 'room3']));
  expect([...index.find(['room1'])]).toEqual(['room1']);
  expect([...index.find(['room2', 'room3'])]).toEqual(['lobby']);
  index.delete('lobby');
  expect([...index.find(['room2', 'nothing'])]).toEqual([]);
});

test('it tells whether a view depends on more than before', () => {
  const index = createViewIndex();
  expect(index.set('lobby', new Set(['room1']))).toBe(true);
  expect(index.set('lobby', new Set(['room1', 'room2']))).toBe(true);
  expect(index.set('lobby', new Set(['room2']))).toBe(false);
  expect(index.set('lobby', new Set(['room3']))).toBe(true);
});

import { expect, test } from 'vitest';
import { textAfterSearch } from '#admin/list/text-after-search.ts';

test('a person who rests after a blank goes on with a second word', () => {
  expect(textAfterSearch('room ', 'room', 'room')).toBe('room ');
});

test('what is typed while a search begins stays', () => {
  expect(textAfterSearch('room 1', 'room', 'room')).toBe('room 1');
});

test('a search that begins elsewhere stands in the box', () => {
  expect(textAfterSearch('room 1', '', 'room 1')).toBe('');
  expect(textAfterSearch('', 'ward', '')).toBe('ward');
});

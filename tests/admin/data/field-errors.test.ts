import { expect, test } from 'vitest';
import { fieldErrors } from '#admin/data/field-errors.ts';

test('messages land at the paths that the server names, the first of a field first', () => {
  const entries = [
    { field: 'name', text: 'used' },
    { field: 'settings.rows', text: 'too many' },
    { field: 'settings.headline', text: 'too long' },
    { field: 'name', text: 'again' },
  ];
  expect(fieldErrors(entries)).toEqual({ name: 'used', settings: { rows: 'too many', headline: 'too long' } });
});

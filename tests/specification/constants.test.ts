import { expect, test } from 'vitest';
import { look } from './constants.ts';

test('a constant is found in the limits, in a word of a schema, or in a file', () => {
  expect(look('Limits.alertMs', '2000')).toMatchObject({ file: 'schemas/values/Limits.json' });
  expect(look('Media.volume.maximum', '100')).toMatchObject({ file: 'schemas/entities/Media.json' });
  expect(look('tests/specification/constants.ts#export function look', '*')).toEqual({
    file: 'tests/specification/constants.ts',
  });
});

test('one with another value is wrong, one whose place is not there yet is open', () => {
  expect(look('Limits.alertMs', '2500')).toEqual({ wrong: 'Limits.alertMs is 2000, not 2500' });
  expect(look('Limits.notThereYet', '1')).toEqual({});
});

import { expect, test } from 'vitest';
import { faultOf, shownBy } from './claims.ts';

test('a text that stands in its file is right, and so is a row that names no file', () => {
  expect(faultOf('tests/specification/claims.ts', 'export function faultOf')).toBeUndefined();
  expect(faultOf('tests/specification/claims.ts', '')).toBeUndefined();
  expect(faultOf('', '')).toBeUndefined();
});

test('a file that has gone, or a text that has, is told', () => {
  expect(faultOf('tests/specification/gone.ts', '')).toBe('tests/specification/gone.ts is not there');
  expect(faultOf('tests/specification/claims.ts', ['no', 'such', 'words'].join(' '))).toBe(
    '"no such words" does not stand in tests/specification/claims.ts',
  );
});

test('what acts counts with the test that shows it, is open without one, and wrong with one that is not there', () => {
  const [file, here] = ['schemas/entities/Media.json', 'tests/specification/claims.test.ts'];
  expect(shownBy(file, '', '')).toEqual({});
  expect(shownBy(file, here, 'what acts counts')).toEqual({ file, test: here });
  expect(shownBy(file, here, '').wrong).toBe('names a test without its title');
  expect(shownBy(file, here, ['no', 'such', 'title'].join(' ')).wrong).toContain('does not stand in');
});

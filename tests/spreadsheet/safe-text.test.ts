import { expect, test } from 'vitest';
import { openText, safeText } from '#spreadsheet/safe-text.ts';

test('a text never becomes a formula, and what a file cannot hold is left out', () => {
  const formulas = ['=1+1', '+886', '-x', '@SUM(A1)', '\t=1', '\u0000=1'];
  expect(formulas.map(safeText)).toEqual(["'=1+1", "'+886", "'-x", "'@SUM(A1)", "'\t=1", "'=1"]);
  expect(safeText('a\u0000b\u001bc\ud800d\uffff')).toBe('abcd');
  expect(safeText('x'.repeat(40_000))).toHaveLength(32_766);
});

test('lines end as they do inside a cell', () => {
  expect(safeText('a\r\nb\rc\nd')).toBe('a\nb\nc\nd');
});

test('what was disarmed is read as it was', () => {
  for (const text of ['=1', "'=1", "''-x", "'quoted", 'plain', "'"]) expect(openText(safeText(text))).toBe(text);
});

import { expect, test } from 'vitest';
import { Locale } from '#generated/values.ts';
import { dateText } from '#server/ground/date-text.ts';

test('a year of the ROC is named in every language; other years speak for themselves', () => {
  const written = (dateFormat: 'roc' | 'buddhist' | 'DD/MM/YYYY') =>
    Locale.map((locale) => dateText('2026-11-22', { dateFormat }, locale));
  expect(written('roc')).toEqual(['民國115年11月22日', 'ROC 115/11/22', 'ปีหมิงกั๋ว 115/11/22']);
  expect(new Set(written('buddhist'))).toEqual(new Set(['22/11/2569']));
  expect(new Set(written('DD/MM/YYYY'))).toEqual(new Set(['22/11/2026']));
});

import { describe, expect, test } from 'vitest';
import { negotiateLocale, text } from '#server/ground/texts.ts';

describe('the language of a caller', () => {
  test.each([
    [undefined, 'zh-TW'],
    ['', 'zh-TW'],
    ['*', 'zh-TW'],
    ['fr-FR, de;q=0.8', 'zh-TW'],
    ['th', 'th'],
    ['TH-th;q=0.5, en-GB', 'en-US'],
    ['en;q=0.1, zh-Hant-TW;q=0.9', 'zh-TW'],
    ['en;q=0, th;q=0.2', 'th'],
    [`${'x'.repeat(300)},en`, 'zh-TW'],
  ])('%s is answered in %s', (header, locale) => {
    expect(negotiateLocale(header)).toBe(locale);
  });
});

test('a text has its values filled in', () => {
  expect(text('en-US', 'errors.cannot_be_lower_than', { number: 5 })).toBe('Must be 5 or more');
  expect(text('zh-TW', 'errors.cannot_be_lower_than', { number: 5 })).toContain('5');
});

test('a choice that is stored and gone since stands as it is stored, any other missing text shows its key', () => {
  expect(text('en-US', 'values.PauseReason.gone')).toBe('gone');
  expect(text('en-US', 'errors.gone')).toBe('errors.gone');
});

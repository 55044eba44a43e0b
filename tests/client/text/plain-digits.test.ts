import { expect, test } from 'vitest';
import { digitsOf, plainDigits, plainEntry } from '#client/text/plain-digits.ts';

test('digits of Thai and of wide type are 0 to 9, and all else stays', () => {
  expect(plainDigits('คิว ๐๑๒๓๔๕๖๗๘๙')).toBe('คิว 0123456789');
  expect(plainDigits('診間０１２３４５６７８９')).toBe('診間0123456789');
});

test('what was typed by an input method is read as if it were typed plainly', () => {
  expect(plainEntry(' ０９：３０ ')).toBe('09:30');
  expect(plainEntry('๐๙.๓๐ น.\u00a0')).toBe('09.30 น.');
});

test('of a number that is typed only the digits count, of whichever keyboard', () => {
  expect(digitsOf('No. ๑2３号')).toBe('123');
  expect(digitsOf('-')).toBe('');
});

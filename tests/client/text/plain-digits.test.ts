import { expect, test } from 'vitest';
import { plainDigits } from '#client/text/plain-digits.ts';

test('digits of Thai and of wide type are 0 to 9, and all else stays', () => {
  expect(plainDigits('คิว ๐๑๒๓๔๕๖๗๘๙')).toBe('คิว 0123456789');
  expect(plainDigits('診間０１２３４５６７８９')).toBe('診間0123456789');
});

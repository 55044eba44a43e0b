import fc from 'fast-check';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrCode } from '#client/qr/qr-code.ts';
import { screenCode } from '#client/qr/screen-code.ts';
import { readCode } from './read-code.ts';

test.each([
  ['for paper', qrCode],
  ['for a screen', screenCode],
])('a code %s is read back as what went in, in all scripts', (_, draw) => {
  const text = fc.oneof(fc.webUrl(), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 }));
  fc.assert(
    fc.property(text, (text) => {
      expect(readCode(draw(text) ?? [])).toBe(text);
    }),
    { numRuns: 60, examples: [['號碼單 024 ไทย'], ['https://hospital.example.tw/ticket/AbCdEfGhIjKlMnOpQrStUv']] },
  );
});

test('a code for paper is still read with a scratch over it', () => {
  const text = 'https://hospital.example.tw/ticket/AbCdEfGhIjKlMnOpQrStUv';
  const scratched = (code: boolean[][] | undefined) =>
    code?.map((row, y) => row.map((dark, x) => (y > 14 && y < 19 && x > 12 && x < 21 ? false : dark))) ?? [];
  expect(readCode(scratched(qrCode(text)))).toBe(text);
});

/** Where two masks are nearly as good, the standard may be read in two ways: these texts have one best. */
test.each(['https://hospital.example.tw/', 'y'.repeat(150), '024', 'https://a.example/ticket/abc', 'x'])(
  'the best mask of %j is the one that uqr finds',
  (text) => {
    expect(qrCode(text)).toEqual(encode([...new TextEncoder().encode(text)], { ecc: 'M', border: 0 }).data);
  },
);

test('a text that none could show is refused', () => {
  expect(screenCode('a'.repeat(520))).toHaveLength(15 * 4 + 17);
  expect(screenCode('a'.repeat(521))).toBeUndefined();
  expect(qrCode('a'.repeat(412))).toHaveLength(15 * 4 + 17);
  expect(qrCode('a'.repeat(413))).toBeUndefined();
});

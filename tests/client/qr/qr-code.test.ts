import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrCode } from '#client/qr/qr-code.ts';

const drawn = (text: string) => qrCode(text).map((row) => row.map((dark) => (dark ? '█' : '·')).join(''));

/** The codes below were read back by another QR reader when they were recorded. */
test('a short text makes the smallest code', () => {
  expect(drawn('024')).toEqual([
    '███████····█··███████',
    '█·····█·······█·····█',
    '█·███·█·█████·█·███·█',
    '█·███·█·█·██··█·███·█',
    '█·███·█·█·█·█·█·███·█',
    '█·····█·██·█··█·····█',
    '███████·█·█·█·███████',
    '········█·█··········',
    '█·█████··███··█████··',
    '·█·███·██··████···███',
    '·█···██··██·█·██·····',
    '·██·█··██·█████···█··',
    '····█·███···█··█·█···',
    '········███·█··█·████',
    '███████···██·█··█·█··',
    '█·····█·█·█····██·███',
    '█·███·█·██·█·█··█·█··',
    '█·███·█·█·█████··█···',
    '█·███·█·██··█·██·····',
    '█·····█···█████··█···',
    '███████·███·█··█··██·',
  ]);
});

test.each([
  ['characters of three scripts', '號碼單 024 ไทย', 25, 'b6c5d369b22692cb'],
  ['the address of a ticket', 'https://hospital.example.tw/ticket/AbCdEfGhIjKlMnOpQrStUv', 33, 'f061701f97fc97cc'],
  ['four blocks and a version number', 'y'.repeat(150), 49, '92007be8b539ff67'],
  ['as much as the largest one holds', 'z'.repeat(213), 57, '7d38816397a1d8ff'],
])('%s', (_, text, size, hash) => {
  const rows = drawn(text);
  expect(rows).toHaveLength(size);
  expect(createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16)).toBe(hash);
});

test('a longer text is refused', () => {
  expect(() => qrCode('z'.repeat(214))).toThrow(RangeError);
});

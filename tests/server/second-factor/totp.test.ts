import { expect, test } from 'vitest';
import { base32 } from '#server/second-factor/base32.ts';
import { codeOf, newSecret, stepAt, stepOfCode } from '#server/second-factor/totp.ts';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, with six digits.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  expect(codeOf(secret, stepAt(seconds * 1000))).toBe(code);
});

// RFC 4226, appendix D.
test('the codes of the first steps are those of the standard', () => {
  const codes = [755224, 287082, 359152, 969429, 338314, 254676, 287922, 162583, 399871, 520489];
  expect(codes.map((_, step) => Number(codeOf(secret, step)))).toEqual(codes);
});

// RFC 4648, section 10.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('the base32 of "%s" is %s', (text, expected) => {
  expect(base32(Buffer.from(text))).toBe(expected);
});

test('the code of the step before and after is good, that of two steps away is not', () => {
  const now = 1_700_000_000_000;
  const step = stepAt(now);
  const good = [-2, -1, 0, 1, 2].map((away) => stepOfCode(secret, codeOf(secret, step + away), now, 0));
  expect(good).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test('a code that was used, and one that is older than it, is none', () => {
  const now = 1_700_000_000_000;
  const step = stepAt(now);
  expect(stepOfCode(secret, codeOf(secret, step), now, step)).toBeUndefined();
  expect(stepOfCode(secret, codeOf(secret, step - 1), now, step)).toBeUndefined();
  expect(stepOfCode(secret, codeOf(secret, step + 1), now, step)).toBe(step + 1);
});

test.each(['', '12345', '1234567', 'abcdef', '２８７０８２'])('"%s" is no code', (typed) => {
  expect(stepOfCode(secret, typed, 59_000, 0)).toBeUndefined();
});

test('a secret has 160 bits', () => {
  expect(newSecret()).toHaveLength(20);
});

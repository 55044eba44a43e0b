import { expect, test } from 'vitest';
import { pressedKey } from '#controller/desk/pressed-key.ts';

test('a letter in either case, also full-width, and other keys by their names', () => {
  const keys = ['r', 'R', 'ｒ', ' ', '\u3000', 'F9', 'Enter'];
  expect(keys.map((key) => pressedKey({ key, code: '' }))).toEqual(['r', 'r', 'r', ' ', ' ', 'F9', 'Enter']);
});

test('a Thai and a Bopomofo keyboard, and an input method that takes the key, mean the letter that stands on it', () => {
  for (const key of ['พ', 'ฑ', 'ㄐ', 'к', 'Process']) expect(pressedKey({ key, code: 'KeyR' })).toBe('r');
  expect(pressedKey({ key: 'ๅ', code: 'Digit1' })).toBe('ๅ');
});

test('a Latin layout that has moved its letters is taken at its word', () => {
  expect(pressedKey({ key: 'p', code: 'KeyR' })).toBe('p');
});

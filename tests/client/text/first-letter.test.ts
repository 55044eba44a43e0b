import { expect, test } from 'vitest';
import { firstLetter } from '#client/text/first-letter.ts';

test.each([
  ['安和綜合醫院', '安'],
  ['Anhe General Hospital', 'A'],
  ['โรงพยาบาลอันเหอ', 'ร'],
  ['𠮷野醫院', '𠮷'],
  ['', ''],
])('the letter of %j is %j', (name, letter) => {
  expect(firstLetter(name)).toBe(letter);
});

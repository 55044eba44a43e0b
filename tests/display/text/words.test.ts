import { expect, test } from 'vitest';
import '../every-word.ts';
import { wordsOf } from '#display/text/words.ts';
import { Locale } from '#generated/values.ts';

test('a word comes in the language of the screen, with its values', () => {
  expect(Locale.map((language) => wordsOf(language)('weekday.6'))).toEqual(['星期六', 'Saturday', 'วันเสาร์']);
  expect(wordsOf('en-US')('sentence', { number: 23, counter: 'Room 103' })).toBe('Number 23, please go to Room 103.');
});

test('an unknown word is its key; while the words of a language are not here, there are none', () => {
  expect(wordsOf('fr' as 'th')('passed')).toBe('');
  expect(wordsOf('th')('no.such.word')).toBe('no.such.word');
});

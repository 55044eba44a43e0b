import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakLines } from '#server/slips/break-lines.ts';

/** Each character as wide as the next; marks above and below take no room. */
const measure = (text: string) => [...text.replace(/\p{M}/gu, '')].length;
const lines = (text: string, width: number, locale: string) => breakLines(text, width, locale, measure);

describe('a text that is wider than the paper', () => {
  test('is broken between words', () => {
    expect(lines('Please keep this ticket', 12, 'en-US')).toEqual(['Please keep', 'this ticket']);
  });

  test('is broken between words that Thai writes together, never before a vowel or tone mark', () => {
    const text = 'กรุณาเก็บบัตรคิวไว้';
    const broken = lines(text, 8, 'th');
    expect(broken.join('')).toBe(text);
    expect(broken.length).toBeGreaterThan(1);
    expect(broken.filter((line) => /^[\p{M}ะาำๅ]/u.test(line))).toEqual([]);
  });

  test('never begins a line with what ends a sentence', () => {
    expect(lines('請妥善保管。', 5, 'zh-TW')).toEqual(['請妥善', '保管。']);
  });

  test('is broken within a word only where that alone is wider', () => {
    expect(lines('a abcdefgh', 4, 'en-US')).toEqual(['a ab', 'cdef', 'gh']);
  });

  test('keeps the lines that somebody wrote', () => {
    expect(lines('one\ntwo', 20, 'en-US')).toEqual(['one', 'two']);
  });
});

test('nothing of a text is lost or doubled, however it is broken', () => {
  const word = fc.stringMatching(/^[a-zA-Z0-9]{1,12}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), fc.integer({ min: 3, max: 30 }), (words, width) => {
      const broken = lines(words.join(' '), width, 'en-US');
      expect(broken.join('').replaceAll(' ', '')).toBe(words.join(''));
      for (const line of broken) expect(measure(line)).toBeLessThanOrEqual(width);
    }),
  );
});

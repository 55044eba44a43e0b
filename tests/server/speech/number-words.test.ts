import { describe, expect, test } from 'vitest';
import { VoiceLanguage } from '#generated/values.ts';
import { numberWords, roomNumberWords, writtenWords } from '#server/speech/number-words.ts';

const written = (number: number, language: VoiceLanguage) => writtenWords(numberWords(number, language), language);

describe('a number is said', () => {
  test.each([
    ['mandarin', 1, '一'],
    ['mandarin', 2, '二'],
    ['mandarin', 10, '十'],
    ['mandarin', 12, '十二'],
    ['mandarin', 20, '二十'],
    ['mandarin', 22, '二十二'],
    ['mandarin', 100, '一百'],
    ['mandarin', 103, '一百零三'],
    ['mandarin', 110, '一百一十'],
    ['mandarin', 112, '一百一十二'],
    ['mandarin', 200, '兩百'],
    ['mandarin', 222, '兩百二十二'],
    ['mandarin', 1000, '一千'],
    ['mandarin', 1003, '一千零三'],
    ['mandarin', 1010, '一千零一十'],
    ['mandarin', 2020, '兩千零二十'],
    ['mandarin', 2300, '兩千三百'],
    ['mandarin', 9999, '九千九百九十九'],
    ['mandarin', 10023, '一零零二三'],
    ['taiwanese', 103, '一百空三'],
    ['taiwanese', 15, '十五'],
    ['hakka', 203, '兩百零三'],
    ['english', 7, 'seven'],
    ['english', 10, 'ten'],
    ['english', 13, 'thirteen'],
    ['english', 40, 'forty'],
    ['english', 103, 'one hundred three'],
    ['english', 115, 'one hundred fifteen'],
    ['english', 2345, 'two thousand three hundred forty five'],
    ['english', 3000, 'three thousand'],
    ['thai', 1, 'หนึ่ง'],
    ['thai', 10, 'สิบ'],
    ['thai', 11, 'สิบเอ็ด'],
    ['thai', 21, 'ยี่สิบเอ็ด'],
    ['thai', 103, 'หนึ่งร้อยสาม'],
    ['thai', 2300, 'สองพันสามร้อย'],
    ['malay', 8, 'lapan'],
    ['malay', 10, 'sepuluh'],
    ['malay', 11, 'sebelas'],
    ['malay', 16, 'enam belas'],
    ['malay', 45, 'empat puluh lima'],
    ['malay', 103, 'seratus tiga'],
    ['malay', 1210, 'seribu dua ratus sepuluh'],
    ['marshallese', 103, '1 0 3'],
  ] as const)('in %s: %i as %s', (language, number, words) => {
    expect(written(number, language)).toBe(words);
  });

  test('differently from every other number, whatever the language', () => {
    for (const language of VoiceLanguage) {
      const all = Array.from({ length: 9999 }, (_, index) => written(index + 1, language));
      expect(new Set(all).size).toBe(9999);
      expect(all.filter((words) => words === '' || words.includes('undefined'))).toEqual([]);
    }
  });
});

test.each([
  ['mandarin', '103', '一零三'],
  ['mandarin', '12', '十二'],
  ['mandarin', '07', '七'],
  ['mandarin', '0', '零'],
  ['english', '103', 'one zero three'],
  ['english', '5', 'five'],
  ['thai', '205', 'สองศูนย์ห้า'],
] as const)('a room is said in %s: %s as %s', (language, digits, words) => {
  expect(writtenWords(roomNumberWords(digits, language), language)).toBe(words);
});

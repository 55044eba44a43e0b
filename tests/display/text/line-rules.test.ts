import { expect, test } from 'vitest';
import { breakText, countLines } from '#display/text/line-rules.ts';

/** As wide as letters are: Chinese 1 em, joiners nothing, all else half. */
const measure = (text: string) =>
  [...text.replaceAll('\u2060', '')].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.5), 0);

/** What a line may not part: joined, or with a space that does not break. */
const parts = (text: string) => breakText(text).match(/[^\u2060\u00a0](?:[\u2060\u00a0][^\u2060\u00a0])*/gu);

test('a number stays with what it counts', () => {
  expect(breakText('103 診')).toBe('103\u00a0診');
  expect(breakText('101診')).toBe('101\u2060診');
});

test('a name and a room stay whole, words of Chinese too, and a single letter with the word before it', () => {
  expect(parts('兒童發展中心')?.map((word) => word.replaceAll('\u2060', ''))).toEqual(['兒童', '發展', '中心']);
  expect(parts('風濕科')?.map((word) => word.replaceAll('\u2060', ''))).toEqual(['風濕科']);
  expect(breakText('歐陽○君')).toBe('歐\u2060陽\u2060○\u2060君');
});

test('a name from abroad is parted at its point alone, and masked not at all', () => {
  const bare = (text: string) => parts(text)?.map((part) => part.replaceAll('\u2060', ''));
  for (const point of '．・·‧•') expect(bare(`迪亞哥${point}費南德茲`)).toEqual([`迪亞哥${point}`, '費南德茲']);
  expect(countLines('歐陽娜娜・阿不都熱合曼', measure, 6)).toBe(2);
  expect(bare('101 診 迪亞哥．○○○德茲')?.pop()).toBe('迪亞哥．○○○德茲');
});

test('a long name of a department breaks between its words, whatever point it has', () => {
  expect(countLines('骨科部運動醫學特別門診・復健', measure, 8)).toBe(2);
  expect(countLines('內科・新陳代謝及內分泌特別門診', measure, 8)).toBe(2);
});

test('in other scripts a word stays with the number after it', () => {
  expect(breakText('Child centre, room 103')).toBe('Child centre, room\u00a0103');
  expect(breakText('ห้อง 102')).toBe('ห้อง\u00a0102');
});

test('lines break at spaces and between words of Chinese', () => {
  expect(countLines('aaa bbb ccc', measure, 4)).toBe(2);
  expect(countLines('兒童醫療中心', measure, 2)).toBe(3);
  expect(countLines('', measure, 2)).toBe(1);
  expect(countLines('unbreakable', measure, 2)).toBe(Number.POSITIVE_INFINITY);
});

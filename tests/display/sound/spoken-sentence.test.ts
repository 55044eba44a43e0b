import { expect, test } from 'vitest';
import '../every-word.ts';
import { spokenSentence } from '#display/sound/spoken-sentence.ts';
import { wordsOf } from '#display/text/words.ts';

const call = (number: number, label: string, counter: string) => ({ number, label, counter });

test.each([
  ['zh-TW', call(23, '023', '103 診'), '來賓 23 號，請到 一零三 診。'],
  ['zh-TW', call(1087, '1087', '1 號櫃檯'), '來賓 1087 號，請到 1 號櫃檯。'],
  ['zh-TW', call(12, 'A012', '5'), '來賓 A12 號，請到 5 號。'],
  ['en-US', call(23, '023', 'Room 103'), 'Number 23, please go to Room one zero three.'],
  ['en-US', call(7, '007', '12'), 'Number 7, please go to number 12.'],
  ['th', call(23, '023', 'ห้อง 103'), 'ขอเชิญหมายเลข 23 ที่ ห้อง หนึ่ง ศูนย์ สาม ค่ะ'],
] as const)('%s: %o', (language, said, sentence) => {
  expect(spokenSentence(said, wordsOf(language))).toBe(sentence);
});

import { expect, test } from 'vitest';
import { textWidth } from '#spreadsheet/text-width.ts';

test('Chinese characters are twice as wide, marks over Thai letters have no width', () => {
  expect(['abc', '姓名', 'ที่'].map(textWidth)).toEqual([3, 4, 1]);
});

import { expect, test } from 'vitest';
import { createTranslator } from '#client/language/translator.ts';
import { agoText, genderAndAge, minutesBetween } from '#controller/desk/as-text.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };

const t = createTranslator('zh-TW', zh);

test('gender and age are told as far as they are known', () => {
  expect(genderAndAge(t, { gender: 'male', age: 58 })).toBe('男・58 歲');
  expect(genderAndAge(t, { age: 0 })).toBe('0 歲');
  expect(genderAndAge(t, { gender: 'female' })).toBe('女');
  expect(genderAndAge(t, {})).toBe('');
});

test('minutes are whole, and never negative when clocks differ', () => {
  expect(minutesBetween(0, 119_999)).toBe(1);
  expect(minutesBetween(5_000, 0)).toBe(0);
});

test('how long ago is said in minutes, and from an hour on in hours', () => {
  expect([0, 1, 59, 60, 119, 780].map((minutes) => agoText(t, minutes))).toEqual([
    '剛剛',
    '1 分鐘前',
    '59 分鐘前',
    '1 小時前',
    '1 小時前',
    '13 小時前',
  ]);
});

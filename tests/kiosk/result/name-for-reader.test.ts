import { expect, test } from 'vitest';
import { counterText, nameForReader, nameRead, nameSaid } from '#kiosk/result/name-for-reader.ts';

test.each([
  ['en-US', '心臟內科', 'Cardiology', 'Cardiology'],
  ['th', '心臟內科', 'Cardiology', 'Cardiology'],
  ['zh-TW', '心臟內科', 'Cardiology', undefined],
  ['zh-TW', 'อายุรกรรม', 'Medicine', 'Medicine'],
  ['th', 'อายุรกรรม', 'Medicine', undefined],
  ['en-US', 'Cardiology', '心臟內科', undefined],
  ['th', '心臟內科', '循環內科', undefined],
  ['en-US', '心臟內科', undefined, undefined],
])('in %s, %s with %s needs %s', (locale, name, secondName, needed) => {
  expect(nameForReader(locale, name, secondName)).toBe(needed);
});

test('a queue or room is written as its reader reads it, then as it stands on the door, and said in the reader’s letters', () => {
  const [english, chinese] = [{ locale: 'en-US' }, { locale: 'zh-TW' }] as const;
  expect([nameRead(english, '批價', 'Cashier'), nameSaid(english, '批價', 'Cashier')]).toEqual([
    'Cashier 批價',
    'Cashier',
  ]);
  expect([nameRead(chinese, '批價', 'Cashier'), nameSaid(chinese, '批價', 'Cashier')]).toEqual(['批價', '批價']);
  expect([nameRead(english, '批價', undefined), nameSaid(english, '批價', undefined)]).toEqual(['批價', '批價']);
  const room = { counterName: '101 診', counterSecondName: 'Room 101' };
  expect(counterText(english, room), 'in one piece').toBe('Room 101 (101\u00a0診)');
  const long = { counterName: '3 樓 302 心導管室 東側', counterSecondName: 'Cath Lab' };
  expect(counterText(english, long)).toBe('Cath Lab (3 樓 302 心導管室 東側)');
  expect(counterText(english, {})).toBe('');
});

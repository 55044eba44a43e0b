import { expect, test } from 'vitest';
import { nameForReader } from '#kiosk/result/name-for-reader.ts';

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

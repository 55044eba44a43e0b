import { describe, expect, test } from 'vitest';
import '../../display/every-word.ts';
import { dateText, isoDate, localTime, timeText } from '#client/time/date-text.ts';
import { wordsOf } from '#display/text/words.ts';

const noon = Date.UTC(2026, 10, 21, 4, 5);
const taipei = localTime(noon, 480);

describe('local time', () => {
  test('is the wall clock at the offset', () => {
    expect(taipei).toEqual({ year: 2026, month: 11, day: 21, weekday: 6, hour: 12, minute: 5 });
    expect(timeText(taipei)).toBe('12:05');
  });

  test('crosses midnight and the year with the offset', () => {
    const lateEve = Date.UTC(2026, 11, 31, 18, 30);
    expect(isoDate(localTime(lateEve, 0))).toBe('2026-12-31');
    expect(isoDate(localTime(lateEve, 345))).toBe('2027-01-01');
    expect(timeText(localTime(lateEve, 345))).toBe('00:15');
    expect(timeText(localTime(lateEve, -720))).toBe('06:30');
  });
});

describe('dates', () => {
  test.each([
    ['roc', 'zh-TW', '民國 115 年 11 月 21 日'],
    ['roc', 'en-US', '21 Nov ROC 115'],
    ['buddhist', 'th', '21 พ.ย. พ.ศ. 2569'],
    ['buddhist', 'zh-TW', '佛曆 2569 年 11 月 21 日'],
    ['YYYY/MM/DD', 'zh-TW', '2026/11/21'],
    ['MM/DD/YYYY', 'en-US', '11/21/2026'],
    ['DD/MM/YYYY', 'th', '21/11/2026'],
  ] as const)('%s in %s', (format, language, text) => {
    expect(dateText(taipei, format, wordsOf(language))).toBe(text);
  });

  test('are padded where digits stand alone', () => {
    const early = localTime(Date.UTC(2027, 0, 3), 0);
    expect(dateText(early, 'YYYY/MM/DD', wordsOf('zh-TW'))).toBe('2027/01/03');
    expect(dateText(early, 'roc', wordsOf('zh-TW'))).toBe('民國 116 年 1 月 3 日');
  });
});

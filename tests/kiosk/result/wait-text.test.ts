import { describe, expect, test } from 'vitest';
import { createTranslator } from '#client/language/translator.ts';
import { waitText } from '#kiosk/result/wait-text.ts';
import { kiosk as english } from '#locales/en-US.json';
import { kiosk as chinese } from '#locales/zh-TW.json';

describe('how a wait is worded', () => {
  test.each([
    [0, 5, 'Soon: please stay nearby', '即將叫號，請在附近等候'],
    [0, 15, 'Within about 15 minutes', '預估 15 分鐘內叫號'],
    [20, 35, 'About 20\u00a0to\u00a035\u00a0minutes', '預估等候 20\u00a0到\u00a035\u00a0分鐘'],
    [60, 60, 'About 60 minutes', '預估等候約 60 分鐘'],
    [120, 180, 'More than 2 hours', '預估等候 2 小時以上'],
  ])('from %i to %i minutes as "%s"', (fromMinutes, toMinutes, ...texts) => {
    const told = [createTranslator('en-US', { kiosk: english }), createTranslator('zh-TW', { kiosk: chinese })];
    expect(told.map((t) => waitText(t, { fromMinutes, toMinutes }))).toEqual(texts);
  });
});

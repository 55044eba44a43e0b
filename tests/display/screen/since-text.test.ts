import { expect, test } from 'vitest';
import { sampleView } from '#client/samples/sample-view.ts';
import { sinceText } from '#display/screen/since-text.ts';
import type { Locale } from '#generated/shapes.ts';
import '../every-word.ts';

/** 12:14 in Taiwan. */
const since = Date.UTC(2026, 10, 20, 4, 14);
const minute = 60_000;
const said = (language: Locale, now: number) =>
  sinceText(since, now, sampleView('clinicsLobbyPanel', { name: 'busy', language }));

test('since when nothing came is a time on the same day of the hospital', () => {
  expect(said('zh-TW', since + 5 * minute)).toBe('12:14');
  expect(said('en-US', Date.UTC(2026, 10, 20, 15, 59))).toBe('12:14');
});

test('once that day is over it is named, in the order and era of the hospital', () => {
  const midnight = Date.UTC(2026, 10, 20, 16, 0);
  expect(said('zh-TW', midnight)).toBe('民國 115 年 11 月 20 日 12:14');
  expect(said('en-US', midnight)).toBe('20/11/2026 12:14');
  expect(said('th', midnight)).toBe('20 พ.ย. พ.ศ. 2569 12:14');
});

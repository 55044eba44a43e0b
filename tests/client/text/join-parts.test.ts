import { expect, test } from 'vitest';
import { joinParts, joinSpoken } from '#client/text/join-parts.ts';

test('parts are set apart as the language does, and missing ones leave no gap', () => {
  expect(joinParts('zh-TW', ['男', undefined, '58 歲', false, ''])).toBe('男・58 歲');
  expect(joinParts('th', ['ชาย', '58 ปี'])).toBe('ชาย · 58 ปี');
  expect(joinParts('en-US', [])).toBe('');
});

test('what is spoken has a pause between its sentences', () => {
  expect(joinSpoken('zh-TW', ['報到完成', '您的號碼 24'])).toBe('報到完成，您的號碼 24');
  expect(joinSpoken('en-US', ['Checked in', 'Your number 24'])).toBe('Checked in. Your number 24');
});

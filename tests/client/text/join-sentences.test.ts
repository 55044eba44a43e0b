import { expect, test } from 'vitest';
import { joinSentences } from '#client/text/join-sentences.ts';

test('sentences are set apart as their language does it', () => {
  expect(joinSentences(['Somebody saved first.', 'Choose what stays.'])).toBe(
    'Somebody saved first. Choose what stays.',
  );
  expect(joinSentences(['有人先儲存了修改。', '請選擇要保留的內容。'])).toBe('有人先儲存了修改。請選擇要保留的內容。');
  expect(joinSentences(['มีผู้บันทึกก่อน', undefined, '', 'โปรดเลือก'])).toBe('มีผู้บันทึกก่อน โปรดเลือก');
});

import { expect, test } from 'vitest';
import { wholeWords } from '#client/text/whole-words.ts';

test('a word that browsers part is held together, and nothing else', () => {
  expect(wholeWords('รหัสจับคู่').replaceAll('\u2060', '·')).toBe('รหัสจั·บ·คู่');
  expect(wholeWords('ไม่พบนัดหมายวันนี้').replaceAll('\u2060', '·')).toBe('ไม่พบนั·ด·ห·มา·ยวั·น·นี้');
  expect(wholeWords('ถึงเวลา 9:30 น.')).toBe('ถึงเวลา 9:30\u00a0น.');
  for (const other of ['配對裝置', 'Pair a device', 'เครื่องพิมพ์']) expect(wholeWords(other)).toBe(other);
});

import { expect, test } from 'vitest';
import { withoutJoiners } from '#client/text/whole-name.ts';
import { wholeWords } from '#client/text/whole-words.ts';

const marked = (text: string) => wholeWords(text).replaceAll('\u2060', '·').replaceAll('\u200b', '|');

test('a word that browsers part is held together, and nothing else', () => {
  expect(marked('จับคู่ จอ')).toBe('จั·บ·คู่ จอ');
  expect(wholeWords('ถึงเวลา 9:30 น.')).toBe('ถึงเวลา 9:30\u00a0น.');
  for (const other of ['配對裝置', 'Pair a device', 'เครื่องพิมพ์']) expect(wholeWords(other)).toBe(other);
});

test('lines break before such a word and after it, where it touches others', () => {
  expect(marked('รหัสจับคู่')).toBe('รหัส|จั·บ·คู่');
  expect(marked('ไม่พบนัดหมายวันนี้')).toBe('ไม่พบ|นั·ด·ห·มา·ย|วั·น·นี้');
  expect(marked('เลขที่นัดหมายและใบนัดหมาย')).toMatch(/^[^|]*\|และ\|[^|]*$/);
  expect(marked('วันนี้ๆ')).toBe('วั·น·นี้ๆ');
  expect(marked('“นัดหมาย”')).toBe('“นั·ด·ห·มา·ย”');
  expect(withoutJoiners(wholeWords('ใช้เชื่อมนัดหมายกับห้องนี้'))).toBe('ใช้เชื่อมนัดหมายกับห้องนี้');
});

import { expect, test } from 'vitest';
import { createTranslator } from '#client/language/translator.ts';
import { doctorText } from '#kiosk/result/doctor-text.ts';
import { kiosk } from '#locales/zh-TW.json';

const t = createTranslator('zh-TW', { kiosk });

test('a doctor is called one, unless the name has a title of its own', () => {
  expect(doctorText(t, { doctorName: '林志明' })).toBe('林志明 醫師');
  expect(doctorText(t, { doctorName: '林志明 主任醫師', doctorTitled: true })).toBe('林志明 主任醫師');
  expect(doctorText(t, {})).toBe('');
  expect(doctorText(t, { doctorName: 'นพ. ดา', doctorTitled: true })).toBe('น\u2060พ. ดา');
});

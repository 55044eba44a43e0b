import { expect, test } from 'vitest';
import { createTranslator } from '#client/language/translator.ts';
import { doctorText } from '#kiosk/result/doctor-text.ts';
import { kiosk as english } from '#locales/en-US.json';
import { kiosk } from '#locales/zh-TW.json';

const t = createTranslator('zh-TW', { kiosk });

test('a doctor is called one, unless the name has a title of its own', () => {
  expect(doctorText(t, { doctorName: '林志明' })).toBe('林志明 醫師');
  expect(doctorText(t, { doctorName: '林志明 主任醫師', doctorTitled: true })).toBe('林志明 主任醫師');
  expect(doctorText(t, {})).toBe('');
  expect(doctorText(t, { doctorName: 'นพ. ดา', doctorTitled: true })).toBe('น\u2060พ. ดา');
});

test('who does not read Chinese finds the alternative name first, called a doctor once', () => {
  const inEnglish = createTranslator('en-US', { kiosk: english });
  const doctor = { doctorName: '林志明', doctorSecondName: 'Lin Chih-Ming' };
  expect(doctorText(inEnglish, doctor)).toBe('Dr. Lin Chih-Ming 林志明');
  expect(doctorText(inEnglish, { ...doctor, doctorSecondName: 'Dr. Lin' })).toBe('Dr. Lin 林志明');
  expect(doctorText(t, doctor)).toBe('林志明 醫師');
});

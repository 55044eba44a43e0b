import { expect, test } from 'vitest';
import { createTranslator } from '#client/language/translator.ts';
import { departmentText } from '#kiosk/result/department-text.ts';

const heart = { departmentName: '心臟內科', departmentSecondName: 'Cardiology' };

test('a department is named as its reader reads it, then as its door says it', () => {
  const english = createTranslator('en-US', {});
  expect(departmentText(english, heart)).toBe('Cardiology 心臟內科');
  expect(departmentText(english, heart, { queueName: '心臟內科' })).toBe('Cardiology');
  expect(departmentText(english, heart, { queueName: '心臟內科', queueSecondName: 'Cardiology' })).toBe('');
  expect(departmentText(createTranslator('zh-TW', {}), heart)).toBe('心臟內科');
  expect(departmentText(english, {})).toBe('');
});

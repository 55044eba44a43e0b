import { expect, test } from 'vitest';
import '../every-word.ts';
import { doctorText } from '#display/screen/doctor-text.ts';
import { wordsOf } from '#display/text/words.ts';
import type { ViewCounter } from '#generated/shapes.ts';

const room = { gid: 'c', name: '1', service: 'serving' } as ViewCounter;

test('a doctor is called one, unless the name has a title of its own', () => {
  const word = wordsOf('zh-TW');
  expect(doctorText({ ...room, doctor: '林志明' }, word)).toBe('林志明 醫師');
  expect(doctorText({ ...room, doctor: '林志明 主任醫師', doctorTitled: true }, word)).toBe('林志明 主任醫師');
  expect(doctorText(room, word)).toBe('');
});

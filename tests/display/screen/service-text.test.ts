import { expect, test } from 'vitest';
import '../every-word.ts';
import { numberless, serviceText } from '#display/screen/service-text.ts';
import { wordsOf } from '#display/text/words.ts';
import type { ViewCounter } from '#generated/shapes.ts';

const counter: ViewCounter = {
  gid: 'c',
  name: '1',
  service: 'serving',
  current: '',
  calledSeq: 0,
  next: [],
  passed: [],
  expected: [],
  waitingCount: 0,
};

test('a room that pauses does not see patients, a desk does not serve', () => {
  const word = wordsOf('zh-TW');
  expect(serviceText({ ...counter, service: 'pause', doctor: '林志明' }, word)).toBe('暫停看診');
  expect(serviceText({ ...counter, service: 'pause' }, word)).toBe('暫停服務');
  expect(serviceText({ ...counter, service: 'unlogin', department: '骨科' }, word)).toBe('未開診');
  expect(serviceText({ ...counter, service: 'unlogin' }, word)).toBe('未開放');
  const desk = { ...counter, department: '批價', groupGid: 'g' };
  expect(serviceText({ ...desk, service: 'pause' }, word)).toBe('暫停服務');
  expect(serviceText({ ...counter, service: 'noData' }, word)).toBe('無資料');
  expect(serviceText(counter, word)).toBe('');
  expect(numberless({ ...counter, current: '023' }, word)).toBe('');
});

import { expect, test } from 'vitest';
import '../../display/every-word.ts';
import { numberless } from '#display/screen/service-text.ts';
import { wordsOf } from '#display/text/words.ts';
import type { ViewCounter } from '#generated/shapes.ts';
import { CounterService } from '#generated/values.ts';
import { text } from '#server/ground/texts.ts';
import { numberOrState } from '#server/pages/counter-text.ts';

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
const say = (key: string) => text('zh-TW', `display.${key}`);

test('pages without a script say of every counter what the screens say', () => {
  for (const service of CounterService)
    for (const current of ['', '023'])
      for (const who of [{}, { doctor: '林志明' }, { department: '骨科' }, { department: '批價', groupGid: 'g' }]) {
        const one = { ...counter, ...who, service, current };
        expect(numberOrState(one, say)).toBe(numberless(one, wordsOf('zh-TW')) || current);
      }
});

test('a number stands with its mark', () => {
  expect(numberOrState({ ...counter, current: '023', mark: 'B' }, say)).toBe('B023');
});

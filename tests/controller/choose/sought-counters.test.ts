import { expect, test } from 'vitest';
import { soughtCounters } from '#controller/choose/sought-counters.ts';
import type { Counter } from '#generated/shapes.ts';

const counter = (panelGid: string, said: Partial<Counter>): Counter => ({
  panelGid,
  name: `${panelGid} 診門口`,
  counterName: `${panelGid} 診`,
  variant: 'clinic',
  callingMode: 1,
  service: 'unlogin',
  ...said,
});
const counters = [
  counter('101', { departmentName: '家庭醫學科', staffName: '周佩珊', service: 'serving' }),
  counter('1010', { departmentName: '心臟內科' }),
  counter('X1', { variant: 'inspection', apn: 'CT-2', apnName: '電腦斷層' }),
  counter('c1', { counterName: 'Cashier 1', groupGid: 'billing', groupName: '批價' }),
];
const found = (typed: string) => soughtCounters(counters, typed).map(({ panelGid }) => panelGid);

test.each([
  ['part of its name', '010', ['1010']],
  ['its department', '內科', ['1010']],
  ['who serves there', '佩珊', ['101']],
  ['the code or name of its examination', 'ct-2', ['X1']],
  ['its group', '批價', ['c1']],
  ['several words, in any order', '內科 1010', ['1010']],
  ['full-width digits of an input method', '１０１', ['101', '1010']],
  ['small letters', 'cashier', ['c1']],
])('a room or counter is found by %s', (_, typed, panels) => {
  expect(found(typed)).toEqual(panels);
});

test('words that stand in two names find none, nor do ends of one and beginnings of the next', () => {
  expect(found('家庭 心臟')).toEqual([]);
  expect(found('診101')).toEqual([]);
});

test('without a word every counter stands', () => {
  expect(found('  ')).toEqual(['101', '1010', 'X1', 'c1']);
});

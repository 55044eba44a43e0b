import { expect, test } from 'vitest';
import type { StatusQuestion } from '#server/printing/network/escpos.ts';
import { isDone, isStatus, paperAt, stateOf } from '#server/printing/network/status.ts';

const well: [StatusQuestion, number][] = [
  [1, 0x16],
  [2, 0x12],
  [3, 0x12],
  [4, 0x12],
];

test.each([
  ['all is well', [], 'ready'],
  ['the cover is open', [[2, 0x16]], 'coverOpen'],
  ['the paper is at its end', [[4, 0x72]], 'paperOut'],
  ['printing stopped for want of paper', [[2, 0x32]], 'paperOut'],
  ['the paper will be at its end soon', [[4, 0x1e]], 'ready'],
  ['the knife is stuck', [[3, 0x1a]], 'fault'],
  ['it cannot go on by itself', [[3, 0x32]], 'fault'],
  ['it is switched off line', [[1, 0x1e]], 'offline'],
] as [string, [StatusQuestion, number][], string][])('%s', (_, answers, state) => {
  expect(stateOf(new Map([...well, ...answers]))).toBe(state);
});

test('answers to the two kinds of questions are told apart, and from flow control', () => {
  for (let byte = 0; byte < 256; byte += 1) expect(isStatus(byte) && isDone(byte)).toBe(false);
  expect([0x12, 0x16, 0x72].map(isStatus)).toEqual([true, true, true]);
  expect([0x00, 0x0c, 0x03 & 0x0d].map(isDone)).toEqual([true, true, true]);
  expect([0x11, 0x13].map((byte) => isStatus(byte) || isDone(byte))).toEqual([false, false]);
  expect([paperAt(0x00), paperAt(0x01), paperAt(0x0c)]).toEqual(['ready', 'ready', 'paperOut']);
});

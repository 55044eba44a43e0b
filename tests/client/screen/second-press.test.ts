import { beforeEach, expect, test } from 'vitest';
import { type Press, secondPresses } from '#client/screen/second-press.ts';

let isSecond: (press: Press) => boolean;
let now: number;
beforeEach(() => {
  isSecond = secondPresses();
  now = 1_000;
});
const press = (target: string, more: Partial<Press> = {}) =>
  isSecond({ target, scene: 'home', at: now, x: 300, y: 400, count: 1, touch: false, ...more });
const touch = (target: string, more: Partial<Press> = {}) => press(target, { touch: true, ...more });

test('the second of a double press counts only at what the first has pressed', () => {
  expect(press('transfer to 105')).toBe(false);
  expect(press('next', { count: 2 })).toBe(true);
  expect(press('next', { count: 3 })).toBe(true);
  expect(press('next')).toBe(false);
  expect(press('7')).toBe(false);
  expect(press('7', { count: 2 })).toBe(false);
});

test('the same element of another screen is something else', () => {
  expect(press('first answer')).toBe(false);
  expect(press('first answer', { scene: 'class', count: 2 })).toBe(true);
});

test('on a touch screen two presses at one place within half a second are one, however the browser counts them', () => {
  expect(touch('101')).toBe(false);
  now += 400;
  expect(touch('L1', { x: 310, y: 390 })).toBe(true);
  now += 400;
  expect(touch('L1')).toBe(true);
  now += 501;
  expect(touch('L1')).toBe(false);
  now += 100;
  expect(touch('finish', { y: 800 })).toBe(false);
});

test('a mouse that is quick is not taken for a double press, nor is a key', () => {
  expect(press('101')).toBe(false);
  now += 100;
  expect(press('L1')).toBe(false);
  expect(press('finish', { count: 0 })).toBe(false);
  expect(press('finish', { count: 2 })).toBe(true);
});

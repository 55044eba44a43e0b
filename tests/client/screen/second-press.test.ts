import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Press, secondPresses, swallowSecondPresses } from '#client/screen/second-press.ts';

let isSecond: (press: Press) => boolean;
let now: number;
beforeEach(() => {
  isSecond = secondPresses();
  now = 1_000;
});
const press = (target: string, more: Partial<Press> = {}) =>
  isSecond({ target, scene: 'home', at: now, x: 300, y: 400, count: 1, by: 'countedMouse', ...more });
const touch = (target: string, more: Partial<Press> = {}) => press(target, { by: 'touch', ...more });

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

test('a mouse whose presses begin anew at each element is counted by time and place', () => {
  const mouse = (target: string, more: Partial<Press> = {}) => press(target, { by: 'mouse', ...more });
  expect(mouse('transfer to 105')).toBe(false);
  now += 300;
  expect(mouse('next', { x: 304, y: 397 })).toBe(true);
  now += 300;
  expect(mouse('next')).toBe(true);
  now += 501;
  expect(mouse('next')).toBe(false);
  now += 100;
  expect(mouse('undo', { y: 406 })).toBe(false);
  now += 100;
  expect(mouse('undo', { y: 406, count: 2 })).toBe(false);
});

test('a mouse that is quick is not taken for a double press where the browser counts, nor is a key', () => {
  expect(press('101')).toBe(false);
  now += 100;
  expect(press('L1')).toBe(false);
  expect(press('finish', { count: 0 })).toBe(false);
  expect(press('finish', { count: 2 })).toBe(true);
});

describe('on a page', () => {
  /** What is pressed, as a page finds it; the page itself is not needed for more. */
  class Found {
    closest() {
      return this;
    }
  }
  let send: (event: object) => void;
  const stopped = vi.fn();
  beforeEach(() => {
    stopped.mockReset();
    vi.stubGlobal('Element', Found);
    vi.stubGlobal('HTMLLabelElement', class {});
    const page = { addEventListener: (_: string, listener: typeof send) => (send = listener) };
    swallowSecondPresses(page as unknown as Document, () => 'home');
    return () => vi.unstubAllGlobals();
  });
  /** Two presses in one place, 200 ms apart, at two elements. */
  const twice = (more: object) => {
    const said = { detail: 1, clientX: 9, clientY: 9, preventDefault: stopped, stopImmediatePropagation: () => {} };
    send({ ...said, ...more, target: new Found(), timeStamp: 1_000 });
    send({ ...said, ...more, target: new Found(), timeStamp: 1_200 });
    return stopped.mock.calls.length;
  };

  test('Firefox, which counts by element, has the second swallowed', () => {
    expect(twice({ pointerType: 'mouse' })).toBe(1);
  });

  test('Chromium, which counts by place, is believed when it does not call it the second', () => {
    expect(twice({ pointerType: 'mouse', sourceCapabilities: { firesTouchEvents: false } })).toBe(0);
  });
});

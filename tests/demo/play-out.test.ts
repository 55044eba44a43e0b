import { expect, test } from 'vitest';
import { evenly, type Press, playOut } from '#demo/play-out.ts';

const minute = 60_000;

/** Presses that note when the server's clock stood how far back. */
function noted(presses: readonly Omit<Press, 'act'>[]) {
  const happened: [by: string, before: number | undefined][] = [];
  let back: number | undefined;
  const acting = presses.map((press) => ({
    ...press,
    act: async () => {
      await Promise.resolve();
      happened.push([press.by, back]);
    },
  }));
  const setBack = (ms: number) => {
    back = ms;
  };
  return { acting, happened, setBack };
}

test('what is longer ago happens first, with the clock set back so far', async () => {
  const { acting, happened, setBack } = noted([
    { before: 0, by: 'nurse' },
    { before: 30 * minute, by: 'patient' },
    { before: 10 * minute, by: 'clerk' },
  ]);
  await playOut(acting, setBack);
  expect(happened).toEqual([
    ['patient', 30 * minute],
    ['clerk', 10 * minute],
    ['nurse', 0],
  ]);
});

test('of one minute patients come before anybody is called, and each does one thing after the other', async () => {
  const order: string[] = [];
  const press = (by: string, what: string, comes = false): Press => ({
    before: 0,
    by,
    comes,
    act: async () => {
      order.push(`${what} begins`);
      await new Promise(setImmediate);
      order.push(`${what} ends`);
    },
  });
  await playOut([press('nurse', 'sign-in'), press('nurse', 'call'), press('patient', 'check-in', true)]);
  expect(order).toEqual(['check-in', 'sign-in', 'call'].flatMap((what) => [`${what} begins`, `${what} ends`]));
});

test('times lie evenly from the first to the last', () => {
  expect(evenly(3, 100, 20)).toEqual([100, 60, 20]);
  expect(evenly(1, 100, 20)).toEqual([100]);
  expect(evenly(0, 100, 20)).toEqual([]);
});

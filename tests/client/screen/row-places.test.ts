import { expect, test } from 'vitest';
import { reactionMs, rowPlaces } from '#client/screen/row-places.ts';

/** A row whose place a test sets. */
function rowAt(top: number) {
  const place = { top };
  return Object.assign({ getBoundingClientRect: () => place } as unknown as Element, { place });
}

function list() {
  let now = 1000;
  const places = rowPlaces(() => now);
  const [first, second, third] = [rowAt(0), rowAt(50), rowAt(100)];
  places.look([first, second, third]);
  return {
    ...{ places, first, second, third },
    pass(ms: number) {
      now += ms;
    },
  };
}

test('a row that has come up is pressed only once one can have seen it', () => {
  const { places, first, second, third, pass } = list();
  second.place.top = 0;
  third.place.top = 50;
  places.look([second, third]);
  expect([second, third].map(places.hasJustMoved)).toEqual([true, true]);
  pass(reactionMs - 1);
  expect(places.hasJustMoved(second)).toBe(true);
  pass(1);
  expect(places.hasJustMoved(second)).toBe(false);
  expect(places.hasJustMoved(first)).toBe(false);
});

test('a row that has only just come is not pressed, while those above it are', () => {
  const { places, first, second, third } = list();
  const fourth = rowAt(150);
  places.look([first, second, third, fourth]);
  expect([first, second, third, fourth].map(places.hasJustMoved)).toEqual([false, false, false, true]);
});

test('rows that the hand has moved itself, or another list that it asked for, are pressed at once', () => {
  const { places, first, second, third } = list();
  first.place.top = -50;
  second.place.top = 0;
  third.place.top = 50;
  places.lookAgain([first, second, third]);
  places.look([first, second, third]);
  expect([first, second, third].map(places.hasJustMoved)).toEqual([false, false, false]);
  const other = rowAt(0);
  places.look([other]);
  expect(places.hasJustMoved(other)).toBe(false);
});

test('a row that moves by less than a hand notices is pressed at once', () => {
  const { places, first, second, third } = list();
  second.place.top = 55;
  places.look([first, second, third]);
  expect(places.hasJustMoved(second)).toBe(false);
});

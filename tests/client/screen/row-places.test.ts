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
  pass(reactionMs - 1);
  expect([first, second].map(places.takes)).toEqual([true, false]);
  pass(1);
  expect(places.takes(third)).toBe(true);
});

test('a row that has only just come is not pressed, while those above it are', () => {
  const { places, first, second, third } = list();
  const fourth = rowAt(150);
  places.look([first, second, third, fourth]);
  expect([first, second, third, fourth].map(places.takes)).toEqual([true, true, true, false]);
});

test('rows that the hand has moved itself, or another list that it asked for, are pressed at once', () => {
  const { places, first, second, third } = list();
  first.place.top = -50;
  second.place.top = 0;
  third.place.top = 50;
  places.lookAgain([first, second, third]);
  places.look([first, second, third]);
  expect([first, second, third].map(places.takes)).toEqual([true, true, true]);
  const other = rowAt(0);
  places.look([other]);
  expect(places.takes(other)).toBe(true);
});

test('a row that moves by less than a hand notices is pressed at once', () => {
  const { places, first, second, third } = list();
  second.place.top = 55;
  places.look([first, second, third]);
  expect(places.takes(second)).toBe(true);
});

test('the second of a double press is not taken where the first was not, and one that comes after a look is', () => {
  const { places, second, third, pass } = list();
  second.place.top = 0;
  places.look([second, third]);
  pass(reactionMs - 100);
  expect(places.takes(second)).toBe(false);
  pass(reactionMs - 100);
  expect(places.takes(second)).toBe(false);
  pass(reactionMs);
  expect(places.takes(second)).toBe(true);
});

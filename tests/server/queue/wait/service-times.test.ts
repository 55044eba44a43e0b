import { expect, test } from 'vitest';
import { type CounterLine, callLengths, typicalTimes } from '#server/queue/wait/service-times.ts';

const minute = 60_000;
/** Lines of one counter: minute, kind, ticket. */
const lines = (...told: [number, CounterLine['kind'], string?][]): CounterLine[] =>
  told.map(([at, kind, ticketGid]) => ({ at: at * minute, kind, ticketGid: ticketGid ?? null }));

test.each<[string, CounterLine[], number[]]>([
  ['from the call until the next', lines([0, 'called', 'a'], [7, 'completed', 'a'], [7, 'called', 'b']), [7]],
  ['whoever is passed took time as well', lines([0, 'called', 'a'], [3, 'passed', 'a']), [3]],
  ['a pause is left out', lines([0, 'called', 'a'], [2, 'paused'], [12, 'resumed'], [15, 'completed', 'a']), [5]],
  ['a pause before the call too', lines([0, 'paused'], [1, 'called', 'a'], [4, 'resumed'], [6, 'completed', 'a']), [2]],
  ['a call that ends in a pause', lines([0, 'called', 'a'], [5, 'paused'], [9, 'completed', 'a']), [5]],
  ['what happens to others is no end', lines([0, 'called', 'a'], [1, 'wentAway', 'b'], [4, 'completed', 'a']), [4]],
  ['numbers without a ticket', lines([0, 'called'], [4, 'completed'], [4, 'called'], [9, 'completed']), [4, 5]],
  [
    'a button pressed again is no service',
    lines([0, 'called'], [0.125, 'completed'], [0.125, 'called'], [4.125, 'passed']),
    [4],
  ],
  ['who logs out has no length to tell', lines([0, 'called', 'a'], [90, 'loggedOut']), []],
  ['nor has a call that outlasts it', lines([0, 'called', 'a'], [5, 'loggedOut'], [90, 'completed', 'a']), []],
  [
    'a pause ends with it',
    lines([0, 'paused'], [1, 'loggedOut'], [8, 'called', 'a'], [9, 'resumed'], [12, 'completed', 'a']),
    [4],
  ],
  ['a pause told of twice', lines([0, 'called', 'a'], [2, 'paused'], [4, 'paused'], [9, 'completed', 'a']), [2]],
  ['a call within a pause', lines([0, 'paused'], [3, 'called', 'a'], [9, 'completed', 'a']), []],
  ['a call that began before the lines', lines([3, 'completed', 'z'], [3, 'called', 'a'], [5, 'completed', 'a']), [2]],
])('%s', (_, told, lengths) => {
  expect(callLengths(told)).toEqual(lengths);
});

test('before any call the usual length is typical, and each call steadies it', () => {
  expect(typicalTimes([], 6).mean).toBe(6);
  expect(typicalTimes([10], 6).mean).toBe(7);
  expect(
    typicalTimes(
      Array.from({ length: 40 }, () => 10),
      6,
    ).mean,
  ).toBeCloseTo(9.7, 1);
});

test('one call left open over lunch does not rule the day', () => {
  const day = Array.from({ length: 10 }, () => 5);
  expect(typicalTimes([...day, 95], 5).mean).toBeLessThan(6.5);
});

test('a morning that begins with three long calls is not taken for a slow day: each counts as four usual ones', () => {
  expect(typicalTimes([30, 30, 30], 5)).toMatchObject({ mean: 12.5, calls: 6 });
  expect(typicalTimes([30, 30, 30, 30], 5).mean, 'with the fourth they are what is usual').toBeCloseTo(135 / 7);
});

test('where calls take seconds, one of minutes counts as two minutes at most', () => {
  const seconds = Array.from({ length: 10 }, () => 0.3);
  expect(typicalTimes(seconds, 5).mean).toBeCloseTo((10 * 0.3 + 3 * 2) / 13);
});

test('calls are taken to differ by half of what is usual, and by more where they did', () => {
  expect(typicalTimes([6, 6, 6], 6).spread).toBe(3);
  expect(typicalTimes([1, 20], 6).spread).toBeCloseTo(Math.sqrt((6.8 ** 2 + 3 * 1.8 ** 2 + 12.2 ** 2) / 5));
});

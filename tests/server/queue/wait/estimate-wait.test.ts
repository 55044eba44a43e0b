import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateWait, type Line, roundWait } from '#server/queue/wait/estimate-wait.ts';

const times = { mean: 6, spread: 3, calls: 100 };
const told = (line: Partial<Line>) => {
  const wait = estimateWait({ ahead: 0, counters: [0], times, ...line });
  return wait && [wait.fromMinutes, wait.toMinutes];
};

test.each<[string, Partial<Line>, number[] | undefined]>([
  ['nobody at work: nothing is promised', { counters: [] }, undefined],
  ['a free counter and nobody ahead: soon', { counters: [null] }, [0, 5]],
  ['a free counter and two ahead', { counters: [null], ahead: 2 }, [5, 20]],
  ['somebody has just been called', { counters: [0] }, [0, 15]],
  ['the call has lasted for a usual while', { counters: [6] }, [0, 10]],
  ['calls differ much: the one at the counter alone', { times: { ...times, spread: 6 } }, [0, 15]],
  ['ten ahead at one counter', { ahead: 10 }, [50, 90]],
  ['ten ahead at five counters', { ahead: 10, counters: [0, 0, 0, 0, 0] }, [15, 25]],
  ['three hundred ahead: nobody plans so far', { ahead: 300 }, [720, 720]],
])('%s', (_, line, wait) => {
  expect(told(line)).toEqual(wait);
});

test.each([
  [0, 0, 0],
  [4, 0, 5],
  [7, 5, 10],
  [60, 60, 60],
  [61, 60, 75],
  [100, 90, 105],
])('%d minutes are told as %d at least and %d at most', (minutes, least, most) => {
  expect([roundWait(minutes, Math.floor), roundWait(minutes, Math.ceil)]).toEqual([least, most]);
});

describe('of any line', () => {
  const lines = fc.record({
    ahead: fc.integer({ min: 0, max: 120 }),
    counters: fc.array(fc.option(fc.double({ min: 0, max: 60, noNaN: true }), { nil: null }), {
      minLength: 1,
      maxLength: 8,
    }),
    times: fc
      .tuple(
        fc.double({ min: 0.5, max: 30, noNaN: true }),
        fc.double({ min: 0, max: 2, noNaN: true }),
        fc.integer({ min: 3, max: 200 }),
      )
      .map(([mean, part, calls]) => ({ mean, spread: mean * part, calls })),
  });

  test('more people ahead never make it earlier', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const [now, later] = [estimateWait(line)!, estimateWait({ ...line, ahead: line.ahead + 1 })!];
        expect(later.fromMinutes).toBeGreaterThanOrEqual(now.fromMinutes);
        expect(later.toMinutes).toBeGreaterThanOrEqual(now.toMinutes);
      }),
    );
  });

  test('it is a range of whole steps, and one more counter never makes its end later', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const { fromMinutes, toMinutes } = estimateWait(line)!;
        expect(fromMinutes).toBeLessThanOrEqual(toMinutes);
        expect([fromMinutes % 5, toMinutes % 5]).toEqual([0, 0]);
        const more = estimateWait({ ...line, counters: [...line.counters, null] })!;
        expect(more.toMinutes).toBeLessThanOrEqual(toMinutes);
      }),
    );
  });
});

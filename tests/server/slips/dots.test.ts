import { expect, test } from 'vitest';
import { dither, packDots } from '#server/slips/dots.ts';

const pixels = (values: readonly number[], alpha = 255) =>
  new Uint8ClampedArray(values.flatMap((value) => [value, value, value, alpha]));

test('dots are packed eight to a byte, the first in the highest bit, and a row begins with a new byte', () => {
  const row = [0, 255, 255, 255, 255, 255, 255, 0, 0, 255];
  expect([...packDots(pixels([...row, ...row.map(() => 255)]), 10, 2)]).toEqual([0x81, 0x80, 0, 0]);
});

test('what shows through is paper', () => {
  expect([...packDots(pixels(Array(8).fill(0), 0), 8, 1)]).toEqual([0]);
});

test.each([0, 64, 128, 192, 255])(
  'a picture of brightness %i has that share of white dots, and no grey ones',
  (grey) => {
    const made = pixels(Array(64 * 64).fill(grey));
    dither(made, 64, 64);
    const values = made.filter((_, at) => at % 4 === 0);
    expect(new Set(values).size).toBeLessThanOrEqual(2);
    const white = values.filter((value) => value === 255).length / values.length;
    expect(white).toBeCloseTo(grey / 255, 1);
  },
);

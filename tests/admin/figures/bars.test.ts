import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawBars, plot } from '#admin/figures/bars.ts';
import { textWidth } from '#admin/figures/label-lines.ts';

const base = plot.height - plot.bottom;

test('a bar is as high as its value against the highest line, its parts on one another', () => {
  const { bars, lines } = drawBars(
    [
      { label: '9:00', values: [6, 4] },
      { label: '10:00', values: [0, 0] },
    ],
    720,
  );
  expect(lines.map(({ value }) => value)).toEqual([0, 2, 4, 6, 8, 10]);
  const [first, second] = bars;
  expect(first?.total).toBe(10);
  expect(first?.parts[1]?.y).toBeCloseTo(plot.top);
  expect(first?.parts[0]?.y).toBeCloseTo(base - 0.6 * (base - plot.top));
  expect(second?.parts.every(({ height }) => height === 0)).toBe(true);
});

test('whatever is counted, bars stay inside the plot and their labels do not run into each other', () => {
  const counts = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 400 });
  fc.assert(
    fc.property(counts, fc.integer({ min: 120, max: 1400 }), (values, width) => {
      const { bars, barWidth, lines, labelEvery } = drawBars(
        values.map((value, day) => ({ label: `${day}`.padStart(9, '0'), values: [value] })),
        width,
      );
      expect(lines.length).toBeLessThanOrEqual(7);
      for (const { x, parts } of bars) {
        expect(x).toBeGreaterThanOrEqual(plot.left);
        expect(x + Math.min(barWidth, (width - plot.left) / bars.length)).toBeLessThanOrEqual(width + 0.01);
        expect(parts[0]?.y).toBeGreaterThanOrEqual(plot.top - 0.01);
      }
      expect(((width - plot.left) / bars.length) * labelEvery).toBeGreaterThanOrEqual(
        Math.min(width - plot.left, 9 * 8),
      );
    }),
  );
});

test('nothing is a plot without bars', () => {
  expect(drawBars([], 720).bars).toEqual([]);
});

test('every bar of a name has its label, broken and cut to its place; days are left out instead', () => {
  const doctors = Array.from({ length: 12 }, (_, index) => ({ label: `家庭醫學科 林志明${index}`, values: [1] }));
  const named = drawBars(doctors, 720, true);
  expect(named.labelEvery).toBe(1);
  expect(named.bars[0]?.lines).toEqual(['家庭醫…', '林志明0']);
  expect(Math.max(...named.bars.flatMap(({ lines }) => lines.map(textWidth)))).toBeLessThanOrEqual(named.labelWidth);
  expect(named.labelTop + 15).toBeLessThanOrEqual(plot.height);
  expect(drawBars(doctors.slice(0, 3), 720, true).bars[0]?.lines).toEqual(['家庭醫學科 林志明0']);
  expect(drawBars(doctors, 720).labelEvery).toBeGreaterThan(1);
});

import { expect, test } from 'vitest';
import { chartOf } from '#admin/policy/chart-of.ts';
import type { PolicySimulation } from '#generated/shapes.ts';

const call = { waitedMinutes: 4.6, lane: 'walkIn', priority: 0, reason: 'inOrder', outcome: 'completed' } as const;
const day: Pick<PolicySimulation, 'calls' | 'pauses' | 'counters'> = {
  counters: 2,
  pauses: [
    { counter: 2, fromMinute: 0, toMinute: 570 },
    { counter: 1, fromMinute: 700, toMinute: 720 },
  ],
  calls: [
    { ...call, number: 1, counter: 1, atMinute: 540, endsAtMinute: 570 },
    { ...call, number: 2, counter: 2, atMinute: 570, endsAtMinute: 660 },
  ],
};

test('calls stand in the row of their counter, from their beginning to their end', () => {
  const { bars, height, width } = chartOf(day as PolicySimulation);
  expect(width).toBe(440);
  expect(height).toBe(2 * 28 + 22);
  expect(bars).toEqual([
    { x: 0, y: 0, width: 109, lane: 'walkIn', text: '1 · 09:00 · 5′' },
    { x: 110, y: 28, width: 329, lane: 'walkIn', text: '2 · 09:30 · 5′' },
  ]);
});

test('pauses stand in it as far as the day goes, and hours below', () => {
  const { pauses, hours } = chartOf(day as PolicySimulation);
  expect(pauses).toEqual([{ x: 0, y: 28, width: 109 }]);
  expect(hours.map(({ x, label }) => [x, label])).toEqual([
    [0, '09:00'],
    [220, '10:00'],
    [440, '11:00'],
  ]);
});

test('minutes count from when the business day begins', () => {
  expect(chartOf(day as PolicySimulation, '07:30').hours[0]?.label).toBe('16:30');
});

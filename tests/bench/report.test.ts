import { describe, expect, test } from 'vitest';
import { figure, median, report } from '#bench/report.ts';

describe('a benchmark report', () => {
  const text = report('start', [
    figure('start', 1.2345, 's', { atMost: 2 }),
    figure('calls', 900, '/s', { atLeast: 1000 }),
    figure('ratio', 3, '×'),
  ]);

  test('ends with one line of JSON', () => {
    expect(JSON.parse(text.split('\n').at(-1) ?? '')).toEqual({
      bench: 'start',
      figures: [
        { name: 'start', value: 1.23, unit: 's', aim: 2, met: true },
        { name: 'calls', value: 900, unit: '/s', aim: 1000, met: false },
        { name: 'ratio', value: 3, unit: '×', aim: null, met: null },
      ],
    });
  });

  test('tells a missed aim in the table', () => {
    expect(text.split('\n').find((line) => line.startsWith('calls'))).toMatch(/900.*1000 {2}MISSED$/);
  });
});

test('the median is not moved by one slow run', () => {
  expect(median([1, 1.1, 40])).toBe(1.1);
  expect(median([1, 2, 3, 40])).toBe(2.5);
});

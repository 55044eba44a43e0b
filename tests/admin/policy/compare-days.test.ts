import { describe, expect, test } from 'vitest';
import { compareDays } from '#admin/policy/compare-days.ts';
import type { PolicySimulation } from '#generated/shapes.ts';

type Figures = PolicySimulation['figures'];

const none: Figures = {
  served: 0,
  notServed: 0,
  medianWaitMinutes: 0,
  longestWaitMinutes: 0,
  classes: [],
  overtakes: 0,
  mostOvertaken: 0,
  idleMinutes: [],
  afterClosing: 0,
  endsAtMinute: 0,
};
const say = (key: string, options?: Record<string, unknown>) =>
  options ? `${key} ${Object.values(options).join(' ')}` : key;

function classOf(lane: Figures['classes'][number]['lane'], priority: number, longestWaitMinutes: number) {
  return { lane, priority, calls: 1, medianWaitMinutes: 1, longestWaitMinutes };
}

describe('the figures of two days side by side', () => {
  test('tell the longest wait of every lane and class of either day, by the name of the class', () => {
    const rows = compareDays(
      { ...none, classes: [classOf('walkIn', 0, 12), classOf('passed', 2, 30)] },
      { ...none, classes: [classOf('walkIn', 0, 9), classOf('walkIn', 1, 4)] },
      say,
      ['emergency', 'elderly'],
    );
    expect(rows.filter(({ label }) => label.startsWith('admin.policy.longestWaitOf'))).toEqual([
      { label: 'admin.policy.longestWaitOf values.QueueLane.walkIn', present: 12, tried: 9 },
      { label: 'admin.policy.longestWaitOf values.QueueLane.passed · emergency', present: 30, tried: undefined },
      { label: 'admin.policy.longestWaitOf values.QueueLane.walkIn · elderly', present: undefined, tried: 4 },
    ]);
  });

  test('tell how long each counter had nobody', () => {
    const rows = compareDays({ ...none, idleMinutes: [3, 7] }, { ...none, idleMinutes: [5] }, say);
    expect(rows.slice(-2)).toEqual([
      { label: 'admin.policy.idleOf 1', present: 3, tried: 5 },
      { label: 'admin.policy.idleOf 2', present: 7, tried: undefined },
    ]);
  });
});

import { expect, test } from 'vitest';
import { backAt } from '#server/queue/back-at.ts';

const at = (moment: string) => Date.parse(moment);

test('a pause over a change of the clocks ends at the time that they show then', () => {
  const organisation = { timeZoneName: 'Europe/Berlin' } as never;
  const back = (now: string, until: string) =>
    backAt({ service: 'pause', pause: { until: at(until) } } as never, { now: at(now), organisation });
  expect(back('2026-03-29T01:45:00+01:00', '2026-03-29T02:15:00+01:00')).toBe('03:15');
  expect(back('2026-10-25T02:45:00+02:00', '2026-10-25T03:15:00+02:00')).toBe('02:15');
  expect(back('2026-10-25T02:30:00+01:00', '2026-10-25T02:15:00+01:00')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { totalRow } from '#server/reports/total-row.ts';

const columns = {
  staffName: { kind: 'text', total: 'none' },
  workingDays: { kind: 'integer', total: 'none' },
  signedInSeconds: { kind: 'duration', total: 'sum' },
  called: { kind: 'integer', total: 'sum' },
  averageWaitSeconds: { kind: 'duration', total: 'none' },
  longestWaitSeconds: { kind: 'duration', total: 'greatest' },
} as const;

test('counts and times are added, the longest stays, and what does not add up is left out', () => {
  const rows = [
    { staffName: '甲', workingDays: 3, signedInSeconds: 60, called: 4, averageWaitSeconds: 10, longestWaitSeconds: 90 },
    { staffName: '乙', workingDays: 3, signedInSeconds: 30, called: 0 },
    { staffName: '丙', workingDays: 1, signedInSeconds: 0, called: 1, averageWaitSeconds: 20, longestWaitSeconds: 20 },
  ];
  expect(totalRow(columns, rows)).toEqual({
    staffName: undefined,
    workingDays: undefined,
    signedInSeconds: 90,
    called: 5,
    averageWaitSeconds: undefined,
    longestWaitSeconds: 90,
  });
  expect(totalRow(columns, rows.slice(1, 2)), 'nobody who was called had waited').toMatchObject({
    called: 0,
    longestWaitSeconds: undefined,
  });
});

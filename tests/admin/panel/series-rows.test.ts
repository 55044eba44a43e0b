import { expect, test } from 'vitest';
import { seriesRows } from '#admin/panel/series-rows.ts';

const tokens = { name: '名稱', code: '代碼', department: '科別' };
const room = { gid: 'r1', name: '101 診', code: '101', department: '骨科' };
const pattern = { name: '{科別} {名稱}門口', counterName: '{代碼}' };

test('a panel of a room is called by the pattern, and has its room and department', () => {
  expect(seriesRows([room], 'room', pattern, tokens, true)).toEqual([
    { name: '骨科 101 診門口', counterName: '101', departmentName: '骨科', roomCode: '101' },
  ]);
});

test('a panel of a department has no room, one that calls nobody a name alone, and nothing is longer than it may be', () => {
  const department = { gid: 'd1', name: '骨科', code: 'ORT' };
  expect(seriesRows([department], 'department', { name: '{名稱}', counterName: '' }, tokens, true)).toEqual([
    { name: '骨科', departmentName: '骨科' },
  ]);
  const [row] = seriesRows([{ ...room, name: '長'.repeat(90) }], 'room', pattern, tokens, false);
  expect([Object.keys(row ?? {}), row?.name.length]).toEqual([['name'], 60]);
});

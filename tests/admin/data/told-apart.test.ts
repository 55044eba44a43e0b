import { expect, test } from 'vitest';
import { toldApart } from '#admin/data/told-apart.ts';

test('records of one name are told apart by their codes, others keep theirs beside the name', () => {
  const records = [
    { gid: 'a', name: '林志明', code: 'D1' },
    { gid: 'b', name: '陳怡君', code: 'D2' },
    { gid: 'c', name: '林志明', code: 'D3' },
  ];
  expect(toldApart(records)).toEqual([
    { gid: 'a', name: '林志明 D1' },
    { gid: 'b', name: '陳怡君', code: 'D2' },
    { gid: 'c', name: '林志明 D3' },
  ]);
});

test('what has no code keeps its name', () => {
  const records = [
    { gid: 'a', name: 'Hall' },
    { gid: 'b', name: 'Hall' },
  ];
  expect(toldApart(records)).toEqual(records);
});

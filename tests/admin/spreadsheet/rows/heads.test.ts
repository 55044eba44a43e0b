import { expect, test } from 'vitest';
import { findHeads } from '#admin/spreadsheet/rows/heads.ts';
import type { ResourceName } from '#generated/resources.ts';
import { planOf } from '../sheets.ts';

/** What each head of a file is taken for. */
async function meaningOf(name: ResourceName, ...heads: string[]) {
  const rows = [
    { number: 1, cells: heads },
    { number: 2, cells: heads.map(() => 'x') },
  ];
  const { columns, unknown } = findHeads({ tables: [{ name: '', rows }] } as never, await planOf(name));
  return { properties: columns.map((column) => column?.property), unknown };
}

test('a head is understood with the kind of record before or behind it', async () => {
  expect(await meaningOf('doctor', '醫師代碼', '醫師姓名', '職稱', '電話')).toEqual({
    properties: ['code', 'name', 'title', undefined],
    unknown: ['電話'],
  });
  expect(await meaningOf('doctor', 'Doctor code', 'ชื่อแพทย์')).toEqual({ properties: ['code', 'name'], unknown: [] });
  expect(await meaningOf('room', '診間名稱', '診間代碼', '科別')).toEqual({
    properties: ['name', 'code', 'department'],
    unknown: [],
  });
});

test('a label with two names is understood by either', async () => {
  expect((await meaningOf('panel', '看板名稱', '櫃檯名稱', '科別')).properties).toEqual([
    'name',
    'counterName',
    'departmentName',
  ]);
});

test('a column that refers to others is understood by their code or name', async () => {
  expect((await meaningOf('doctorShift', '醫師代碼', '代診醫師姓名', '診間代碼', '星期')).properties).toEqual([
    'doctor',
    'substitute',
    'room',
    'weekday',
  ]);
});

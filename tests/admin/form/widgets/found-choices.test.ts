import { expect, test } from 'vitest';
import { foundChoices } from '#admin/form/widgets/found-choices.ts';

const choices = [
  { gid: 'r1', name: '101 診', code: 'R101' },
  { gid: 'r2', name: '102 診', code: 'R102' },
  { gid: 'd1', name: '批價櫃檯' },
];
const found = (inputValue: string) =>
  foundChoices(choices, { inputValue, getOptionLabel: ({ name }) => name }).map(({ gid }) => gid);

test.each([
  ['', ['r1', 'r2', 'd1']],
  ['診', ['r1', 'r2']],
  ['r102', ['r2']],
  [' R101 ', ['r1']],
  ['批價', ['d1']],
  ['Ｒ１０２', ['r2']],
  ['R103', []],
])('%j finds by name and by code: %j', (typed, gids) => {
  expect(found(typed)).toEqual(gids);
});

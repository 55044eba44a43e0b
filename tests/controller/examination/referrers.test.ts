import { expect, test } from 'vitest';
import { referrers } from '#controller/examination/referrers.ts';

const told = { departments: ['腸胃科'], doctors: ['林志明'] };
const patients = [
  { departmentName: '腸胃科', doctorName: '林志明' },
  { departmentName: '泌尿科', doctorName: '陳怡君' },
  { departmentName: '腸胃科', doctorName: '王淑芬' },
  // Who took a number at the machine was sent by nobody.
  {},
];

test('a department whose first patient is sent while the window is open can be chosen, and its doctor', () => {
  expect(referrers(told, patients, '')).toEqual({
    departments: ['腸胃科', '泌尿科'],
    doctors: ['林志明', '陳怡君', '王淑芬'],
  });
});

test('of one department only its own doctors', () => {
  expect(referrers(told, patients, '腸胃科').doctors).toEqual(['林志明', '王淑芬']);
  expect(referrers({ ...told, doctors: [] }, patients, '泌尿科').doctors).toEqual(['陳怡君']);
});

import { expect, test } from 'vitest';
import { firstLook } from '#admin/list/first-look.ts';
import { resources } from '#generated/resources.ts';

const sortOf = (name: keyof typeof resources) => firstLook(resources[name]).sort;

test('a list begins with the newest version, and a log with its newest entry', () => {
  expect(sortOf('version')).toEqual({ field: 'createdAt', order: 'DESC' });
  expect(sortOf('changeLog')).toEqual({ field: 'createdAt', order: 'DESC' });
});

test('a list of doctors begins with the first of their codes', () => {
  expect(sortOf('doctor')).toEqual({ field: 'code', order: 'ASC' });
});

import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { Refusal } from '#server/errors/refusal.ts';
import { problemOfStart } from '#server/failed-start.ts';

const own = { DATA_DIR: tmpdir(), DATABASE_URL: '' };
const fault = (facts: object) => Object.assign(new Error('a fault'), facts);
const refused = new Refusal({ code: 'storage_unavailable' });

test.each([
  ['a full database', fault({ errcode: 13 }), /its disk is full/],
  ['a full disk', fault({ code: 'ENOSPC' }), /its disk is full/],
  ['a disk that takes nothing', fault({ errcode: 10 }), /\(a fault\)/],
  ['a command that could not store anything', refused, /\d+ MB are free on its disk/],
])('%s is said in words', (_, error, reason) => {
  const problem = problemOfStart(error, own);
  expect(problem?.exitCode).toBe(73);
  expect(problem?.message).toMatch(reason);
  expect(problem?.message).toContain(tmpdir());
});

test('a PostgreSQL that takes no changes is another thing than the data folder', () => {
  const problem = problemOfStart(refused, { ...own, DATABASE_URL: 'postgresql://db/callboard' });
  expect(problem).toMatchObject({ exitCode: 75, message: expect.stringContaining('PostgreSQL takes no changes') });
});

test('a fault of the program keeps its stack', () => {
  expect(problemOfStart(new TypeError('x is undefined'), own)).toBeUndefined();
  expect(problemOfStart(new Refusal({ code: 'not_found' }), own)).toBeUndefined();
  expect(problemOfStart(undefined, own)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { eachOnce } from '#controller/desk/each-once.ts';

test('who has moved up to the first page stands there once, as that page has them', () => {
  const first = [{ gid: 'a' }, { gid: 'b', status: 'passed' }];
  const later = [{ gid: 'b', status: 'awaiting' }, { gid: 'c' }];
  expect(eachOnce([...first, ...later], ({ gid }) => gid)).toEqual([
    { gid: 'a' },
    { gid: 'b', status: 'passed' },
    { gid: 'c' },
  ]);
});

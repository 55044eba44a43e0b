import { expect, test } from 'vitest';
import { withEarlier } from '#admin/data/with-earlier.ts';

const gidOf = (gid: string) => gid;

test('what new entries have pushed from one page to the next stands in the list once', () => {
  expect(withEarlier(['e5', 'e4', 'e3'], ['e4', 'e3', 'e2'], gidOf)).toEqual(['e5', 'e4', 'e3', 'e2']);
  expect(withEarlier(['e5', 'e4'], ['e3', 'e2'], gidOf)).toEqual(['e5', 'e4', 'e3', 'e2']);
});

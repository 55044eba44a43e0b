/** Which starts of a release count against it. */
import { expect, test } from 'vitest';
import { mayStart, noteHeard } from '#server/runtimes/trials.ts';

const starts = (mark: string, times: number, left: boolean) =>
  Array.from({ length: times }, () => mayStart(mark, 'release1', left, 0));

test('a page that is reloaded by hand before it was heard holds nothing up', () => {
  expect(starts('impatient', 9, true)).not.toContain(false);
  expect(starts('impatient', 3, false)).toEqual([true, true, false]);
});

test('a start counts until the device reports from that build, not from another', () => {
  expect(starts('silent', 3, false)).toEqual([true, true, true]);
  noteHeard('silent', 'release0');
  expect(starts('silent', 1, false)).toEqual([false]);
  noteHeard('silent', 'release1');
  expect(starts('silent', 1, true)).toEqual([true]);
});

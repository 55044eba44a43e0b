import { expect, test } from 'vitest';
import { removeInParts } from '#admin/undo/remove-in-parts.ts';
import { mostOfVerb } from '#generated/most-items.ts';

const most = mostOfVerb.bulkDelete.gids;
const ids = [...Array(2 * most + 1).keys()];

test('all go in calls of as many as one takes', async () => {
  const calls: number[] = [];
  const removed = await removeInParts(ids, async (part) => calls.push(part.length));
  expect(removed).toEqual({ gone: ids });
  expect(calls).toEqual([most, most, 1]);
});

test('where a part is refused, those before it are gone and can be brought back, and none after it is asked for', async () => {
  const failure = new Error('in use');
  let calls = 0;
  const removed = await removeInParts(ids, async () => {
    calls += 1;
    if (calls === 2) throw failure;
  });
  expect(removed).toEqual({ gone: ids.slice(0, most), failure });
  expect(calls).toBe(2);
});

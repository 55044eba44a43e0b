import type { Identifier } from 'react-admin';
import { expect, test } from 'vitest';
import { removeInParts } from '#admin/undo/remove-in-parts.ts';
import { mostOfVerb } from '#generated/most-items.ts';

const most = mostOfVerb.bulkDelete.gids;
const all = async (part: readonly unknown[]) => part as Identifier[];
const ids = [...Array(2 * most + 1).keys()];

test('all go in calls of as many as one takes', async () => {
  const calls: number[] = [];
  const removed = await removeInParts(ids, async (part) => calls.push(part.length), all);
  expect(removed).toEqual({ gone: ids });
  expect(calls).toEqual([most, most, 1]);
});

test('where a part is refused, those before it are gone and can be brought back, and none after it is asked for', async () => {
  const failure = new Error('in use');
  let calls = 0;
  const removed = await removeInParts(
    ids,
    async () => {
      calls += 1;
      if (calls === 2) throw failure;
    },
    all,
  );
  expect(removed).toEqual({ gone: ids.slice(0, most), failure });
  expect(calls).toBe(2);
});

test.each([0, 502])('where no answer came (%i), what is gone all the same can be brought back', async (status) => {
  const lost = Object.assign(new Error('away'), { status });
  const remove = (part: unknown[]) => (part.length === most ? Promise.reject(lost) : Promise.resolve());
  expect(await removeInParts(ids, remove, async () => [])).toEqual({ gone: ids });
  expect(await removeInParts(ids, remove, async () => [1])).toEqual({
    gone: ids.slice(0, most).filter((id) => id !== 1),
    failure: lost,
  });
});

test('what another has removed before keeps no other from going, and cannot be brought back from here', async () => {
  const unknown = Object.assign(new Error('not found'), { status: 404 });
  const removedBefore = [1, most + 1];
  const remove = async (part: Identifier[]) => {
    if (part.some((id) => removedBefore.includes(Number(id)))) throw unknown;
  };
  const left = async (part: Identifier[]) => part.filter((id) => !removedBefore.includes(Number(id)));
  const others = ids.filter((id) => !removedBefore.includes(id));
  expect(await removeInParts(ids, remove, left)).toEqual({ gone: others });
  expect(await removeInParts([1], remove, left)).toEqual({ gone: [] });
  // All are there still: what was not found is something else, such as the panel that they belong to.
  expect(await removeInParts([1, 2], remove, all)).toEqual({ gone: [], failure: unknown });
});

import type { Identifier } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { readLeft } from '#admin/undo/read-left.ts';
import { mostListed, mostOfVerb } from '#generated/most-items.ts';

afterEach(() => {
  vi.useRealTimers();
});

const ids = [...Array(mostOfVerb.bulkDelete.gids).keys()];
const found = async (part: Identifier[]) => {
  if (part.length > mostListed) throw Object.assign(new Error('too many'), { status: 400 });
  return { data: part.filter((id) => Number(id) % 2 === 0).map((id) => ({ id })) };
};

test('of as many as one call removes, those that are left are read in lists of as many as one call answers', async () => {
  expect(await readLeft(ids, found)).toEqual(ids.filter((id) => id % 2 === 0));
});

test.each([0, 502, 503])('a server that comes back (%i meanwhile) is asked again', async (status) => {
  vi.useFakeTimers();
  let asked = 0;
  const left = readLeft([1, 2], async (part) => {
    asked += 1;
    if (asked < 3) throw Object.assign(new Error('away'), { status });
    return found(part);
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await left).toEqual([2]);
});

test('where the server stays away, or refuses, nothing counts as gone', async () => {
  vi.useFakeTimers();
  const fails = (status: number) => () => Promise.reject(Object.assign(new Error('no answer'), { status }));
  const away = readLeft([1, 2], fails(0));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await away).toEqual([1, 2]);
  expect(await readLeft([1, 2], fails(401))).toEqual([1, 2]);
});

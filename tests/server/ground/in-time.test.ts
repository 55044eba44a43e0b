import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { inTime } from '#server/ground/in-time.ts';

test('work is waited for until the signal ends, and no longer', async () => {
  const ending = new AbortController();
  const waiting = inTime(new Promise(() => {}), ending.signal);
  ending.abort(new Error('too late'));
  await expect(waiting).rejects.toThrow('too late');
});

test('what is done in time leaves nothing behind at the signal, which may last for many works', async () => {
  const { signal } = new AbortController();
  expect(await inTime(Promise.resolve('done'), signal)).toBe('done');
  await expect(inTime(Promise.reject(new Error('no')), signal)).rejects.toThrow('no');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

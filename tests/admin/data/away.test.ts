import { HttpError } from 'react-admin';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import {
  againWhenBetter,
  away,
  bringWhenReached,
  busyMs,
  isReached,
  isUnreached,
  readWhenReached,
  retryUnreached,
} from '#admin/data/away.ts';

test('a call that no server has answered is asked again, a refusal is not', () => {
  for (const status of [0, 502, 504]) expect(retryUnreached(3, { status })).toBe(true);
  for (const status of [400, 401, 404, 500, 503, undefined]) expect(isUnreached(status)).toBe(false);
});

const gone = new Error('Failed to fetch dynamically imported module');
const answer = vi.fn<() => Promise<Response>>();
const reload = vi.fn();
vi.stubGlobal('fetch', answer);
vi.stubGlobal('window', { location: { reload } });
vi.stubGlobal('navigator', { onLine: true });
afterEach(() => {
  away.set(undefined);
  answer.mockReset();
  reload.mockReset();
});
afterAll(() => vi.unstubAllGlobals());
const there = () => answer.mockImplementation(async () => new Response('{}'));
const nobody = () => answer.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));

test('a part that could not be had for a moment is asked for again, though the server is there by then', async () => {
  there();
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(gone).mockResolvedValue('page');
  expect(await bringWhenReached(load)).toBe('page');
});

test('a part that the server does not have is an error', async () => {
  there();
  await expect(bringWhenReached(() => Promise.reject(gone))).rejects.toBe(gone);
  expect(reload).not.toHaveBeenCalled();
});

test('a part is waited for while the server is away, also where it is back before this page asks', async () => {
  nobody();
  await isReached();
  expect(away.get()).toBeDefined();
  there();
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(gone);
  void bringWhenReached(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(reload).not.toHaveBeenCalled();
  expect(await isReached()).toBe(true);
  // A browser that remembers that it could not get a file needs a new page.
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
});

test('what failed is asked again once the server is back, in a while if it is busy, and never if it was refused', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const work = vi.fn();
  const failed = (status: number) => new HttpError('failed', status);
  againWhenBetter(failed(403), work);
  for (const status of [429, 503]) againWhenBetter(failed(status), work);
  await vi.advanceTimersByTimeAsync(busyMs - 1);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  nobody();
  await isReached();
  againWhenBetter(failed(0), work);
  await vi.advanceTimersByTimeAsync(busyMs);
  expect(work).toHaveBeenCalledTimes(2);
  there();
  await isReached();
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(3));
  vi.useRealTimers();
});

test('what somebody pressed for is read once the server is there, from the beginning where it went away meanwhile', async () => {
  nobody();
  const unreached = new HttpError('network_error', 0);
  const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(unreached).mockResolvedValue('file');
  const asked = readWhenReached(read);
  await vi.waitFor(() => expect(away.get()).toBeDefined());
  expect(read, 'no part of the program is asked for in vain').not.toHaveBeenCalled();
  there();
  await isReached();
  expect(await asked).toBe('file');
  expect(read).toHaveBeenCalledTimes(2);
});

test('a refusal of what was pressed for is told at once, and so is a server that is there and not behind it', async () => {
  there();
  const refused = vi.fn().mockRejectedValue(new HttpError('forbidden', 403));
  await expect(readWhenReached(refused)).rejects.toThrow('forbidden');
  expect(refused).toHaveBeenCalledOnce();
  const behind = vi.fn().mockRejectedValue(new HttpError('bad gateway', 502));
  await expect(readWhenReached(behind)).rejects.toThrow('bad gateway');
  expect(behind).toHaveBeenCalledTimes(2);
});

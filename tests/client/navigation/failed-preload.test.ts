import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnFailedPreload } from '#client/navigation/failed-preload.ts';

function page(storage: Pick<Storage, 'getItem' | 'setItem'>, isReached = async () => true, onLine = true) {
  const window = Object.assign(new EventTarget(), {
    navigator: { onLine },
    location: { href: 'https://hospital.example/panel-controller', reload: vi.fn() },
  });
  reloadOnFailedPreload(window as unknown as Window, storage, isReached);
  return async () => {
    window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    await Promise.resolve();
    return window.location.reload.mock.calls.length;
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a part that cannot be loaded reloads the page once, then the error shows', async () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(await page(storage)()).toBe(1);
  expect(await page(storage)()).toBe(0);
  vi.advanceTimersByTime(61_000); // the next version of the product
  expect(await page(storage)()).toBe(1);
});

test('a clock that was put back since the last reload does not keep the page from the next', async () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(await page(storage)()).toBe(1);
  vi.setSystemTime(Date.now() - 2 * 86_400_000);
  expect(await page(storage)()).toBe(1);
  expect(await page(storage)()).toBe(0);
});

test('a page that cannot remember does not reload at all', async () => {
  const forbid = () => {
    throw new Error('SecurityError');
  };
  expect(await page({ getItem: forbid, setItem: forbid })()).toBe(0);
});

test('a page is not reloaded into nothing: without a network, or where it knows that the server is away', async () => {
  const storage = { getItem: () => null, setItem: () => undefined };
  expect(await page(storage, undefined, false)()).toBe(0);
  expect(await page(storage, async () => false)()).toBe(0);
});

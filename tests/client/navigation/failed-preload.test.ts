import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnFailedPreload } from '#client/navigation/failed-preload.ts';

function page(storage: Pick<Storage, 'getItem' | 'setItem'>, isReached?: () => Promise<boolean>, onLine = true) {
  const window = Object.assign(new EventTarget(), {
    navigator: { onLine },
    location: { href: 'https://hospital.example/panel-controller', reload: vi.fn() },
  });
  reloadOnFailedPreload(window as unknown as Window, storage, isReached);
  const fail = () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { window, fail };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a part that cannot be loaded reloads the page once, then the error shows', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const first = page(storage);
  expect(first.fail()).toBe(true);
  expect(first.window.location.reload).toHaveBeenCalledTimes(1);
  const again = page(storage);
  expect(again.fail()).toBe(false);
  expect(again.window.location.reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(61_000); // the next version of the product
  expect(page(storage).fail()).toBe(true);
});

test('a page that cannot remember does not reload at all', () => {
  const forbid = () => {
    throw new Error('SecurityError');
  };
  const { window, fail } = page({ getItem: forbid, setItem: forbid });
  expect(fail()).toBe(false);
  expect(window.location.reload).not.toHaveBeenCalled();
});

test('a page is not reloaded into nothing: without a network, or where it knows that the server is away', async () => {
  const storage = { getItem: () => null, setItem: () => undefined };
  const offline = page(storage, undefined, false);
  expect(offline.fail()).toBe(false);
  expect(offline.window.location.reload).not.toHaveBeenCalled();
  for (const reached of [false, true]) {
    const { window, fail } = page(storage, async () => reached);
    expect(fail()).toBe(false);
    await Promise.resolve();
    expect(window.location.reload).toHaveBeenCalledTimes(reached ? 1 : 0);
  }
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDeviceAccess, type DeviceAccess } from '#client/device/device-access.ts';
import { CallFailure, ownFailure } from '#client/http/call-failure.ts';
import { limits } from '#generated/limits.ts';
import type { SignedIn } from '#generated/shapes.ts';
import { memoryStorage } from './memory-storage.ts';

const signedIn = (token: string): SignedIn => ({ token, kind: 'kiosk', expiresAt: 1_000 });

function deviceWith(options: { storage?: Storage; key?: string; exchange?: () => Promise<SignedIn> } = {}) {
  const exchange = vi.fn(options.exchange ?? (async () => signedIn('token-1')));
  const storage = options.storage ?? memoryStorage();
  const access = createDeviceAccess({ device: 'kiosk', panelGid: 'lobby', key: options.key, storage, exchange });
  return { access, exchange, storage };
}

describe('a kiosk', () => {
  test('exchanges the key of its address for a token and keeps both', async () => {
    const { access, exchange, storage } = deviceWith({ key: 'key-1' });
    expect(access.state.get()).toBe('renewing');
    expect(await access.renew()).toBe(true);
    expect(exchange).toHaveBeenCalledWith({ panelGid: 'lobby', key: 'key-1' });
    expect(access.token()).toBe('token-1');
    const reopened = deviceWith({ storage });
    expect(reopened.access.state.get()).toBe('ready');
    expect(reopened.access.token()).toBe('token-1');
  });

  test('that was never given a key says so', async () => {
    const { access, exchange } = deviceWith();
    expect(access.state.get()).toBe('missing');
    expect(await access.renew()).toBe(false);
    expect(exchange).not.toHaveBeenCalled();
  });

  test('forgets the old token when it is opened with a new key', () => {
    const { storage } = deviceWith({ key: 'key-1' });
    storage.setItem('callboard-kiosk-lobby', JSON.stringify({ accessKey: 'key-1', token: 'old' }));
    expect(deviceWith({ storage, key: 'key-1' }).access.token()).toBe('old');
    expect(deviceWith({ storage, key: 'key-2' }).access.token()).toBeUndefined();
  });

  describe('replaces its token', () => {
    const hour = 3_600_000;
    const serverTime = Date.UTC(2026, 10, 24, 8);
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());
    const withToken = async () => {
      const exchange = async () => ({ ...signedIn('token-1'), expiresAt: serverTime + limits.deviceTokenHours * hour });
      const { access } = deviceWith({ key: 'key-1', exchange });
      expect(access.isDue(serverTime)).toBe(false);
      await access.renew();
      return access;
    };
    /** Whether it is due so many hours after it came. */
    const dueAfter = (access: DeviceAccess, hours: number) => {
      vi.advanceTimersByTime(hours * hour);
      return access.isDue(serverTime + hours * hour);
    };

    test.each([1970, 2026, 2040])('when that has lived a quarter of its life, with a clock of %i too', async (year) => {
      vi.setSystemTime(Date.UTC(year, 10, 24, 8));
      expect(dueAfter(await withToken(), limits.deviceTokenHours / 4 - 0.1)).toBe(false);
      expect(dueAfter(await withToken(), limits.deviceTokenHours / 4 + 0.1)).toBe(true);
    });

    test('no more often than every hour, whatever the server’s time seems to be', async () => {
      const access = await withToken();
      vi.advanceTimersByTime(0.9 * hour);
      expect(access.isDue(serverTime + 10_000 * hour)).toBe(false);
      vi.advanceTimersByTime(0.2 * hour);
      expect(access.isDue(serverTime + 10_000 * hour)).toBe(true);
    });
  });

  test('asks once, however many calls need the token at the same time', async () => {
    const { access, exchange } = deviceWith({ key: 'key-1' });
    await Promise.all([access.renew(), access.renew(), access.renew()]);
    expect(exchange).toHaveBeenCalledTimes(1);
    await access.renew();
    expect(exchange).toHaveBeenCalledTimes(2);
  });

  test('knows a revoked key from a network that is down', async () => {
    const revoked = new CallFailure({ status: 400, contents: [{ code: 'exclusive_url_invalid', message: '' }] });
    const refused = deviceWith({ key: 'key-1', exchange: () => Promise.reject(revoked) });
    expect(await refused.access.renew()).toBe(false);
    expect(refused.access.state.get()).toBe('refused');
    const offline = deviceWith({ key: 'key-1', exchange: () => Promise.reject(ownFailure('network_error')) });
    expect(await offline.access.renew()).toBe(false);
    expect(offline.access.state.get()).toBe('renewing');
  });

  test('knows a hospital that is suspended, for which it need not be set up again', async () => {
    const suspended = new CallFailure({ status: 403, contents: [{ code: 'organisation_suspended', message: '' }] });
    const { access } = deviceWith({ key: 'key-1', exchange: () => Promise.reject(suspended) });
    expect([await access.renew(), access.state.get()]).toEqual([false, 'suspended']);
  });
});

import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Refusal } from '#server/errors/refusal.ts';
import { createHealth } from '#server/health/health.ts';
import { openApp, type TestApp } from '../open-app.ts';

describe('over HTTP', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await openApp({ schedule: false });
  });
  afterEach(() => app.close());

  test('health writes, reads and is well; ready says that calls are taken', async () => {
    const { status, body, headers } = await app.call('GET', '/api/health');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'ok', database: app.app.services.database.engine });
    expect(headers['cache-control']).toBe('no-store');
    const [pulse] = await app.app.services.database.read<{ at: number }>(
      'pulse',
      "SELECT at FROM pulse WHERE name = 'health'",
    );
    expect(pulse?.at).toBe(app.time.now);
    expect(await app.done('GET', '/api/ready')).toEqual({ status: 'ready' });
  });

  test.each(['/api/health', '/api/ready'])('%s also answers a monitor that asks with HEAD', async (url) => {
    const { statusCode, body, headers } = await app.app.server.inject({ method: 'HEAD', url });
    expect([statusCode, body, headers['cache-control']]).toEqual([200, '', 'no-store']);
  });

  test('what cannot be written is 503 without a detail, is told to the log once and leaves no line in the journal', async () => {
    const { database } = app.app.services;
    database.prove = () => Promise.reject(new Refusal({ code: 'storage_unavailable' }));
    const health = createHealth({ database, log: app.app.server.log });
    Object.assign(app.app.services.health, health);
    for (let asked = 0; asked < 5; asked += 1) {
      const { status, body, headers } = await app.call('GET', '/api/health');
      expect(status).toBe(503);
      expect(headers['retry-after']).toBeDefined();
      expect(body.contents).toEqual([{ code: 'storage_unavailable', message: expect.any(String) }]);
    }
    expect(app.log().split('health.failing')).toHaveLength(2);
    expect(await database.read('log_entry', "SELECT gid FROM log_entry WHERE log = 'error'")).toEqual([]);
    expect((await app.call('GET', '/api/ready')).status).toBe(200);
  });
});

describe('the check', () => {
  const silent = { error: () => {}, info: () => {} };

  test('is shared by all who ask and stands for a second', async () => {
    let checks = 0;
    const prove = async () => {
      checks += 1;
    };
    const health = createHealth({ database: { prove }, log: silent });
    const found = await Promise.all(Array.from({ length: 1000 }, () => health.isWell()));
    expect(new Set(found)).toEqual(new Set([true]));
    expect(checks).toBe(1);
  });

  test('that hangs is a fault, and is not asked a second time while it hangs', async () => {
    let checks = 0;
    const prove = () => {
      checks += 1;
      return new Promise<void>(() => {});
    };
    const health = createHealth({ database: { prove }, log: silent });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const first = health.isWell();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await first).toBe(false);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(await health.isWell()).toBe(false);
    expect(checks).toBe(1);
  });
});

/** Which of the addresses that phones name are sent to. */
import { describe, expect, test } from 'vitest';
import { findPushService } from '#server/push/push-service.ts';

const allowed = { PUSH_SERVICES: 'push.example, 127.0.0.1, 127.0.0.2', PUSH_NETWORKS: 'loopback' };
const find = (url: string, networks = allowed.PUSH_NETWORKS) =>
  findPushService(new URL(url), { ...allowed, PUSH_NETWORKS: networks });

describe('of several services that the operator lists', () => {
  test('each is sent to', async () => {
    expect(await find('https://127.0.0.1/x')).toBe('127.0.0.1');
    expect(await find('https://127.0.0.2/x')).toBe('127.0.0.2');
  });

  test.each(['https://127.0.0.3/x', 'https://push.example.evil.test/x', 'https://otherpush.example/x'])(
    'no other is, such as %s',
    (url) =>
      expect(find(url)).rejects.toMatchObject({
        entries: [{ code: 'address_not_allowed', params: { variable: 'PUSH_SERVICES' } }],
      }),
  );
});

test('a service without encryption is sent to in a listed network only', async () => {
  expect(await find('http://127.0.0.1/x')).toBe('127.0.0.1');
  await expect(find('http://127.0.0.1/x', 'none')).rejects.toMatchObject({
    entries: [{ code: 'address_not_allowed', params: { variable: 'PUSH_NETWORKS' } }],
  });
  await expect(find('ftp://127.0.0.1/x')).rejects.toMatchObject({ entries: [{ code: 'address_not_allowed' }] });
});

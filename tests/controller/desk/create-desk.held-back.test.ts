import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHttpClient } from '#client/http/http-client.ts';
import { createDesk, type Desk } from '#controller/desk/create-desk.ts';

let desk: Desk;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  desk = createDesk({
    client: createHttpClient({
      base: () => 'https://hospital.example',
      credential: () => ({ token: 'staff' }),
      locale: () => 'zh-TW',
      fetch: async () => {
        vi.setSystemTime(Date.now() + 20_000);
        throw new TypeError('Failed to fetch');
      },
    }),
    variant: 'clinic',
    panelGid: 'room1',
    onExpired: () => undefined,
    open: () => ({ readyState: 0, addEventListener: () => undefined, close: () => undefined }),
    pause: async () => undefined,
  });
});
afterEach(() => {
  desk.close();
  vi.useRealTimers();
});

test('a press that was held back is said for as long as it matters', () => {
  desk.holdBack();
  expect(desk.notice.get()).toMatchObject({ kind: 'rowMoved' });
  vi.advanceTimersByTime(60_000);
  expect(desk.notice.get()).toBeUndefined();
});

test('a press that may have been done stays named', async () => {
  expect(await desk.run({ name: 'pass' })).toBe(false);
  desk.holdBack();
  expect(desk.notice.get()).toMatchObject({ kind: 'unsure', action: 'pass' });
});

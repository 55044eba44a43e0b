import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHttpClient } from '#client/http/http-client.ts';
import { readUntilAnswered } from '#client/http/read-until-answered.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what the network swallows is given up, and asked for again', async () => {
  const answers = [new Promise<Response>(() => {}), Promise.resolve(new Response('{"password":true}'))];
  const client = createHttpClient({
    base: () => 'https://hospital.example',
    credential: () => undefined,
    locale: () => 'zh-TW',
    fetch: () => answers.shift()!,
  });
  const take = vi.fn();
  const fail = vi.fn();
  readUntilAnswered((asked) => client.call('getSignInWays', { query: { kind: 'staff' } }, asked), take, fail);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(fail.mock.calls).toMatchObject([[{ code: 'timeout' }]]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(take.mock.calls).toEqual([[{ password: true }]]);
});

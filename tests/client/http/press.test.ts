import { expect, test, vi } from 'vitest';
import { CallFailure, ownFailure } from '#client/http/call-failure.ts';
import { type Attempt, press } from '#client/http/press.ts';

const noPause = async () => undefined;

test('a press that is lost on the way is sent again under the same key', async () => {
  const keys: string[] = [];
  const onRetry = vi.fn();
  const send = async ({ idempotencyKey }: Attempt) => {
    keys.push(idempotencyKey);
    if (keys.length < 3) throw ownFailure(keys.length === 1 ? 'network_error' : 'timeout');
    return 'done';
  };
  expect(await press(send, { onRetry, pause: noPause })).toBe('done');
  expect(new Set(keys).size).toBe(1);
  expect(onRetry).toHaveBeenCalledTimes(2);
});

test('it is sent again after half a second, then at twice the time, at most every four seconds', async () => {
  const pauses: number[] = [];
  const send = async () => {
    if (pauses.length < 6) throw ownFailure('network_error');
  };
  await press(send, { pause: async (ms) => void pauses.push(ms) });
  expect(pauses).toEqual([500, 1000, 2000, 4000, 4000, 4000]);
});

test('two presses have different keys', async () => {
  const send = async ({ idempotencyKey }: Attempt) => idempotencyKey;
  expect(await press(send)).not.toBe(await press(send));
});

test('a server that is busy or restarting is asked again', async () => {
  let round = 0;
  const send = async () => {
    round += 1;
    if (round === 1) {
      throw new CallFailure({ status: 503, contents: [{ code: 'service_stopping', message: '' }], traceId: 't' });
    }
    return round;
  };
  expect(await press(send, { pause: noPause })).toBe(2);
});

test('a refusal is not sent again', async () => {
  const send = vi.fn(async () => {
    throw new CallFailure({ status: 400, contents: [{ code: 'nothing_to_pass', message: '' }] });
  });
  await expect(press(send, { pause: noPause })).rejects.toMatchObject({ code: 'nothing_to_pass' });
  expect(send).toHaveBeenCalledTimes(1);
});

test('after the time allowed it gives up with the last failure', async () => {
  let clock = 0;
  const send = vi.fn(async () => {
    throw ownFailure('network_error');
  });
  const pause = async (ms: number) => {
    clock += ms;
  };
  await expect(press(send, { pause, now: () => clock, giveUpMs: 5_000 })).rejects.toMatchObject({
    code: 'network_error',
  });
  expect(clock).toBeGreaterThanOrEqual(5_000);
});

test('a press that was waiting when the computer fell asleep is not sent hours later', async () => {
  let clock = 0;
  const send = vi.fn(async () => {
    throw ownFailure('network_error');
  });
  const pause = async () => {
    clock += 3 * 3_600_000;
  };
  await expect(press(send, { pause, now: () => clock })).rejects.toMatchObject({ code: 'network_error' });
  expect(send).toHaveBeenCalledTimes(1);
});

test('a clock that is put back while a press waits does not keep it going', async () => {
  vi.useFakeTimers();
  try {
    const send = vi.fn(async () => {
      if (send.mock.calls.length === 1) vi.setSystemTime(Date.now() - 3_600_000);
      throw ownFailure('network_error');
    });
    const pressed = expect(press(send)).rejects.toMatchObject({ code: 'network_error' });
    await vi.advanceTimersByTimeAsync(60_000);
    const { length } = send.mock.calls;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(length);
    await pressed;
  } finally {
    vi.useRealTimers();
  }
});

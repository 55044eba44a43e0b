import { passedSince } from '../time/passed-since.ts';
import { type CallFailure, isPassing } from './call-failure.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

export interface Attempt {
  idempotencyKey: string;
  timeoutMs: number;
  keepFailure: true;
}

export interface PressOptions {
  /** Of a press that was begun before the page was loaded anew; made anew where there was none. */
  idempotencyKey?: string | undefined;
  /** Told when an attempt was lost and another follows. */
  onRetry?: (() => void) | undefined;
  /** How long to go on trying, in ms from the first attempt. */
  giveUpMs?: number | undefined;
  /** How long one attempt may take, in ms; sending it twice is safe because the key stays. */
  attemptMs?: number;
  /** Once it fires no further attempt follows: the sign-in that pressed has ended, and another's must not send it. */
  signal?: AbortSignal | undefined;
  pause?: ((ms: number) => Promise<void>) | undefined;
  now?(): number;
}

/**
 * One press of a button: sends it, and sends it again under the same idempotency key while the network or the server
 * is away, so that it acts once. Rejects with the last failure after `giveUpMs`, and at once with a refusal.
 */
export async function press<Answer>(
  send: (attempt: Attempt) => Promise<Answer>,
  {
    idempotencyKey = newIdempotencyKey(),
    onRetry,
    giveUpMs = 30_000,
    attemptMs = 8_000,
    signal,
    pause = wait,
    now = Date.now,
  }: PressOptions = {},
): Promise<Answer> {
  const attempt: Attempt = { idempotencyKey, timeoutMs: attemptMs, keepFailure: true };
  const passed = passedSince(now);
  const isOver = () => signal?.aborted || passed() >= giveUpMs;
  for (let round = 0; ; round += 1) {
    try {
      return await send(attempt);
    } catch (error) {
      if (!isPassing(error) || isOver()) throw error as CallFailure;
      onRetry?.();
      await pause(Math.min(500 * 2 ** round, 4_000));
      // A computer that fell asleep meanwhile wakes up hours later: by then nobody means it.
      if (isOver()) throw error;
    }
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

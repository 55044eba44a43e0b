import { CallFailure, isPassing, ownFailure } from '#client/http/call-failure.ts';
import { press } from '#client/http/press.ts';
import { type OperationId, operations } from '#generated/operations.ts';

/** A save that goes on until it has reached the server or is given up. */
export interface LastingCall {
  /** Stays over all tries, so that it acts once. */
  readonly idempotencyKey: string;
  /** Fires when somebody gives it up. */
  readonly signal: AbortSignal;
  /** Told of each try that did not reach the server. */
  onAway(): void;
  /** Told once the server has answered, whatever it says. */
  onReached(): void;
}

/** One try may take this long; sending it again is safe. */
const attemptMs = 20_000;

const expected = new WeakMap<object, LastingCall>();

/** Notes that the call with this body is to go on until it has reached the server. */
export function expectReach(body: object, call: LastingCall): void {
  expected.set(body, call);
}

/** What was noted about a body. */
export function lastingCall(body: object): LastingCall | undefined {
  return expected.get(body);
}

/**
 * Sends an operation, again and again while the server is out of reach. What cannot be sent twice (it takes no key, and
 * no version refuses the second) waits for the network and is sent once.
 */
export async function sendUntilReached<Answer>(
  id: OperationId,
  call: LastingCall,
  send: (options: { idempotencyKey?: string; timeoutMs?: number; signal: AbortSignal }) => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await (canBeRepeated(id) ? sendAgain(call, send) : sendOnce(call, send));
    call.onReached();
    return answer;
  } catch (failure) {
    if (!isUnsent(failure)) call.onReached();
    throw failure;
  }
}

function canBeRepeated(id: OperationId): boolean {
  const { method, idempotent } = operations[id];
  return idempotent || method !== 'post';
}

type SendOnce<Answer> = Parameters<typeof sendUntilReached<Answer>>[2];

function sendAgain<Answer>({ idempotencyKey, signal, onAway }: LastingCall, send: SendOnce<Answer>): Promise<Answer> {
  return press(({ timeoutMs }) => send({ idempotencyKey, timeoutMs, signal }), {
    onRetry: onAway,
    giveUpMs: Number.POSITIVE_INFINITY,
    attemptMs,
    pause: (ms) => untilOnline(ms, signal),
  });
}

async function sendOnce<Answer>({ signal, onAway }: LastingCall, send: SendOnce<Answer>): Promise<Answer> {
  while (navigator.onLine === false) {
    onAway();
    await untilOnline(attemptMs, signal);
  }
  return send({ signal });
}

/** Whether a failure says that the server was not reached, or that somebody did not want to wait for it. */
function isUnsent(failure: unknown): boolean {
  return isPassing(failure) || (failure instanceof CallFailure && failure.has('aborted'));
}

/** Resolves after a pause or once the device has its network back; rejects when it is given up. */
export function untilOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    const settle = (work: () => void) => () => {
      clearTimeout(timer);
      stop.abort();
      work();
    };
    const timer = setTimeout(settle(resolve), ms);
    window.addEventListener('online', settle(resolve), { signal: stop.signal });
    signal.addEventListener(
      'abort',
      settle(() => reject(ownFailure('aborted'))),
      { signal: stop.signal },
    );
    if (signal.aborted) settle(() => reject(ownFailure('aborted')))();
  });
}

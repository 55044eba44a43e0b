import { type CallFailure, isPassing } from './call-failure.ts';
import type { CallOptions } from './http-client.ts';

/** A server that could not answer is asked again after this. */
const againMs = 5_000;

/** How a reading is asked that is repeated: a network may swallow one without a word, and then another is due. */
export const repeatedReading = { keepFailure: true, timeoutMs: 15_000 } as const satisfies CallOptions;

/**
 * Reads what a part of a page is drawn from: at once, and again in a while where the server is away or busy.
 * @param read takes the options of its call
 * @param take is handed the answer
 * @param fail hears of each reading that came to nothing
 * @returns ends it; nothing is handed over any more
 */
export function readUntilAnswered<Answer>(
  read: (asked: CallOptions) => Promise<Answer>,
  take: (answer: Answer) => void,
  fail: (failure: CallFailure) => void = () => undefined,
): () => void {
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () =>
    void read(repeatedReading).then(
      (answer) => over || take(answer),
      (failure: CallFailure) => {
        if (over) return;
        fail(failure);
        if (isPassing(failure)) timer = setTimeout(ask, againMs);
      },
    );
  ask();
  return () => {
    over = true;
    clearTimeout(timer);
  };
}

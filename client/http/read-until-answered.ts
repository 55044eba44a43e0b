import { type CallFailure, isPassing } from './call-failure.ts';

/** A server that could not answer is asked again after this. */
const againMs = 5_000;

/**
 * Reads what a part of a page is drawn from: at once, and again in a while where the server is away or busy.
 * @param take is handed the answer
 * @param fail hears of each reading that came to nothing
 * @returns ends it; nothing is handed over any more
 */
export function readUntilAnswered<Answer>(
  read: () => Promise<Answer>,
  take: (answer: Answer) => void,
  fail: (failure: CallFailure) => void = () => undefined,
): () => void {
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () =>
    void read().then(
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

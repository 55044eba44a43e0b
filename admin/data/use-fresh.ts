import { useCallback, useEffect, useRef, useState } from 'react';
import { CallFailure } from '#client/http/call-failure.ts';
import { createTurns } from '#client/http/turns.ts';
import { useStore } from '#client/use-store.ts';
import { language, noticeRefusedToken, signInNeeded } from '../session.ts';
import { againWhenBetter } from './away.ts';

const usualMs = 5000;

/**
 * What a call answers, asked again every few seconds while the page is seen and its token holds; undefined until the first answer.
 * @param read a stable function, or undefined while there is nothing to read
 * @param everyMs between two readings; longer for what the server has to count
 * @returns the value, a way to ask at once, and why the latest answer could not be had
 */
export function useFresh<A>(
  read: (() => Promise<A>) | undefined,
  everyMs = usualMs,
): [A | undefined, () => Promise<void>, CallFailure | undefined] {
  const [value, setValue] = useState<A>();
  const [failure, setFailure] = useState<CallFailure>();
  const [turns] = useState(createTurns);
  const waitNoLonger = useRef<() => void>(undefined);
  const ask = useCallback(async () => {
    if (!read) return;
    const turn = turns.begin();
    try {
      const answer = await read();
      if (!turns.takes(turn)) return;
      setValue(answer);
      setFailure(undefined);
    } catch (error) {
      // What was there stays: a server that is away for a moment empties no page.
      if (!(error instanceof CallFailure)) throw error;
      noticeRefusedToken(error);
      if (turns.takes(turn)) setFailure(error);
      // One waits for the server, however often it is asked in vain: a page on a wall may be open over a night without it.
      waitNoLonger.current?.();
      waitNoLonger.current = againWhenBetter(error, () => turns.isLast(turn) && void ask());
    }
  }, [read, turns]);
  // Asked by a page that has changed something: what was asked for before does not show it yet.
  const askNow = useCallback(() => {
    turns.forget();
    return ask();
  }, [ask, turns]);
  const locale = useStore(language.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: some answers are in the language that they were asked in
  useEffect(() => {
    void ask();
    const timer = setInterval(() => !document.hidden && !signInNeeded.get() && void ask(), everyMs);
    return () => {
      clearInterval(timer);
      waitNoLonger.current?.();
      turns.forget();
    };
  }, [ask, everyMs, locale, turns]);
  return [value, askNow, failure];
}

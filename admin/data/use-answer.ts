import { useEffect, useState } from 'react';
import { CallFailure } from '#client/http/call-failure.ts';
import { useStore } from '#client/use-store.ts';
import { language, noticeRefusedToken, signInNeeded } from '../session.ts';
import { againWhenBetter } from './away.ts';
import { type Failure, isFailure } from './failure-text.ts';

/**
 * What a call answers for these arguments; undefined until it is there, the failure where it cannot be had. Asked
 * again once the server is back or less busy, or somebody has signed in again, and in another language.
 * @param read a stable function: another one asks again
 * @param everyMs asked again so often while the page is seen; without it, once
 */
export function useAnswer<A>(read: () => Promise<A>, everyMs?: number): A | Failure | undefined {
  const [had, setHad] = useState<{ read: () => Promise<A>; answer: A | Failure }>();
  const stopped = useStore(signInNeeded);
  const locale = useStore(language.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: some answers are in the language that they were asked in
  useEffect(() => {
    if (stopped) return;
    let wanted = true;
    let waitNoLonger: (() => void) | undefined;
    const ask = () => {
      if (!wanted) return;
      read().then(
        (answer) => wanted && setHad({ read, answer }),
        (failure: unknown) => {
          if (!isFailure(failure)) throw failure;
          if (failure instanceof CallFailure) noticeRefusedToken(failure);
          if (!wanted) return;
          // What was there stays where it was only to be had again.
          setHad((before) =>
            everyMs && before?.read === read && !isFailure(before.answer) ? before : { read, answer: failure },
          );
          waitNoLonger?.();
          waitNoLonger = againWhenBetter(failure, ask);
        },
      );
    };
    ask();
    const timer = everyMs === undefined ? undefined : setInterval(() => !document.hidden && ask(), everyMs);
    return () => {
      wanted = false;
      clearInterval(timer);
      waitNoLonger?.();
    };
  }, [read, everyMs, stopped, locale]);
  return had?.read === read ? had.answer : undefined;
}

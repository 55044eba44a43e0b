import { useEffect, useState } from 'react';
import { CallFailure } from '#client/http/call-failure.ts';
import { noticeRefusedToken } from '../session.ts';

/**
 * What a call answers for these arguments; undefined until it is there, 'failed' where it cannot be had.
 * @param read a stable function: another one asks again
 */
export function useAnswer<A>(read: () => Promise<A>): A | 'failed' | undefined {
  const [answer, setAnswer] = useState<A | 'failed'>();
  useEffect(() => {
    let wanted = true;
    read().then(
      (found) => wanted && setAnswer(found),
      (failure: unknown) => {
        if (!(failure instanceof CallFailure)) throw failure;
        noticeRefusedToken(failure);
        if (wanted) setAnswer('failed');
      },
    );
    return () => {
      wanted = false;
    };
  }, [read]);
  return answer;
}

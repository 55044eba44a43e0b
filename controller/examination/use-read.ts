import { useCallback, useEffect, useState } from 'react';
import { CallFailure } from '#client/http/call-failure.ts';
import { work } from '../work.ts';

/** What the server answers to a reading, read again by `again` and whenever the reading is another one. */
export function useRead<Answer>(read: () => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<CallFailure>();
  const again = useCallback(async () => {
    try {
      setAnswer(await read());
      setFailure(undefined);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (error.status === 401) work.expire();
      else setFailure(error);
    }
  }, [read]);
  useEffect(() => void again(), [again]);
  return { answer, failure, again, setFailure };
}

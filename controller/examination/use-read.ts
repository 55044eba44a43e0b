import { useCallback, useEffect, useState } from 'react';
import { CallFailure } from '#client/http/call-failure.ts';
import { createTurns } from '#client/http/turns.ts';
import { work } from '../work.ts';

/** What the server answers to a reading, read again by `again` and whenever the reading is another one. */
export function useRead<Answer>(read: () => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<CallFailure>();
  const [turns] = useState(createTurns);
  const again = useCallback(async () => {
    const turn = turns.begin();
    try {
      const answer = await read();
      if (!turns.takes(turn)) return;
      setAnswer(answer);
      setFailure(undefined);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (error.status === 401) work.expire();
      else if (turns.takes(turn)) setFailure(error);
    }
  }, [read, turns]);
  useEffect(() => {
    // What another reading asked for is not answered by the one before.
    turns.forget();
    void again();
  }, [again, turns]);
  return { answer, failure, again, setFailure };
}

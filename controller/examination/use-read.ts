import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallFailure } from '#client/http/call-failure.ts';
import type { CallOptions } from '#client/http/http-client.ts';
import { readUntilAnswered } from '#client/http/read-until-answered.ts';
import { work } from '../work.ts';

/**
 * What the server answers to a reading, read again by `again`, whenever the reading is another one, and in a while where
 * the server was away: the window may stay open over it. `again` resolves with the first answer or failure.
 */
export function useRead<Answer>(read: (asked: CallOptions) => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<CallFailure>();
  const end = useRef(() => {});
  const again = useCallback(() => {
    // What another reading asked for is not answered by the one before.
    end.current();
    return new Promise<void>((done) => {
      const stop = readUntilAnswered(
        read,
        (answer) => {
          setAnswer(answer);
          setFailure(undefined);
          done();
        },
        (failure) => {
          if (failure.status === 401) work.expire();
          else setFailure(failure);
          done();
        },
      );
      end.current = () => {
        stop();
        done();
      };
    });
  }, [read]);
  useEffect(() => {
    void again();
    return () => end.current();
  }, [again]);
  return { answer, failure, again };
}

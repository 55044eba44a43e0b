import { useEffect, useMemo, useState } from 'react';
import { passedSince } from '../time/passed-since.ts';
import { CallFailure } from './call-failure.ts';

/**
 * A refusal of whoever has been wrong too often, counting down: the failure as it reads now, and whether it still has to
 * be waited for. Any other failure comes back as it is.
 */
export function useWait(failure: CallFailure | undefined): { failure: CallFailure | undefined; waits: boolean } {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const passed = passedSince();
    const look = () => {
      const rest = Math.max(0, Math.ceil(secondsIn(failure) - passed() / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    };
    const timer = setInterval(look, 250);
    look();
    return () => clearInterval(timer);
  }, [failure]);
  const asked = secondsIn(failure);
  const shown = useMemo(() => (failure && asked > 0 ? withWait(failure, left) : failure), [failure, asked, left]);
  if (asked === 0) return { failure, waits: false };
  return { failure: left > 0 ? shown : undefined, waits: left > 0 };
}

function secondsIn(failure: CallFailure | undefined): number {
  return failure?.code === 'too_many_failures' ? Number(failure.contents[0]?.params?.seconds ?? 0) : 0;
}

function withWait({ status, contents, traceId }: CallFailure, left: number): CallFailure {
  const wait = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  const told = contents.map((entry) => ({ ...entry, params: { ...entry.params, wait } }));
  return new CallFailure({ status, contents: told, ...(traceId && { traceId }) });
}

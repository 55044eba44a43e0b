import { useEffect, useState } from 'react';
import type { QueueState } from '#generated/shapes.ts';
import { work } from '../work.ts';

/** The number that the counter called last, while nobody is called; undefined before the first of the session. */
export function useLastNumber({ variant, panelGid, queueOwnerGid, session, current }: QueueState): number | undefined {
  const called = current !== undefined;
  const of = `${panelGid} ${queueOwnerGid} ${session}`;
  const [last, setLast] = useState<{ of: string; number: number }>();
  useEffect(() => {
    if (called) return;
    let over = false;
    const query = { panelGid, ...(queueOwnerGid && { queueOwnerGid }) };
    work.client.call('getLastNumber', { path: { variant }, query }, { keepFailure: true }).then(
      ({ number }) => over || setLast(number > 0 ? { of, number } : undefined),
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [called, variant, panelGid, queueOwnerGid, of]);
  return !called && last?.of === of ? last.number : undefined;
}

import { useEffect, useState } from 'react';
import { readUntilAnswered } from '#client/http/read-until-answered.ts';
import type { QueueState } from '#generated/shapes.ts';
import { work } from '../work.ts';

/** The number that the counter called last, while nobody is called; undefined before the first of the session. */
export function useLastNumber({ variant, panelGid, queueOwnerGid, session, current }: QueueState): number | undefined {
  const called = current !== undefined;
  const of = `${panelGid} ${queueOwnerGid} ${session}`;
  const [last, setLast] = useState<{ of: string; number: number }>();
  useEffect(() => {
    if (called) return;
    const query = { panelGid, ...(queueOwnerGid && { queueOwnerGid }) };
    return readUntilAnswered(
      (asked) => work.client.call('getLastNumber', { path: { variant }, query }, asked),
      ({ number }) => setLast(number > 0 ? { of, number } : undefined),
    );
  }, [called, variant, panelGid, queueOwnerGid, of]);
  return !called && last?.of === of ? last.number : undefined;
}

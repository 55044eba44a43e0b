import { useEffect, useState } from 'react';
import { createTurns } from '#client/http/turns.ts';
import type { CallInHall, QueueState } from '#generated/shapes.ts';
import { work } from '../work.ts';
import type { InHall } from './hall-told.ts';

/** Screens report what they did with a call some seconds after it: asked at these moments, in ms after the call. */
const soonMs = [1_500, 4_000, 7_000, 12_000];
/** Whether screens are connected at all is looked at so often. */
const seldomMs = 30_000;

/** Calls in a burst take turns on the card (docs/decisions/130-calls-take-turns-on-the-card.md); after this no screen is that late. */
const overdueMs = 31_000;

/** What the screens made of the counter's present call. */
export function useHall({ variant, panelGid, current }: QueueState): InHall {
  const [hall, setHall] = useState<CallInHall>();
  const [overdue, setOverdue] = useState(false);
  const seq = current?.seq;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each call is asked about anew
  useEffect(() => {
    const turns = createTurns();
    const ask = () => {
      const turn = turns.begin();
      const take = (answer?: CallInHall) => turns.takes(turn) && setHall(answer);
      const options = { keepFailure: true, timeoutMs: 8_000 };
      // The header tells whether the server answers.
      return work.client
        .call('getCallInHall', { path: { variant }, query: { panelGid } }, options)
        .then(take, () => take());
    };
    void ask();
    setOverdue(false);
    const timers = [...soonMs.map((ms) => setTimeout(ask, ms)), setTimeout(setOverdue, overdueMs, true)];
    const timer = setInterval(ask, seldomMs);
    return () => {
      turns.forget();
      timers.forEach(clearTimeout);
      clearInterval(timer);
    };
  }, [variant, panelGid, seq]);
  return { hall, overdue };
}

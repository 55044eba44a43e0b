import { useEffect, useState } from 'react';
import { serverNow } from '../time/server-clock.ts';
import { shownData } from './shown-data.ts';

/** An end waits this long for something else to be drawn with. */
const patienceMs = 950;

/** True for `seconds` after an instant of the server; draws once more when they are over, together with what comes then. */
export function useRecent(instant: number | undefined, seconds: number): boolean {
  const [, redraw] = useState<object>();
  useEffect(() => {
    const left = leftMs(instant, seconds);
    if (left <= 0) return undefined;
    const end = () => {
      leave();
      redraw({});
    };
    const timer = setTimeout(end, left + patienceMs);
    const stop = shownData.subscribe(() => leftMs(instant, seconds) <= 0 && end());
    const leave = () => {
      stop();
      clearTimeout(timer);
    };
    return leave;
  }, [instant, seconds]);
  return leftMs(instant, seconds) > 0;
}

function leftMs(instant: number | undefined, seconds: number): number {
  return instant === undefined ? 0 : instant + seconds * 1000 - serverNow();
}

import { useEffect, useState } from 'react';
import { serverNow } from '../time/server-clock.ts';
import { shownData } from './shown-data.ts';

/** An end that can be seen waits this long for something else to be drawn with. */
const seenEndMs = 950;

/**
 * True for `seconds` after an instant of the server; draws once more when they are over, together with what comes within
 * `patienceMs` after that.
 */
export function useRecent(instant: number | undefined, seconds: number, patienceMs = seenEndMs): boolean {
  const [, redraw] = useState<object>();
  const recent = leftMs(instant, seconds) > 0;
  useEffect(() => {
    if (!recent) return undefined;
    const look = () => leftMs(instant, seconds) <= 0 && redraw({});
    const stop = shownData.subscribe(look);
    const timer = setTimeout(look, leftMs(instant, seconds) + patienceMs);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [instant, seconds, patienceMs, recent]);
  return recent;
}

function leftMs(instant: number | undefined, seconds: number): number {
  return instant === undefined ? 0 : instant + seconds * 1000 - serverNow();
}

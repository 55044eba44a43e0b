import { useEffect, useState } from 'react';
import { serverNow } from '../time/server-clock.ts';
import { shownData } from './shown-data.ts';

/** An end waits this long for something else to be drawn with. */
const patienceMs = 950;

/** True for `seconds` after an instant of the server; draws once more when they are over, together with what comes then. */
export function useRecent(instant: number | undefined, seconds: number): boolean {
  const [, redraw] = useState(0);
  useEffect(() => {
    const left = instant === undefined ? 0 : instant + seconds * 1000 - serverNow();
    if (left <= 0) return;
    let ended = false;
    const end = () => {
      if (!ended) redraw((times) => times + 1);
      ended = true;
    };
    const timer = setTimeout(end, left + patienceMs);
    const stop = shownData.subscribe(() => {
      if (instant !== undefined && serverNow() >= instant + seconds * 1000) end();
    });
    return () => {
      ended = true;
      stop();
      clearTimeout(timer);
    };
  }, [instant, seconds]);
  return instant !== undefined && serverNow() < instant + seconds * 1000;
}

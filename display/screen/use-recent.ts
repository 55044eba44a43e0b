import { useEffect, useState } from 'react';
import { serverNow } from '../time/server-clock.ts';

/** True for `seconds` after an instant of the server; draws once more when they are over. */
export function useRecent(instant: number | undefined, seconds: number): boolean {
  const [, redraw] = useState(0);
  useEffect(() => {
    const left = instant === undefined ? 0 : instant + seconds * 1000 - serverNow();
    if (left <= 0) return;
    const timer = setTimeout(() => redraw((times) => times + 1), left + 20);
    return () => clearTimeout(timer);
  }, [instant, seconds]);
  return instant !== undefined && serverNow() < instant + seconds * 1000;
}

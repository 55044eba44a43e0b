import { useEffect, useState } from 'react';
import type { Store } from '#client/store.ts';

/** The server's clock in ms, as far as this device knows it, moving on every 5 s, or oftener where seconds are counted. */
export function useNow(clockOffsetMs: Store<number>, everyMs = 5_000): number {
  const [now, setNow] = useState(() => serverNow(clockOffsetMs));
  useEffect(() => {
    const look = () => setNow(serverNow(clockOffsetMs));
    const unfollow = clockOffsetMs.subscribe(look);
    const timer = setInterval(look, everyMs);
    return () => {
      clearInterval(timer);
      unfollow();
    };
  }, [clockOffsetMs, everyMs]);
  return now;
}

/** Both are read together: the offset of a clock that was just put right does not go with what it said before. */
function serverNow(clockOffsetMs: Store<number>): number {
  return Date.now() + clockOffsetMs.get();
}

import { useEffect, useState } from 'react';
import type { Store } from '#client/store.ts';
import { serverClock } from './server-clock.ts';

/** The server's clock in ms, as far as this device knows it, moving on every 5 s, or oftener where seconds are counted. */
export function useNow(clockOffsetMs: Store<number>, everyMs = 5_000): number {
  const [now, setNow] = useState(() => Date.now() + clockOffsetMs.get());
  useEffect(() => {
    const look = () => setNow(clock.now());
    const clock = serverClock(clockOffsetMs, look);
    const timer = setInterval(look, everyMs);
    return () => {
      clearInterval(timer);
      clock.close();
    };
  }, [clockOffsetMs, everyMs]);
  return now;
}

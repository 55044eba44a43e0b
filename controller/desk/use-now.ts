import { useEffect, useState } from 'react';
import type { Store } from '#client/store.ts';
import { useStore } from '#client/use-store.ts';

/** The server's clock in ms, as far as this device knows it, moving on every 5 s, or oftener where seconds are counted. */
export function useNow(clockOffsetMs: Store<number>, everyMs = 5_000): number {
  const offset = useStore(clockOffsetMs);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now + offset;
}

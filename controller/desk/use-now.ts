import { useEffect, useState } from 'react';
import type { Store } from '#client/store.ts';
import { useStore } from '#client/use-store.ts';

/** The server's clock in ms, as far as this device knows it, moving on every 5 s. */
export function useNow(clockOffsetMs: Store<number>): number {
  const offset = useStore(clockOffsetMs);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(timer);
  }, []);
  return now + offset;
}

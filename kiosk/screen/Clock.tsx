import { useEffect, useState } from 'react';
import { timeOfDay } from '#client/text/time-of-day.ts';

/** The time of day. */
export function Clock({ offsetMinutes }: { offsetMinutes?: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <time className="screen-clock">{timeOfDay(now, offsetMinutes)}</time>;
}

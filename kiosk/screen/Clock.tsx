import { useEffect, useState } from 'react';
import { timeOfDay } from '#client/text/time-of-day.ts';
import { serverNow } from './server-clock.ts';

/** The time of day, by the server's clock. */
export function Clock({ offsetMinutes }: { offsetMinutes?: number | undefined }) {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <time className="screen-clock">{timeOfDay(now, offsetMinutes)}</time>;
}

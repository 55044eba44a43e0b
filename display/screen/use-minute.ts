import { useEffect, useState } from 'react';
import { eachSecond } from '../time/each-second.ts';
import { minuteNow } from '../time/server-clock.ts';

/** The present minute by the server's clock, drawn anew with each; a screen that waits for none keeps still. */
export function useMinute(waits: boolean): number {
  const [minute, setMinute] = useState(minuteNow);
  useEffect(() => (waits ? eachSecond(() => setMinute(minuteNow())) : undefined), [waits]);
  return minute;
}

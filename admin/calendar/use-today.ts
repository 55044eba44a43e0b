import { useSyncExternalStore } from 'react';
import { businessDay } from './calendar.ts';
import { serverNow } from './server-clock.ts';
import { useCalendar } from './use-calendar.ts';

const everyMs = 10_000;

/** The organisation's present business day, YYYY-MM-DD, as the server counts it; a page that is left open overnight goes on to the next. */
export function useToday(): string {
  const calendar = useCalendar();
  return useSyncExternalStore(followClock, () => businessDay(serverNow(), calendar));
}

function followClock(look: () => void): () => void {
  const timer = setInterval(look, everyMs);
  return () => clearInterval(timer);
}

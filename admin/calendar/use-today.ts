import { useSyncExternalStore } from 'react';
import { businessDay } from './calendar.ts';
import { followClock } from './follow-clock.ts';
import { serverNow } from './server-clock.ts';
import { useCalendar } from './use-calendar.ts';

/** The organisation's present business day, YYYY-MM-DD, as the server counts it; a page that is left open overnight goes on to the next. */
export function useToday(): string {
  const calendar = useCalendar();
  return useSyncExternalStore(followClock, () => businessDay(serverNow(), calendar));
}

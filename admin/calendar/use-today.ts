import { useSyncExternalStore } from 'react';
import { wallClock } from './calendar.ts';
import { useCalendar } from './use-calendar.ts';

const everyMs = 10_000;

/** The organisation's present day, YYYY-MM-DD; a page that is left open overnight goes on to the next. */
export function useToday(): string {
  const calendar = useCalendar();
  return useSyncExternalStore(followClock, () => wallClock(Date.now(), calendar).day);
}

function followClock(look: () => void): () => void {
  const timer = setInterval(look, everyMs);
  return () => clearInterval(timer);
}

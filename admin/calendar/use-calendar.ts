import { useMemo } from 'react';
import { useStore } from '#client/use-store.ts';
import { organisation } from '../session.ts';
import { type Calendar, calendarOf } from './calendar.ts';

/** The calendar of the organisation whose pages are shown. */
export function useCalendar(): Calendar {
  const shown = useStore(organisation);
  return useMemo(() => calendarOf(shown), [shown]);
}

import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useStore } from '#client/use-store.ts';
import { organisation } from '../session.ts';
import { type Calendar, calendarOf } from './calendar.ts';

/** The calendar of the organisation whose pages are shown, in the reader's words. */
export function useCalendar(): Calendar {
  const shown = useStore(organisation);
  const translate = useTranslate();
  return useMemo(() => {
    const calendar = calendarOf(shown);
    if (calendar.format !== 'roc') return calendar;
    return { ...calendar, inEra: (day) => translate('server.rocDay', day) };
  }, [shown, translate]);
}

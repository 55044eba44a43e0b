import { useCallback, useMemo } from 'react';
import { useLocaleState } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { CallFailure } from '#client/http/call-failure.ts';
import type { RosterWeek } from '#generated/shapes.ts';
import { isDay } from '../calendar/calendar.ts';
import { useToday } from '../calendar/use-today.ts';
import { daysAfter, weekdays, weekOf } from '../calendar/week.ts';
import { toldApart } from '../data/told-apart.ts';
import { useFresh } from '../data/use-fresh.ts';
import { http } from '../session.ts';
import type { RowsBy } from './roster-rows.ts';

/** Others may change the roster meanwhile, but not by the second. */
const everyMs = 20_000;

export interface Roster {
  /** Undefined until it is there. */
  week: RosterWeek | undefined;
  /** Why the latest answer could not be had. */
  failure: CallFailure | undefined;
  /** The first day shown; undefined for the plan of every week. */
  from: string | undefined;
  /** The days shown: dates, or in the plan days of the week. */
  days: string[];
  by: RowsBy;
  /** Asks again. */
  ask(): void;
  /** Shows the week of a day, or without one the plan of every week. */
  show(day: string | undefined): void;
  showBy(by: RowsBy): void;
}

/** The week that the address names, or the present one. */
export function useRoster(): Roster {
  const [locale] = useLocaleState();
  const [search, setSearch] = useSearchParams();
  const today = useToday();
  const asked = search.get('week') ?? '';
  const plan = asked === 'plan';
  const from = plan ? undefined : weekOf(isDay(asked) ? asked : today, locale);
  const by = search.get('by') === 'doctors' ? 'doctors' : 'rooms';
  const read = useCallback(async () => {
    const week = await http.call('getRosterWeek', { query: from ? { from } : {} }, { keepFailure: true });
    return { ...week, rooms: toldApart(week.rooms), doctors: toldApart(week.doctors) };
  }, [from]);
  const [week, ask, failure] = useFresh(read, everyMs);
  const days = useMemo(
    () =>
      from ? Array.from({ length: 7 }, (_, index) => daysAfter(from, index)) : weekdays(locale).map((day) => `${day}`),
    [from, locale],
  );
  const change = (name: string, value: string) =>
    setSearch((now) => new URLSearchParams([...[...now].filter(([key]) => key !== name), [name, value]]), {
      replace: true,
    });
  return {
    week: week?.from === from ? week : undefined,
    failure,
    from,
    days,
    by,
    ask,
    show: (day) => change('week', day ?? 'plan'),
    showBy: (rows) => change('by', rows),
  };
}

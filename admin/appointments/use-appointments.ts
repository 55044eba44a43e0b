import { useCallback, useMemo } from 'react';
import type { CallFailure } from '#client/http/call-failure.ts';
import type { AppointmentDay, DayVisit } from '#generated/shapes.ts';
import { useFresh } from '../data/use-fresh.ts';
import { http } from '../session.ts';
import { type DayQuery, listQuery } from './day-query.ts';

const keep = { keepFailure: true };
const everyMs = 10_000;

export interface DayList {
  readonly day: AppointmentDay;
  readonly rows: readonly DayVisit[];
  readonly count: number;
  readonly page: number;
  readonly limit: number;
  /** What it is the answer to. */
  readonly asked: string;
}

/**
 * A day's appointments and walk-ins and their counts, kept fresh while the page is seen; whether what is shown is of
 * another asking; and why the latest answer could not be had.
 */
export function useAppointments(
  query: DayQuery,
  search: string,
): [DayList | undefined, boolean, () => void, CallFailure | undefined] {
  const asked = useMemo(() => JSON.stringify([query, search]), [query, search]);
  const read = useCallback(async (): Promise<DayList> => {
    const [held, searched] = JSON.parse(asked) as [DayQuery, string];
    const { shift, room, department, doctor, source, day: inspectionDay } = held;
    const narrowed = { shift, room, department, doctor, source, inspectionDay };
    const day = await http.call('getAppointmentDay', { query: present(narrowed) }, keep);
    const list = listQuery(held, day.inspectionDay, searched);
    const readPage = (page: number) => http.call('listDayVisits', { query: { ...list, page } }, keep);
    const found = await readPage(list.page);
    // Those of the last page may be on another list by now: the page before them is the last one then.
    const page = Math.min(list.page, Math.max(1, Math.ceil(found.paging.count / list.limit)));
    const { data, paging } = page === list.page ? found : await readPage(page);
    return { day, rows: data, count: paging.count, page, limit: list.limit, asked };
  }, [asked]);
  const [found, refresh, failure] = useFresh(read, everyMs);
  return [found, found?.asked !== asked, refresh, failure];
}

/** The properties that are set alone. */
function present<Value extends object>(value: Value): { [Key in keyof Value]?: Exclude<Value[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as ReturnType<
    typeof present<Value>
  >;
}

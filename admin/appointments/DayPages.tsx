import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { ListPages } from '../list/ListPages.tsx';
import type { DayList } from './use-appointments.ts';

interface DayPagesProps {
  list: DayList;
  onPage(page: number): void;
  onLimit(limit: number): void;
}

/** The pages of the list, as those of every other list. */
export function DayPages({ list, onPage, onLimit }: DayPagesProps) {
  const pages = { page: list.page, perPage: list.limit, total: list.count, setPage: onPage, setPerPage: onLimit };
  return (
    <ListContextProvider value={pages as unknown as ListControllerResult}>
      <ListPages />
    </ListContextProvider>
  );
}

import { useState } from 'react';
import { useStore } from '#client/use-store.ts';
import { pageOf, type RowPage } from '../layout/page-of.ts';
import { printing } from '../layout/printing.ts';

/** More rows would hold the browser for seconds: each has twenty-one places. */
const perPage = 100;

/** What is shown of the rows, and what turns to another page. */
export type RowPages<Row> = RowPage<Row> & { turn(page: number): void };

/**
 * The rows of the page that is shown, and on paper all of them.
 * @param searched what was searched for among which rows: another search begins at its first page
 */
export function useRowPages<Row>(rows: readonly Row[], searched: string): RowPages<Row> {
  const [turned, setTurned] = useState({ searched, page: 1 });
  const onPaper = useStore(printing);
  const shown = pageOf(rows, turned.searched === searched ? turned.page : 1, perPage);
  return { ...shown, ...(onPaper && { rows }), turn: (page) => setTurned({ searched, page }) };
}

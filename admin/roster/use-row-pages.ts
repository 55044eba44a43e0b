import { useState } from 'react';
import { useStore } from '#client/use-store.ts';
import { printing } from '../layout/printing.ts';
import { pageOf, type RowPage } from './row-page.ts';

/**
 * The rows of the page that is shown, and on paper all of them.
 * @param wish what was searched for among which rows: another one begins at its first page
 */
export function useRowPages<Row>(rows: readonly Row[], wish: string): RowPage<Row> & { turn(page: number): void } {
  const [turned, setTurned] = useState({ wish, page: 1 });
  const onPaper = useStore(printing);
  const shown = pageOf(rows, turned.wish === wish ? turned.page : 1);
  return { ...shown, ...(onPaper && { rows }), turn: (page) => setTurned({ wish, page }) };
}

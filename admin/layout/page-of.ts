/** What of a list that the browser holds whole stands on one page. */
export interface RowPage<Row> {
  rows: readonly Row[];
  page: number;
  pages: number;
}

/** The rows of that page, or of the last one where there are fewer by now. */
export function pageOf<Row>(rows: readonly Row[], wanted: number, perPage: number): RowPage<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / perPage));
  const page = Math.min(wanted, pages);
  return { rows: rows.slice((page - 1) * perPage, page * perPage), page, pages };
}

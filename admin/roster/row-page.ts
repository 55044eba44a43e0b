/** More rows would hold the browser for seconds: each has twenty-one places. */
const perPage = 100;

export interface RowPage<Row> {
  rows: readonly Row[];
  page: number;
  pages: number;
}

/** The rows of that page, or of the last one where there are fewer by now. */
export function pageOf<Row>(rows: readonly Row[], wanted: number): RowPage<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / perPage));
  const page = Math.min(wanted, pages);
  return { rows: rows.slice((page - 1) * perPage, page * perPage), page, pages };
}

/**
 * Rows of a list that was read page by page, each once, as the first of them has it: who moved from one page to another
 * meanwhile is in both, and the first page is the newest.
 */
export function eachOnce<Row>(rows: readonly Row[], idOf: (row: Row) => string): Row[] {
  const known = new Set<string>();
  return rows.filter((row) => {
    const id = idOf(row);
    return !known.has(id) && known.add(id);
  });
}

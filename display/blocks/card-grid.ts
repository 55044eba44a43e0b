export interface CardGrid {
  columns: number;
  rows: number;
  /** Cards on a page. */
  perPage: number;
}

/**
 * Columns and rows in which cards come out largest; those that would fall below the least go to another page.
 * Sizes in vmin.
 */
export function cardGrid(
  cards: number,
  width: number,
  height: number,
  least: { width: number; height: number },
  mostRows: number,
): CardGrid {
  const most = Math.max(1, Math.floor(width / least.width));
  const grids = [1, 2, 3].slice(0, most).map((columns): CardGrid & { worth: number } => {
    const fitting = Math.max(1, Math.min(mostRows, Math.floor(height / least.height)));
    const rows = Math.min(fitting, Math.ceil(cards / columns));
    const perPage = rows * columns;
    const pages = Math.ceil(cards / perPage);
    // A card is read by its number, which needs about a sixth of its width and half of its height.
    return { columns, rows, perPage, worth: Math.min(width / columns / 6.5, height / rows / 2) / pages };
  });
  return grids.reduce((best, grid) => (grid.worth > best.worth * 1.05 ? grid : best));
}

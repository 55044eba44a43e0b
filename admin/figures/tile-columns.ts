const narrowest = 124;
const gap = 16;

/**
 * How many tiles stand in a row, from which width on, so that the last row is about as full as the others.
 * @returns numbers of columns with the pixels that they need, fewest first
 */
export function tileColumns(tiles: number): { columns: number; width: number }[] {
  const found = new Set(Array.from({ length: tiles }, (_, rows) => Math.ceil(tiles / (tiles - rows))));
  return [...found].map((columns) => ({ columns, width: columns * (narrowest + gap) - gap }));
}

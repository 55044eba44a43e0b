import { columnName } from '#spreadsheet/column-name.ts';
import { type Cell, FileFault, type ReadFile, type Table } from '../file/table.ts';
import { textOf } from './read-cell.ts';
import { type PlanColumn, plainText, type SheetPlan } from './sheet-plan.ts';

/** Where the heads of a file stand, and what they mean. */
export interface Heads {
  readonly table: Table;
  /** Number of their row. */
  readonly row: number;
  /** By the file's columns; undefined for those that are not taken in. */
  readonly columns: readonly (PlanColumn | undefined)[];
  /** Heads as they stand in the file. */
  readonly labels: readonly string[];
  /** Labels of columns that nobody knows, and of those that stand there twice. */
  readonly unknown: readonly string[];
  readonly twice: readonly string[];
}

/** Titles and remarks may stand above the heads. */
const rowsLookedAt = 30;

/**
 * Finds the row whose cells are most of all heads, in whichever sheet it stands.
 * @throws FileFault where there is none
 */
export function findHeads({ tables }: ReadFile, { columns, remarks }: Pick<SheetPlan, 'columns' | 'remarks'>): Heads {
  const named = (name: 'heads' | 'otherHeads') =>
    columns.flatMap((column) => (column[name] ?? []).map((head) => [head, column] as const)).reverse();
  const byHead = new Map([...named('otherHeads'), ...named('heads')]);
  const columnOf = (cell: Cell) => byHead.get(plainHead(textOf(cell)));
  let best: { table: Table; index: number; found: number } | undefined;
  for (const table of tables) {
    for (const [index, { cells }] of table.rows.slice(0, rowsLookedAt).entries()) {
      const found = new Set(cells.map(columnOf).filter(Boolean)).size;
      if (found > (best?.found ?? 0)) best = { table, index, found };
    }
  }
  if (!best) throw new FileFault(tables.every(({ rows }) => rows.length === 0) ? 'empty' : 'noHeads');
  return meaningOf(best.table, best.index, columnOf, remarks);
}

function meaningOf(
  table: Table,
  index: number,
  columnOf: (cell: Cell) => PlanColumn | undefined,
  remarks: readonly string[],
): Heads {
  const head = table.rows[index] ?? { number: 0, cells: [] };
  const below = table.rows.slice(index + 1);
  const width = Math.max(head.cells.length, ...below.slice(0, 1000).map(({ cells }) => cells.length));
  const unknown: string[] = [];
  const twice: string[] = [];
  const taken = new Set<PlanColumn>();
  const labels = Array.from({ length: width }, (_, place) => textOf(head.cells[place]) || columnName(place));
  const columns = labels.map((label, place) => {
    const column = columnOf(head.cells[place]);
    if (!column) {
      const isRemark = remarks.includes(plainHead(label));
      if (!isRemark && below.some(({ cells }) => textOf(cells[place]) !== '')) unknown.push(label);
      return undefined;
    }
    if (taken.has(column)) {
      twice.push(label);
      return undefined;
    }
    taken.add(column);
    return column;
  });
  return { table: { ...table, rows: below }, row: head.number, columns, labels, unknown, twice };
}

/** A head without the mark of what must be filled in. */
export function plainHead(text: string): string {
  return plainText(text)
    .replace(/\((必填|required|จำเป็น)\)|[*:]/g, '')
    .trim();
}

import { type Cell, isCellError } from '../file/table.ts';
import { type CellFault, type CheckedRow, type Checking, checkRow, plainLines, takenBy } from './check-row.ts';
import type { KnownRecord } from './known-records.ts';
import { textOf } from './read-cell.ts';
import { writeCell } from './write-cell.ts';

/** Checks the rows of a file one after the other, against the records that are there and against each other. */
export function* checkRows(checking: Checking): Generator<CheckedRow> {
  const { heads, plan, known } = checking;
  const rowOf = new Map<string, number>();
  const alike = plan.keys.length === 0 ? signatures(checking) : undefined;
  for (const row of heads.table.rows) {
    if (heads.columns.every((column, place) => !column || isEmpty(row.cells[place]))) continue;
    let checked = checkRow(row, checking);
    // A record that nothing names is the one that says the same.
    if (checked.state === 'new' && alike?.has(signature(checked.body, checking)))
      checked = { ...checked, state: 'same' };
    const faults = [
      ...checked.faults,
      ...twiceIn(checked, rowOf),
      ...takenElsewhere(checked, checking, known.having.bind(known)),
    ];
    const isWrong = faults.length > checked.faults.length;
    yield isWrong ? { ...checked, state: 'wrong', faults } : checked;
  }

  function twiceIn(checked: CheckedRow, before: Map<string, number>): CellFault[] {
    if (checked.state === 'same' && checked.gid === undefined) return [];
    const marks = takenBy(checked, plan.unique).map(([property, value]) => ({
      property,
      mark: `${property}\n${value}`,
    }));
    const whole = checked.gid ?? (marks.length === 0 ? JSON.stringify(checked.body) : undefined);
    const all = [...marks, ...(whole ? [{ property: undefined, mark: `\n${whole}` }] : [])];
    const first = all.find(({ mark }) => before.has(mark));
    if (checked.faults.length === 0) for (const { mark } of all) before.set(mark, before.get(mark) ?? checked.number);
    if (!first) return [];
    const params = { row: before.get(first.mark) ?? 0 };
    return [{ ...(first.property && { property: first.property }), key: 'admin.spreadsheet.fault.twice', params }];
  }
}

/** A formula that came to nothing is meant to be something. */
function isEmpty(cell: Cell): boolean {
  return !isCellError(cell) && textOf(cell) === '';
}

/** What another record has already and no two may have; a row that was wrong anyway is not judged further. */
function takenElsewhere(
  checked: CheckedRow,
  { plan }: Checking,
  having: (key: string, value: unknown) => readonly KnownRecord[],
): CellFault[] {
  if (checked.state !== 'new' && checked.state !== 'changed') return [];
  return takenBy(checked, plan.unique).flatMap(([property, value]) =>
    having(property, value).some(({ gid }) => gid !== checked.gid)
      ? [{ property, key: 'errors.value_taken', params: { name: String(checked.body[property]) } }]
      : [],
  );
}

/** What the records that are there say in the file's columns. */
function signatures(checking: Checking): Set<string> {
  return new Set(checking.known.all.map((record) => signature(record, checking)));
}

/** What these values say in the file's columns, however a cell has put it; what is not said has its default. */
function signature(values: Readonly<Record<string, unknown>>, checking: Checking): string {
  const filled = checking.formOf('', false)?.filled(values) ?? values;
  return JSON.stringify(
    checking.heads.columns.flatMap((column) =>
      column && !column.fact && column.kind !== 'identity'
        ? [plainLines(String(writeCell(filled[column.property], column, checking) ?? ''))]
        : [],
    ),
  );
}

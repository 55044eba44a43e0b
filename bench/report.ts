/** One measured figure and what it should be. */
export type Figure = {
  name: string;
  value: number;
  unit: string;
  /** The limit that the figure should keep; null where there is none to keep. */
  aim: number | null;
  met: boolean | null;
};

type Aim = { atMost: number } | { atLeast: number };

/** A figure with its aim judged; values are rounded to three digits, which is more than a shared machine can promise. */
export function figure(name: string, value: number, unit: string, aim?: Aim): Figure {
  const rounded = Number(value.toPrecision(3));
  if (!aim) return { name, value: rounded, unit, aim: null, met: null };
  if ('atMost' in aim) return { name, value: rounded, unit, aim: aim.atMost, met: value <= aim.atMost };
  return { name, value: rounded, unit, aim: aim.atLeast, met: value >= aim.atLeast };
}

/** The readable table, then as last line the same as JSON. A missed aim is told and does not change the exit status. */
export function report(bench: string, figures: Figure[]): string {
  const rows = figures.map(({ name, value, unit, aim, met }) => [
    name,
    `${value}`,
    unit,
    aim === null ? '' : `${aim}`,
    verdict(met),
  ]);
  const table = [['figure', 'value', 'unit', 'aim', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => align(cell, widths[column] ?? 0, column))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n${JSON.stringify({ bench, figures })}`;
}

function verdict(met: boolean | null): string {
  if (met === null) return '';
  return met ? 'met' : 'MISSED';
}

/** Words to the left, numbers to the right. */
function align(cell: string, width: number, column: number): string {
  return column === 1 || column === 3 ? cell.padStart(width) : cell.padEnd(width);
}

/** The middle value, which one slow run does not move. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? Number.NaN) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

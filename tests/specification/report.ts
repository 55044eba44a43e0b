import { type Item, type Kind, type State, stateOf } from './item.ts';

const states: readonly State[] = ['tested', 'held', 'open'];

/** The table of items, a line each: where it stands, its section and kind, what it is, file and test. */
export function table(items: readonly Item[]): string {
  const rows = items.map((item) => [
    item.wrong ? 'WRONG' : stateOf(item),
    `${item.section} ${item.kind}`,
    item.name,
    item.wrong ?? item.file ?? '',
    item.test ?? '',
  ]);
  return columns([['state', 'section', 'what', 'file', 'test'], ...rows]);
}

/** How many items of each section and kind are tested, only held, or open. */
export function summary(items: readonly Item[]): string {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = `${item.section} ${item.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  const rows = [...groups].map(([key, group]) => [key, ...counts(group)]);
  return columns([['section', ...states, 'all'], ...rows, ['all', ...counts(items)]]);
}

/** How many items of a kind are open. */
export function openCount(items: readonly Item[], kind?: Kind): number {
  return items.filter((item) => (!kind || item.kind === kind) && stateOf(item) === 'open').length;
}

function counts(items: readonly Item[]): string[] {
  const inState = (state: State) => items.filter((item) => stateOf(item) === state).length;
  return [...states.map(inState), items.length].map(String);
}

/** Rows of words as columns, each as wide as its widest word. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

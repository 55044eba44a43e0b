import type { KeyboardEvent } from 'react';

/** The row to which a key leads from one of so many: at the ends it stays; undefined for every other key. */
export function rowByKey(key: string, here: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(here + 1, last);
    case 'ArrowUp':
      return Math.max(here - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** What has its like in other rows; everything else leads to a row's first button. */
const alike = ['.patient-more', 'input'];

/** Within a list the arrows move from row to row, from a button to its like; where somebody types they do not. */
export function moveByRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
  const { target } = event;
  const own = target.closest('.patient');
  if (!own) return;
  // Whose row has nothing to press is passed over.
  const rows = [...event.currentTarget.querySelectorAll('.patient')].filter(
    (row) => row === own || row.querySelector('button:enabled'),
  );
  const next = rowByKey(event.key, rows.indexOf(own), rows.length);
  if (next === undefined) return;
  // The page does not scroll besides.
  event.preventDefault();
  const kind = alike.find((selector) => target.matches(selector));
  const found = kind && rows[next]?.querySelector<HTMLElement>(`${kind}:enabled`);
  (found || rows[next]?.querySelector<HTMLElement>('button:enabled'))?.focus();
}

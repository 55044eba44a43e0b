import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [lines: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** What an arrow key would have to step over: one of them is not 0. */
export interface Beyond {
  line: number;
  column: number;
  lines: number;
  columns: number;
}

/**
 * Moves by the arrow keys between the places of a table, which say where they are: `data-line` and `data-column`. Places
 * that nobody can press are stepped over; at the edge the keyboard stays where it is.
 * @param beyond called at the edge, with the place and the step that leads out of the table
 */
export function moveByKeys(event: KeyboardEvent<HTMLElement>, beyond: (edge: Beyond) => void): void {
  const [lines, columns] = steps[event.key] ?? [0, 0];
  const slot = (event.target as HTMLElement).closest<HTMLElement>('[data-line]');
  // With another key the browser's own: Alt and left goes back.
  const isOther = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if ((lines === 0 && columns === 0) || !slot || isOther) return;
  event.preventDefault();
  const [line, column] = [Number(slot.dataset.line), Number(slot.dataset.column)];
  const at = (step: number) => `[data-line="${line + step * lines}"][data-column="${column + step * columns}"]`;
  for (let step = 1; ; step++) {
    const next = event.currentTarget.querySelector(at(step));
    if (!next) {
      // A key that is held down ends at the edge: no week goes by unseen.
      if (!event.repeat) beyond({ line, column, lines, columns });
      return;
    }
    const button = next.querySelector('button');
    if (button) {
      button.focus();
      return;
    }
  }
}

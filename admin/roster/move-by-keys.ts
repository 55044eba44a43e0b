import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [lines: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves by the arrow keys between the places of a table, which say where they are: `data-line` and `data-column`. */
export function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const slot = (event.target as HTMLElement).closest<HTMLElement>('[data-line]');
  if (!step || !slot) return;
  const [line, column] = [Number(slot.dataset.line) + step[0], Number(slot.dataset.column) + step[1]];
  const next = event.currentTarget.querySelector<HTMLElement>(`[data-line="${line}"][data-column="${column}"] button`);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

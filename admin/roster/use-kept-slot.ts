import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard at its place in the table: the button that adds the first entry of a session goes with that entry,
 * and an entry that is taken out goes itself. Then what stands at that place now has it.
 * @param week what the table is drawn from
 * @param covered whether something lies over it
 * @returns what the table calls when something in it gets the keyboard
 */
export function useKeptSlot(week: unknown, covered: boolean): (event: FocusEvent) => void {
  const held = useRef<{ button: Element; table: Element; place: string }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn again, or nothing lies over it any more
  useEffect(() => {
    const { button, table, place } = held.current ?? {};
    if (!button || button.isConnected || document.activeElement !== document.body) return;
    held.current = undefined;
    table?.querySelector<HTMLElement>(`${place} button`)?.focus();
  }, [week, covered]);
  return ({ target, currentTarget }) => {
    const slot = target.closest<HTMLElement>('[data-line]');
    const { line, column } = slot?.dataset ?? {};
    const place = `[data-line="${line}"][data-column="${column}"]`;
    held.current = slot ? { button: target, table: currentTarget, place } : undefined;
  };
}

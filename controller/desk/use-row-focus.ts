import { type RefObject, useEffect } from 'react';
import { useKeyFocus } from './use-key-focus.ts';

/** Where the focus goes from a row that is gone: to the box in which the next is looked for, else to the one thing to do next. */
const instead = ['.expected-tools input', '.action.large:enabled'];

/**
 * Keeps the focus of whoever works by keyboard in a list whose rows go when something is done with them. It does not go on
 * to the next row: the space bar, pressed for Next, would call its patient.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>): void {
  const had = useKeyFocus(list);
  // After each drawing: this one may have taken the row away, or let its buttons be pressed again.
  useEffect(() => {
    const one = had.current;
    if (!one || document.activeElement !== document.body) return;
    if (!one.isConnected)
      instead
        .map((where) => document.querySelector<HTMLElement>(where))
        .find(Boolean)
        ?.focus();
    else if (!one.matches(':disabled')) one.focus();
  });
}

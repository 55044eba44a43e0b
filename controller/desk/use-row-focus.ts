import { type RefObject, useEffect, useRef } from 'react';

/** Where the focus goes from a row that is gone: to the box in which the next is looked for, else to the one thing to do next. */
const instead = ['.expected-tools input', '.action.large:enabled'];

/**
 * Keeps the focus of whoever works by keyboard in a list whose rows go when something is done with them. It does not go on
 * to the next row: the space bar, pressed for Next, would call its patient.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>): void {
  const had = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const isOurs = target instanceof HTMLElement && list.current?.contains(target);
      // A mouse leaves no visible focus on a button: its press is followed by the space bar for Next.
      had.current = isOurs && target.matches('button:focus-visible') ? target : undefined;
    };
    const forget = () => {
      had.current = undefined;
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', forget);
    };
  }, [list]);
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

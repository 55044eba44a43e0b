import { useEffect, useLayoutEffect, useRef } from 'react';

/** Gives the keyboard back to a button that rested while it was busy: the browser takes it from one that is disabled. */
export function useFocusBack(busy: boolean): void {
  const held = useRef<Element>(undefined);
  // Before the page is drawn: then it is taken.
  useLayoutEffect(() => {
    if (busy) held.current = document.activeElement ?? undefined;
  }, [busy]);
  useEffect(() => {
    if (busy) return;
    const { current } = held;
    held.current = undefined;
    const isFree = document.activeElement === document.body;
    if (isFree && current instanceof HTMLElement && current !== document.body && current.isConnected) current.focus();
  }, [busy]);
}

import { type RefObject, useEffect, useRef } from 'react';

/** The one thing to do next, unless it calls: pressed again by the same hand, it would call a patient. */
const instead = '.action.large:enabled:not([data-action=next])';

/**
 * Gives the focus of an action that cannot be pressed any more to the large button, such as after a pause to the one that
 * ends it. Where that is Next, nothing gets the focus: the space bar calls then.
 */
export function useActionFocus(actions: RefObject<HTMLElement | null>): void {
  const had = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const isOurs = target instanceof HTMLElement && actions.current?.contains(target);
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
  }, [actions]);
  // After each drawing: this one may have let the button be pressed no more.
  useEffect(() => {
    if (!had.current?.matches(':disabled')) return;
    if (document.activeElement !== document.body && document.activeElement !== had.current) return;
    document.querySelector<HTMLElement>(instead)?.focus();
  });
}

import { type RefObject, useEffect } from 'react';
import { useKeyFocus } from './use-key-focus.ts';

/** The one thing to do next, unless it calls: pressed again by the same hand, it would call a patient. */
const instead = '.action.large:enabled:not([data-action=next])';

/**
 * Gives the focus of an action that cannot be pressed any more to the large button, such as after a pause to the one that
 * ends it. Where that is Next, nothing gets the focus: the space bar calls then.
 */
export function useActionFocus(actions: RefObject<HTMLElement | null>): void {
  const had = useKeyFocus(actions);
  // After each drawing: this one may have let the button be pressed no more.
  useEffect(() => {
    if (!had.current?.matches(':disabled')) return;
    if (document.activeElement !== document.body && document.activeElement !== had.current) return;
    actions.current?.querySelector<HTMLElement>(instead)?.focus();
  });
}

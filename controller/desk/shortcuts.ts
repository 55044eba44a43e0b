import { type CounterAction, counterActions, type KeyedAction, keyedActions } from '#generated/counter-actions.ts';
import { type LetteredKey, pressedKey } from './pressed-key.ts';

/** What has a key: actions of the table, and the menu of all that is not needed with every patient. */
export type ShortcutName = KeyedAction | 'more';

/** What a key does, and how it is written on the button. */
export const shortcuts = Object.fromEntries(
  [...keyedActions.map((name) => [name, counterActions[name].key!] as const), ['more', 'm'] as const].map(
    ([name, key]) => [name, { key, label: key === ' ' ? 'Space' : key.toUpperCase() }],
  ),
) as Readonly<Record<ShortcutName, { readonly key: string; readonly label: string }>>;

/** Whether an action has a key. */
export function hasShortcut(name: CounterAction): name is KeyedAction {
  return name in shortcuts;
}

/** What we need of a keyboard event. */
export interface KeyPress extends LetteredKey {
  repeat: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  defaultPrevented: boolean;
  target: EventTarget | null;
}

/**
 * The shortcut that a key stands for, among those allowed now; none while somebody types, while a dialog is open,
 * and for a key held down. The space bar presses the button it stands on, if it stands on one.
 */
export function shortcutOf(event: KeyPress, allowed: readonly ShortcutName[]): ShortcutName | undefined {
  if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return undefined;
  const target = focused(event.target);
  if (target?.closest('input:not([type=checkbox]), textarea, select, [contenteditable], dialog')) return undefined;
  const pressed = pressedKey(event);
  if (pressed === ' ' && target?.closest('button, a, input, [role=tab], summary')) return undefined;
  return allowed.find((name) => shortcuts[name].key === pressed);
}

/** What has the focus; a dialog just closed keeps it until the next frame, and nobody types there any more. */
function focused(target: EventTarget | null): Element | undefined {
  return isElement(target) && !target.closest('dialog:not([open])') ? target : undefined;
}

function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target;
}

/** What a key does, and how it is written on the button. */
export const shortcuts = {
  next: { key: ' ', label: 'Space' },
  recall: { key: 'r', label: 'R' },
  pass: { key: 'p', label: 'P' },
  number: { key: 'g', label: 'G' },
  start: { key: 's', label: 'S' },
  completed: { key: 'c', label: 'C' },
  away: { key: 'a', label: 'A' },
  examination: { key: 'e', label: 'E' },
  transfer: { key: 't', label: 'T' },
  more: { key: 'm', label: 'M' },
  pause: { key: 'F9', label: 'F9' },
  restart: { key: 'F9', label: 'F9' },
  logOut: { key: 'F10', label: 'F10' },
} as const;

export type ShortcutName = keyof typeof shortcuts;

/** What we need of a keyboard event. */
export interface KeyPress {
  key: string;
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
  if (target?.closest('input, textarea, select, [contenteditable], dialog')) return undefined;
  if (event.key === ' ' && target?.closest('button, a, [role=tab], summary')) return undefined;
  const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return allowed.find((name) => shortcuts[name].key === pressed);
}

/** What has the focus; a dialog just closed keeps it until the next frame, and nobody types there any more. */
function focused(target: EventTarget | null): Element | undefined {
  return isElement(target) && !target.closest('dialog:not([open])') ? target : undefined;
}

function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target;
}

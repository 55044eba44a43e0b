import { useEffect } from 'react';
import { keepFromScanners } from './scanner-keys.ts';
import { type ShortcutName, shortcutOf } from './shortcuts.ts';

/** Runs `run` for each key of a person that is a shortcut allowed now. @param target the window in which keys are pressed */
export function useShortcuts(
  allowed: readonly ShortcutName[],
  run: (name: ShortcutName) => void,
  target: Window = window,
): void {
  useEffect(() => keepFromScanners(target), [target]);
  useEffect(() => {
    const react = (event: KeyboardEvent) => {
      const name = shortcutOf(event, allowed);
      if (!name) return;
      event.preventDefault();
      run(name);
    };
    target.addEventListener('keydown', react);
    return () => target.removeEventListener('keydown', react);
  }, [allowed, run, target]);
}

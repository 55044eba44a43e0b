import { useEffect } from 'react';
import { type ShortcutName, shortcutOf } from './shortcuts.ts';

/** Runs `run` for each key that is a shortcut allowed now. */
export function useShortcuts(allowed: readonly ShortcutName[], run: (name: ShortcutName) => void): void {
  useEffect(() => {
    const react = (event: KeyboardEvent) => {
      const name = shortcutOf(event, allowed);
      if (!name) return;
      event.preventDefault();
      run(name);
    };
    window.addEventListener('keydown', react);
    return () => window.removeEventListener('keydown', react);
  }, [allowed, run]);
}

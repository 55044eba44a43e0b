import { useEffect } from 'react';
import { pressedKey } from './pressed-key.ts';

interface KeyedLine {
  readonly name: string;
  readonly keyLabel?: string | undefined;
  readonly disabled?: boolean;
}

/** In an open menu the keys that stand beside its lines choose them, and the arrows move from line to line. */
export function useMenuKeys(lines: readonly KeyedLine[], choose: (name: string) => void): void {
  useEffect(() => {
    const react = (event: KeyboardEvent) => {
      // While an input method composes, its keys choose among its words.
      if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) {
        event.preventDefault();
        const shown = [...document.querySelectorAll<HTMLElement>('dialog[open] .choice:enabled')];
        const here = shown.indexOf(document.activeElement as HTMLElement);
        // From the button below the lines, up is the last of them.
        const from = here < 0 && step < 0 ? 0 : here;
        shown[(from + step + shown.length) % shown.length]?.focus();
        return;
      }
      const pressed = pressedKey(event);
      const meant = lines.find(
        ({ keyLabel, disabled }) => keyLabel?.toLowerCase() === pressed.toLowerCase() && !disabled,
      );
      if (!meant || event.repeat) return;
      event.preventDefault();
      choose(meant.name);
    };
    window.addEventListener('keydown', react);
    return () => window.removeEventListener('keydown', react);
  }, [lines, choose]);
}

import { useEffect } from 'react';

interface KeyedLine {
  readonly name: string;
  readonly keyLabel?: string | undefined;
  readonly disabled?: boolean;
}

/** In an open menu the keys that stand beside its lines choose them, and the arrows move from line to line. */
export function useMenuKeys(lines: readonly KeyedLine[], choose: (name: string) => void): void {
  useEffect(() => {
    const react = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
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
      const pressed = event.key.length === 1 ? event.key.toUpperCase() : event.key;
      const meant = lines.find(({ keyLabel, disabled }) => keyLabel === pressed && !disabled);
      if (!meant || event.repeat) return;
      event.preventDefault();
      choose(meant.name);
    };
    window.addEventListener('keydown', react);
    return () => window.removeEventListener('keydown', react);
  }, [lines, choose]);
}

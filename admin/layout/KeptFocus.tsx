import Box from '@mui/material/Box';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';

/** What can be pressed or typed in, in the order of the page. */
const controls = 'a[href], button:not(:disabled), input:not(:disabled)';
const rows = 'tbody tr, ul > li';

interface Stood {
  readonly control: Element;
  /** Place of its row, and its own in the row; -1 outside of rows. */
  readonly row: number;
  readonly place: number;
}

/**
 * Around the rows of a list and what is done with them: where the keyboard stood on what goes, as on a row that is
 * deleted, it goes on at the same place of the row that took its place. The browser would begin at the top of the page.
 * @param shown what the rows are drawn from
 */
export function KeptFocus({ shown, children }: { shown: unknown; children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  const stood = useRef<Stood>(undefined);
  const onFocus = ({ target }: FocusEvent<Element>) => {
    // A dialog is a child for React alone.
    if (!around.current?.contains(target)) return;
    const row = target.closest(rows);
    stood.current = {
      control: target,
      row: row ? [...around.current.querySelectorAll(rows)].indexOf(row) : -1,
      place: row ? [...row.querySelectorAll(controls)].indexOf(target) : -1,
    };
  };
  const onBlur = ({ target }: FocusEvent<Element>) => {
    // Left by hand, or for another window or program: that one comes back.
    if (target.isConnected && document.hasFocus()) stood.current = undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are drawn, or none is chosen any more
  useEffect(() => {
    const { control, row, place } = stood.current ?? {};
    if (!control || control.isConnected || document.activeElement !== document.body) return;
    stood.current = undefined;
    const left = [...(around.current?.querySelectorAll(rows) ?? [])];
    const next = left[Math.min(Math.max(0, row ?? 0), left.length - 1)];
    const within = [...(next?.querySelectorAll<HTMLElement>(controls) ?? [])];
    (within[place ?? 0] ?? within[0] ?? document.getElementById('content'))?.focus();
  }, [shown]);
  return (
    <Box ref={around} onFocus={onFocus} onBlur={onBlur}>
      {children}
    </Box>
  );
}

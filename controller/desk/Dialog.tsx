import { type ReactNode, useEffect, useId, useRef } from 'react';
import { rememberFocus } from './remember-focus.ts';

interface DialogProps {
  heading: string;
  children: ReactNode;
  onClose(): void;
}

/** A window over the desk: opens at once, Escape closes it, and the focus returns to where it was. */
export function Dialog({ heading, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const giveBack = rememberFocus();
    dialog.current?.showModal();
    return giveBack;
  }, []);
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>
  );
}

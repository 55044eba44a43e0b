import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
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
  // Escape closes at once: a browser says only later that it has closed, and the next window may be open by then.
  const closeAtOnce = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog ref={dialog} onCancel={closeAtOnce} onClose={onClose} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>
  );
}

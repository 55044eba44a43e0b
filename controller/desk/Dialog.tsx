import { type ReactNode, useEffect, useId, useRef } from 'react';

interface DialogProps {
  heading: string;
  children: ReactNode;
  onClose(): void;
}

/** A window over the desk: opens at once, and Escape closes it. */
export function Dialog({ heading, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>
  );
}

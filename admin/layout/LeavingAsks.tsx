import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router-dom';
import { Confirm } from './Confirm.tsx';

interface LeavingAsksProps {
  /** Whether something is still to be sent. */
  busy: boolean;
  /** The question, as texts of locales/. */
  title: string;
  text: string;
  action: string;
  onLeave?(): void;
}

/** Asks before a page is left on which something is still to be sent. */
export function LeavingAsks({ busy, title, text, action, onLeave }: LeavingAsksProps) {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => busy && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);
  return (
    <Confirm
      open={blocker.state === 'blocked'}
      title={translate(title)}
      text={translate(text)}
      action={translate(action)}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    />
  );
}

import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router-dom';
import { Confirm } from './Confirm.tsx';

interface LeavingAsksProps {
  /** Whether something would be lost now; asked at the moment of leaving. */
  holds(): boolean;
  /** The question, as texts of locales/. */
  title: string;
  text: string;
  action: string;
  onLeave?(): void;
}

/** Asks before a page is left whose work would be lost; any other is left silently: asking always trains people to agree. */
export function LeavingAsks({ holds, title, text, action, onLeave }: LeavingAsksProps) {
  const translate = useTranslate();
  const leaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => holds() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (holds()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [holds]);
  return (
    <Confirm
      open={blocker.state === 'blocked'}
      title={translate(title)}
      text={translate(text)}
      action={translate(action)}
      onConfirm={() => {
        leaving.current = true;
        onLeave?.();
        blocker.proceed?.();
      }}
      onClose={() => {
        // The window closes after a yes too; the browser's way back is still to come then, and would be asked again.
        if (!leaving.current) blocker.reset?.();
        leaving.current = false;
      }}
    />
  );
}

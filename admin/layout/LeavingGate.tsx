import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { leaving } from './leaving.ts';

/** Holds up who leaves a page on which something would be lost. The router lets one alone do so, so all ask here. */
export function LeavingGate() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && leaving.held(),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') leaving.ask(blocker);
  }, [blocker]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (leaving.held()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return null;
}

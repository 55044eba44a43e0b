import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

interface Leaving {
  /** Whether somebody wants to leave, and is to be asked. */
  open: boolean;
  leave(): void;
  stay(): void;
}

/**
 * Holds a page whose work would be lost when somebody leaves it; any other is left silently: asking always trains people to agree.
 *
 * @param holds whether something would be lost now; asked at the moment of leaving
 */
export function useLeaving(holds: () => boolean): Leaving {
  const leaving = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    leaving.current = false;
    return holds() && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (holds()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [holds]);
  return {
    open: blocker.state === 'blocked',
    leave() {
      leaving.current = true;
      blocker.proceed?.();
    },
    stay() {
      // The window closes after a yes too; the browser's way back is still to come then, and would be asked again.
      if (!leaving.current) blocker.reset?.();
    },
  };
}

import { useEffect, useRef, useState } from 'react';
import { useStore } from '#client/use-store.ts';
import { type Holder, leaving } from './leaving.ts';

interface AskedLeaving {
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
export function useLeaving(holds: () => boolean): AskedLeaving {
  const latest = useRef(holds);
  latest.current = holds;
  const [holder] = useState<Holder>(() => ({ holds: () => latest.current() }));
  const asking = useStore(leaving.asking);
  useEffect(() => leaving.hold(holder), [holder]);
  return {
    open: asking === holder,
    leave: () => leaving.leave(holder),
    stay: () => leaving.stay(holder),
  };
}

import { useSyncExternalStore } from 'react';
import { useStore } from '#client/use-store.ts';
import type { Session } from '#generated/values.ts';
import { organisation } from '../session.ts';
import { followClock } from './follow-clock.ts';
import { serverNow } from './server-clock.ts';
import { sessionAt } from './session-at.ts';

/** The session that the organisation is in by the server's clock. */
export function usePresentSession(): Session {
  const shown = useStore(organisation);
  return useSyncExternalStore(followClock, () => sessionAt(serverNow(), shown));
}

import { useSyncExternalStore } from 'react';
import { businessMoment } from '#days/business-day.ts';
import type { Session } from '#generated/values.ts';
import { followClock } from './follow-clock.ts';
import { serverNow } from './server-clock.ts';
import { useCalendar } from './use-calendar.ts';

/** The session that the organisation is in by the server's clock. */
export function usePresentSession(): Session {
  const { plan } = useCalendar();
  return useSyncExternalStore(followClock, () => businessMoment(plan, serverNow()).session);
}

import { useEffect, useRef } from 'react';
import { limits } from '#generated/limits.ts';
import type { QueueState } from '#generated/shapes.ts';

const minuteMs = 60_000;

/**
 * Seconds until the counter logs out by itself, once they are few (limits.autoLogoutWarningMs); undefined before. At
 * zero `onTimeOut` is called, once. A countdown of a minute leaves half of it to work in before the dialog covers the desk.
 * @param now the server's time
 */
export function useAutoLogout(
  { autoLogoutAt, autoLogoutMinutes = 1 }: QueueState,
  now: number,
  onTimeOut: () => void,
): number | undefined {
  const left = autoLogoutAt === undefined ? undefined : autoLogoutAt - now;
  const over = left !== undefined && left <= 0;
  const told = useRef(false);
  useEffect(() => {
    if (over && !told.current) onTimeOut();
    told.current = over;
  }, [over, onTimeOut]);
  const warningMs = Math.min(limits.autoLogoutWarningMs, (autoLogoutMinutes * minuteMs) / 2);
  if (left === undefined || left > warningMs) return undefined;
  return Math.max(0, Math.ceil(left / 1000));
}

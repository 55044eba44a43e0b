import { useEffect, useRef } from 'react';
import { limits } from '#generated/limits.ts';
import type { QueueState } from '#generated/shapes.ts';

/**
 * Seconds until the counter logs out by itself, once they are few (limits.autoLogoutWarningMs); undefined before. At
 * zero `onTimeOut` is called, once.
 * @param now the server's time
 */
export function useAutoLogout({ autoLogoutAt }: QueueState, now: number, onTimeOut: () => void): number | undefined {
  const left = autoLogoutAt === undefined ? undefined : autoLogoutAt - now;
  const over = left !== undefined && left <= 0;
  const told = useRef(false);
  useEffect(() => {
    if (over && !told.current) onTimeOut();
    told.current = over;
  }, [over, onTimeOut]);
  if (left === undefined || left > limits.autoLogoutWarningMs) return undefined;
  return Math.max(0, Math.ceil(left / 1000));
}

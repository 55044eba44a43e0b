import { useEffect, useRef } from 'react';
import { limits } from '#generated/limits.ts';
import type { QueueState } from '#generated/shapes.ts';

const minuteMs = 60_000;

/**
 * Seconds until the counter logs out by itself, once they are few (limits.autoLogoutWarningMs); undefined before. At
 * zero `onTimeOut` is called, once. A countdown of a minute leaves half of it to work in before the dialog covers the desk.
 * @param now the server's time
 * @param busy whether a press is on its way
 */
export function useAutoLogout(
  { autoLogoutAt, autoLogoutMinutes = 1 }: QueueState,
  now: number,
  busy: boolean,
  onTimeOut: () => void,
): number | undefined {
  const left = autoLogoutAt === undefined ? undefined : autoLogoutAt - now;
  const over = isTimeOver(left, busy);
  const told = useRef(false);
  useEffect(() => {
    if (over && !told.current) onTimeOut();
    told.current = over;
  }, [over, onTimeOut]);
  const warningMs = Math.min(limits.autoLogoutWarningMs, (autoLogoutMinutes * minuteMs) / 2);
  if (left === undefined || left > warningMs) return undefined;
  return Math.max(0, Math.ceil(left / 1000));
}

/**
 * Whether the counter logs out now: not while a press is on its way, for somebody is there, and its answer says until when.
 * @param left milliseconds
 */
export function isTimeOver(left: number | undefined, busy: boolean): boolean {
  return left !== undefined && left <= 0 && !busy;
}

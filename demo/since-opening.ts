import { dayMs, minuteMs } from './durations.ts';
import { organisation } from './hospital/organisation.ts';

const atMost = 120 * minuteMs;

/** How long the present session of the demo hospital has been under way, in milliseconds, two hours at most. */
export function sinceOpening(now: number): number {
  const { timeZoneOffsetMinutes, serviceStartTime, afternoonStartTime, eveningStartTime } = organisation;
  const since = [serviceStartTime, afternoonStartTime, eveningStartTime].map((time) => {
    const [hour, minute] = time.split(':').map(Number) as [number, number];
    return (now - (hour * 60 + minute - timeZoneOffsetMinutes) * minuteMs) % dayMs;
  });
  return Math.min(atMost, ...since);
}

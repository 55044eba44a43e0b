import { firstInstantAt, minutesOf, offsetAt } from '#days/wall-clock.ts';
import type { Organisation } from '#generated/shapes.ts';
import { dayMs, minuteMs } from '../ground/durations.ts';

type Plan = Pick<
  Organisation,
  | 'deviceAlarmMinutes'
  | 'deviceQuietFrom'
  | 'deviceQuietUntil'
  | 'suspendedAt'
  | 'timeZoneOffsetMinutes'
  | 'timeZoneName'
>;

const defaultMinutes = 5;

/**
 * Devices that were heard last before this moment are missed, as an organisation has it: after so many minutes, and not
 * in its quiet hours. What is silent when these end gets the same minutes to be switched on; so does what was silent
 * while the server was away itself. Undefined: nothing is missed.
 * @param listeningSince since when reports can come in
 */
export function missedBefore(plan: Plan, now: number, listeningSince: number): number | undefined {
  const { deviceAlarmMinutes = defaultMinutes, suspendedAt } = plan;
  if (deviceAlarmMinutes === 0 || suspendedAt !== undefined) return undefined;
  const before = now - deviceAlarmMinutes * minuteMs;
  if (before < listeningSince) return undefined;
  const quiet = lastQuiet(plan, now);
  return quiet && before < quiet.until ? undefined : before;
}

/** The quiet hours that began last, which may go past midnight. */
function lastQuiet(plan: Plan, now: number): { from: number; until: number } | undefined {
  const { deviceQuietFrom, deviceQuietUntil } = plan;
  if (!deviceQuietFrom || !deviceQuietUntil || deviceQuietFrom === deviceQuietUntil) return undefined;
  const [from, until] = [minutesOf(deviceQuietFrom), minutesOf(deviceQuietUntil)];
  const today = Math.floor((now + offsetAt(plan, now) * minuteMs) / dayMs);
  const at = (day: number, minutes: number) => firstInstantAt(plan, day * dayMs + minutes * minuteMs);
  return [today, today - 1, today - 2]
    .map((day) => ({ from: at(day, from), until: at(until > from ? day : day + 1, until) }))
    .find((hours) => hours.from <= now);
}

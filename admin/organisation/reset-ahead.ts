import { type Calendar, minutesOf, wallClock } from '../calendar/calendar.ts';

/** The settings that decide when a business day is closed, as a form holds them. */
export interface ResetPlan {
  readonly dailyResetEnabled?: boolean | undefined;
  readonly dailyResetTime?: string | null | undefined;
  readonly serviceStartTime?: string | null | undefined;
}

/** What the next reset ends: the day that runs now, today or from tomorrow on, or the day before. */
export interface ResetAhead {
  readonly ends: 'today' | 'tomorrow' | 'dayBefore';
  /** HH:MM by the organisation's clocks. */
  readonly time: string;
}

/**
 * What a changed daily reset does next, for who is about to save it; undefined where it is as it was, or turned off. In
 * the first half of the business day it closes the day before, in the second half the day itself.
 */
export function resetAhead(
  plan: ResetPlan,
  before: ResetPlan,
  now: number,
  calendar: Calendar,
): ResetAhead | undefined {
  const [time, former] = [timeOf(plan), timeOf(before)];
  if (time === undefined || (time === former && startOf(plan) === startOf(before))) return undefined;
  const intoDay = (minutesOf(time) - minutesOf(startOf(plan)) + 1440) % 1440;
  if (intoDay < 720) return { ends: 'dayBefore', time };
  return { ends: wallClock(now, calendar).time.slice(0, 5) < time ? 'today' : 'tomorrow', time };
}

function timeOf(plan: ResetPlan): string | undefined {
  return plan.dailyResetEnabled === false ? undefined : plan.dailyResetTime || startOf(plan);
}

function startOf({ serviceStartTime }: ResetPlan): string {
  return serviceStartTime || '00:00';
}

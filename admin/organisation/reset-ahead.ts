import { closesDayBefore } from '#days/closes-day-before.ts';
import { minutesOf } from '#days/wall-clock.ts';
import { organisationDefaults } from '#generated/organisation-defaults.ts';
import { type Calendar, wallClock } from '../calendar/calendar.ts';

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
 * What a changed daily reset does next, for who is about to save it; undefined where it is as it was, or turned off.
 */
export function resetAhead(
  plan: ResetPlan,
  before: ResetPlan,
  now: number,
  calendar: Calendar,
): ResetAhead | undefined {
  const [time, former] = [timeOf(plan), timeOf(before)];
  if (time === undefined || (time === former && startOf(plan) === startOf(before))) return undefined;
  if (closesDayBefore(minutesOf(time), minutesOf(startOf(plan)))) return { ends: 'dayBefore', time };
  return { ends: wallClock(now, calendar).time.slice(0, 5) < time ? 'today' : 'tomorrow', time };
}

function timeOf(plan: ResetPlan): string | undefined {
  return plan.dailyResetEnabled === false ? undefined : plan.dailyResetTime || startOf(plan);
}

function startOf({ serviceStartTime }: ResetPlan): string {
  return serviceStartTime || organisationDefaults.serviceStartTime;
}

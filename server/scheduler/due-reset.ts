import { type DayPlan, dateOf, serviceStartOf } from '#days/business-day.ts';
import { closesDayBefore } from '#days/closes-day-before.ts';
import { firstInstantAt, minutesOf, offsetAt } from '#days/wall-clock.ts';
import { dayMs, minuteMs } from '../ground/durations.ts';

/** When an organisation closes its business day. */
export interface ResetPlan extends DayPlan {
  /** Absent: at the service start time. */
  readonly dailyResetTime?: string;
}

export interface DueReset {
  /** The business day that it closes, with all before it, YYYY-MM-DD. */
  readonly businessDate: string;
  /** When it was due, milliseconds since 1970 UTC. */
  readonly dueAt: number;
}

/** The last reset that was due at a moment, however long ago: a late start catches up with it. */
export function lastDueReset(plan: ResetPlan, now: number): DueReset {
  const today = localDay(plan, now);
  const due = [today + 1, today, today - 1, today - 2].map((index) => resetOf(plan, index));
  return due.find(({ dueAt }) => dueAt <= now)!;
}

/** When the next reset is due. */
export function nextResetAt(plan: ResetPlan, now: number): number {
  const today = localDay(plan, now);
  const coming = [today - 1, today, today + 1, today + 2].map((index) => resetOf(plan, index).dueAt);
  return coming.find((dueAt) => dueAt > now)!;
}

/** The business day after a given one. */
export function dayAfter(businessDate: string): string {
  return dateOf(Date.parse(businessDate) / dayMs + 1);
}

/** Days since 1970 on the organisation's wall clock. */
function localDay(plan: DayPlan, now: number): number {
  return Math.floor((now + offsetAt(plan, now) * minuteMs) / dayMs);
}

/** The reset of one day of the calendar. */
function resetOf(plan: ResetPlan, calendarDay: number): DueReset {
  const serviceStart = serviceStartOf(plan);
  const time = plan.dailyResetTime === undefined ? serviceStart : minutesOf(plan.dailyResetTime);
  const wall = calendarDay * dayMs + time * minuteMs;
  const businessDay = Math.floor((wall - serviceStart * minuteMs) / dayMs);
  const closed = closesDayBefore(time, serviceStart) ? businessDay - 1 : businessDay;
  return {
    businessDate: dateOf(closed),
    dueAt: firstInstantAt(plan, wall),
  };
}

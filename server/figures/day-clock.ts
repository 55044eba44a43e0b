import { type BusinessMoment, businessMoment, type DayPlan } from '#days/business-day.ts';
import { dayMs, hourMs, minuteMs } from '../ground/durations.ts';

/** Where a moment lies in an organisation's days. */
export interface DayHour {
  readonly serviceDate: string;
  /** The hour on the wall clock, 0 to 23. */
  readonly hour: number;
}

export type DayClock = (at: number) => DayHour;

/** Tells business day and hour of many moments, one after the other: the calendar is asked once per session. */
export function createDayClock(plan: DayPlan): DayClock {
  let known: BusinessMoment | undefined;
  let since = 0;
  return (at) => {
    if (!known || at < since || at >= known.nextChangeAt) {
      known = businessMoment(plan, at);
      since = at;
    }
    return { serviceDate: known.serviceDate, hour: Math.floor((at + known.offsetMinutes * minuteMs) / hourMs) % 24 };
  };
}

/** When a business day begins, milliseconds since 1970 UTC. */
export function dayStart(plan: DayPlan, date: string): number {
  // Noon of the date, by any offset, is at most a day away from the day's beginning.
  let moment = businessMoment(plan, Date.parse(`${date}T12:00:00Z`));
  while (moment.serviceDate < date) moment = businessMoment(plan, moment.dayStartedAt + 1.5 * dayMs);
  while (moment.serviceDate > date) moment = businessMoment(plan, moment.dayStartedAt - dayMs / 2);
  return moment.dayStartedAt;
}

/** The day that many days later, YYYY-MM-DD. */
export function daysLater(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

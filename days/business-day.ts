import { organisationDefaults } from '#generated/organisation-defaults.ts';
import type { Session } from '#generated/values.ts';
import { clockChange, firstInstantAt, minutesOf, offsetAt, type ZonePlan } from './wall-clock.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** What an organisation says about its day; absent times have the schema's defaults. */
export interface DayPlan extends ZonePlan {
  readonly serviceStartTime?: string;
  readonly afternoonStartTime?: string;
  readonly eveningStartTime?: string;
}

/** Where a moment lies in an organisation's days. */
export interface BusinessMoment {
  /** The business day, YYYY-MM-DD: it begins at the service start time, not at midnight. */
  readonly serviceDate: string;
  readonly session: Exclude<Session, 'day'>;
  /** Offset from UTC in force at the moment, minutes. */
  readonly offsetMinutes: number;
  /** When the business day began, milliseconds since 1970 UTC. */
  readonly dayStartedAt: number;
  /** When the next session or day begins or the clocks change, whichever comes first, milliseconds since 1970 UTC. */
  readonly nextChangeAt: number;
}

const found = new WeakMap<DayPlan, { readonly from: number; readonly moment: BusinessMoment }>();

/**
 * Where a moment lies in the days of a plan. Every press asks, and until the session ends or the clocks change all
 * moments lie in the same place: of a plan that nobody can change it is found once in that time.
 */
export function businessMoment(plan: DayPlan, now: number): BusinessMoment {
  const known = found.get(plan);
  if (known && known.from <= now && now < known.moment.nextChangeAt) return known.moment;
  const moment = Object.freeze(findMoment(plan, now));
  if (Object.isFrozen(plan)) found.set(plan, { from: now, moment });
  return moment;
}

/**
 * Finds business day and session of a moment in the organisation's time zone. Both begin at a moment and last until the
 * next begins, so an hour that the clocks show twice never goes back to a day or a session that has ended
 * (docs/decisions/031-time-that-does-not-run-back.md).
 */
function findMoment(plan: DayPlan, now: number): BusinessMoment {
  const offsetMinutes = offsetAt(plan, now);
  const serviceStart = serviceStartOf(plan) * minuteMs;
  const starts = (index: number, intoDay = 0) => firstInstantAt(plan, index * dayMs + serviceStart + intoDay);
  let index = Math.floor((now + offsetMinutes * minuteMs - serviceStart) / dayMs);
  while (starts(index) > now) index -= 1;
  while (starts(index + 1) <= now) index += 1;
  const sessions = sessionStarts(plan).map(({ session, start }) => ({
    session,
    at: starts(index, start),
  }));
  const current = sessions.findLast(({ at }) => at <= now) ?? sessions[0]!;
  const next = sessions.find(({ at }) => at > now)?.at ?? starts(index + 1);
  return {
    serviceDate: dateOf(index),
    session: current.session,
    offsetMinutes,
    dayStartedAt: starts(index),
    nextChangeAt: clockChange(plan, now, next) ?? next,
  };
}

/** When a business day begins, minutes after midnight. */
export function serviceStartOf({ serviceStartTime }: DayPlan): number {
  return minutesOf(serviceStartTime ?? organisationDefaults.serviceStartTime);
}

/** The name of a business day, YYYY-MM-DD, by the days since 1970. */
export function dateOf(index: number): string {
  return new Date(index * dayMs).toISOString().slice(0, 10);
}

/** Sessions by their start, in milliseconds after the business day's start; the morning starts with the day. */
export function sessionStarts(plan: DayPlan) {
  const { afternoonStartTime, eveningStartTime } = { ...organisationDefaults, ...plan };
  const after = (time: string) => ((minutesOf(time) - serviceStartOf(plan)) * minuteMs + dayMs) % dayMs;
  const starts: { session: BusinessMoment['session']; start: number }[] = [
    { session: 'morning', start: 0 },
    { session: 'afternoon', start: after(afternoonStartTime) },
    { session: 'evening', start: after(eveningStartTime) },
  ];
  return starts.sort((a, b) => a.start - b.start);
}

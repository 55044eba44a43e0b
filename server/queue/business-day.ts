import type { Session } from '#generated/values.ts';

/** What an organisation says about its day; absent times have the schema's defaults. */
export interface DayPlan {
  readonly timeZoneOffsetMinutes?: number;
  /** IANA name; when set it rules over the offset (daylight saving). */
  readonly timeZoneName?: string;
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
  /** When the next session or day begins, milliseconds since 1970 UTC. */
  readonly nextChangeAt: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Finds business day and session of a moment in the organisation's time zone. */
export function businessMoment(plan: DayPlan, now: number): BusinessMoment {
  const offsetMinutes = offsetAt(plan, now);
  const serviceStart = minutesOf(plan.serviceStartTime ?? '00:00');
  const sinceStart = now + (offsetMinutes - serviceStart) * minute;
  const dayIndex = Math.floor(sinceStart / day);
  const intoDay = sinceStart - dayIndex * day;
  const sessions = sessionStarts(plan, serviceStart);
  const current = sessions.findLast(({ start }) => start <= intoDay) ?? sessions[0]!;
  const next = sessions.find(({ start }) => start > intoDay)?.start ?? day;
  const wallOfDayStart = dayIndex * day + serviceStart * minute;
  return {
    serviceDate: new Date(dayIndex * day).toISOString().slice(0, 10),
    session: current.session,
    offsetMinutes,
    dayStartedAt: instantOf(plan, wallOfDayStart, offsetMinutes),
    nextChangeAt: Math.max(now + 1, instantOf(plan, wallOfDayStart + next, offsetMinutes)),
  };
}

/** Sessions by their start, in milliseconds after the business day's start; the morning starts with the day. */
function sessionStarts(plan: DayPlan, serviceStart: number) {
  const after = (time: string) => ((minutesOf(time) - serviceStart + 1440) % 1440) * minute;
  const starts: { session: BusinessMoment['session']; start: number }[] = [
    { session: 'morning', start: 0 },
    { session: 'afternoon', start: after(plan.afternoonStartTime ?? '13:00') },
    { session: 'evening', start: after(plan.eveningStartTime ?? '18:00') },
  ];
  return starts.sort((a, b) => a.start - b.start);
}

/** The offset from UTC in force at a moment, minutes. */
export function offsetAt(plan: DayPlan, now: number): number {
  const fixed = plan.timeZoneOffsetMinutes ?? 480;
  const format = plan.timeZoneName ? formatOf(plan.timeZoneName) : undefined;
  if (!format) return fixed;
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  const wall = Date.UTC(parts.year!, parts.month! - 1, parts.day!, parts.hour!, parts.minute!, parts.second!);
  return Math.round((wall - now) / minute);
}

/** The moment at which the wall clock shows `wall`; one more step finds the offset after a change of the clocks. */
export function instantOf(plan: DayPlan, wall: number, offsetMinutes: number): number {
  const guess = wall - offsetMinutes * minute;
  return wall - offsetAt(plan, guess) * minute;
}

export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

const formats = new Map<string, Intl.DateTimeFormat | undefined>();

/** Undefined for a name that this machine does not know: then the fixed offset rules. */
function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  if (!formats.has(timeZone)) formats.set(timeZone, makeFormat(timeZone));
  return formats.get(timeZone);
}

function makeFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return undefined;
  }
}

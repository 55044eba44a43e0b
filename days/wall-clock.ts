import { organisationDefaults } from '#generated/organisation-defaults.ts';

/** How an organisation's clock on the wall is set. */
export interface ZonePlan {
  readonly timeZoneOffsetMinutes?: number;
  /** IANA name; when set it rules over the offset (daylight saving). */
  readonly timeZoneName?: string;
}

const minuteMs = 60_000;
const hour = 60 * minuteMs;

/** The offset from UTC in force at a moment, minutes. */
export function offsetAt(plan: ZonePlan, now: number): number {
  const zone = plan.timeZoneName ? zoneOf(plan.timeZoneName) : undefined;
  return zone ? zone(now) : (plan.timeZoneOffsetMinutes ?? organisationDefaults.timeZoneOffsetMinutes);
}

/**
 * The first moment at which the wall clock shows `wall` or later. Where the clocks go back and a time is twice, it is
 * the first of the two; where they go forward over it, it is the moment at which they do. A later wall time never gives
 * an earlier moment, so days and sessions made of these moments cannot run backward.
 */
export function firstInstantAt(plan: ZonePlan, wall: number): number {
  // No offset is farther than 14 hours: all moments that can show this time lie between these two.
  const [before, after] = [offsetAt(plan, wall - 15 * hour), offsetAt(plan, wall + 13 * hour)];
  const earliest = wall - Math.max(before, after) * minuteMs;
  const latest = wall - Math.min(before, after) * minuteMs;
  const shows = (moment: number) => moment + offsetAt(plan, moment) * minuteMs >= wall;
  return shows(earliest) ? earliest : firstSuch(shows, earliest, latest);
}

/** When the clocks change between two moments, or undefined when they do not. */
export function clockChange(plan: ZonePlan, from: number, to: number): number | undefined {
  const offset = offsetAt(plan, from);
  const changed = (moment: number) => offsetAt(plan, moment) !== offset;
  const begin = Math.floor(from / minuteMs) * minuteMs;
  return changed(to) ? firstSuch(changed, begin, to) : undefined;
}

/** The first moment, to the minute, that is so, between one that is not and one that is. */
function firstSuch(isSo: (moment: number) => boolean, not: number, so: number): number {
  let [before, found] = [not, so];
  while (found - before > minuteMs) {
    const middle = before + Math.floor((found - before) / 2 / minuteMs) * minuteMs;
    if (isSo(middle)) found = middle;
    else before = middle;
  }
  return found;
}

/** Minutes since midnight of HH:MM. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

type Zone = (now: number) => number;
const zones = new Map<string, Zone | undefined>();

/** Undefined for a name that this machine does not know: then the fixed offset rules. */
function zoneOf(timeZone: string): Zone | undefined {
  if (!zones.has(timeZone)) zones.set(timeZone, makeZone(timeZone));
  return zones.get(timeZone);
}

/** Offsets that a zone remembers; the starts of a day's sessions are asked for with every command. */
const rememberedOffsets = 2000;

function makeZone(timeZone: string): Zone | undefined {
  const format = makeFormat(timeZone);
  if (!format) return undefined;
  const known = new Map<number, number>();
  return (now) => {
    // Clocks change at whole minutes.
    const at = Math.floor(now / minuteMs);
    const remembered = known.get(at);
    if (remembered !== undefined) return remembered;
    if (known.size >= rememberedOffsets) known.clear();
    const offset = Math.round((wallOf(format, at * minuteMs) - at * minuteMs) / minuteMs);
    known.set(at, offset);
    return offset;
  };
}

function wallOf(format: Intl.DateTimeFormat, now: number): number {
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(parts.year!, parts.month! - 1, parts.day!, parts.hour!, parts.minute!, parts.second!);
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

import { plainEntry } from '#client/text/plain-digits.ts';
import { businessMoment, type DayPlan } from '#days/business-day.ts';
import { firstInstantAt, minutesOf, offsetAt } from '#days/wall-clock.ts';
import { organisationDefaults } from '#generated/organisation-defaults.ts';
import type { Organisation } from '#generated/shapes.ts';
import type { DateFormat } from '#generated/values.ts';

/** How an organisation counts and writes days and moments: its zone, when its day begins, its order of a date and its era. */
export interface Calendar {
  readonly format: DateFormat;
  /** HH:MM at which a business day begins. */
  readonly dayStart: string;
  /** A day of its own era in the reader's words, where the year alone would be taken for another: "ROC 115/11/22". */
  readonly inEra?: (day: { year: number; month: string; date: string }) => string;
  /** When its days and sessions begin. */
  readonly plan: DayPlan;
}

/** The calendar of an organisation; without one (the provider's own pages) this machine's zone. */
export function calendarOf(organisation: Partial<Organisation> | undefined): Calendar {
  const plan = organisation ?? { timeZoneName: Intl.DateTimeFormat().resolvedOptions().timeZone };
  const { dateFormat = 'YYYY/MM/DD', serviceStartTime = organisationDefaults.serviceStartTime } = organisation ?? {};
  return { format: dateFormat, plan, dayStart: serviceStartTime };
}

/** The day and the time of day, YYYY-MM-DD and HH:MM:SS, that clocks show at an instant. */
export function wallClock(instant: number, { plan }: Calendar): { day: string; time: string } {
  const [day = '', time = ''] = new Date(instant + offsetAt(plan, instant) * 60_000).toISOString().split(/[T.]/);
  return { day, time };
}

/** The business day of an instant, YYYY-MM-DD: a night that goes on after midnight is of the day before. */
export function businessDay(instant: number, { plan }: Calendar): string {
  return businessMoment(plan, instant).serviceDate;
}

/** The instant at which clocks show a day and a time of day (HH:MM). */
export function instantAt(day: string, time: string, { plan }: Calendar): number {
  return firstInstantAt(plan, Date.parse(`${day}T${time}:00Z`));
}

/** Years from the Gregorian count to that of a format. */
export function eraShift(format: DateFormat): number {
  return format === 'roc' ? -1911 : format === 'buddhist' ? 543 : 0;
}

/** A day, YYYY-MM-DD, as the organisation writes it: "115/11/22". */
export function dayText(day: string, format: DateFormat): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const counted = String(Number(year) + eraShift(format));
  return orderOf(format)
    .map((part) => ({ year: counted, month, date })[part])
    .join('/');
}

/** A day of a year that is told beside it: "11/22". */
export function monthDayText(day: string, format: DateFormat): string {
  const [, month = '', date = ''] = day.split('-');
  return orderOf(format)
    .filter((part) => part !== 'year')
    .map((part) => ({ month, date })[part])
    .join('/');
}

/** A month, YYYY-MM, in the organisation's order and era: "115/11". */
export function monthText(month: string, format: DateFormat): string {
  const [year = '', number = ''] = month.split('-');
  const counted = String(Number(year) + eraShift(format));
  return orderOf(format)
    .filter((part) => part !== 'date')
    .map((part) => ({ year: counted, month: number, date: '' })[part])
    .join('/');
}

/** A day, YYYY-MM-DD, as it is read: with the name of its era, which a field to type into does without. */
export function writtenDay(day: string, { format, inEra }: Calendar): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return inEra ? inEra({ year: Number(year) + eraShift(format), month, date }) : dayText(day, format);
}

/** An instant in full: "ROC 115/11/22 14:05:03". */
export function momentText(instant: number, calendar: Calendar): string {
  const { day, time } = wallClock(instant, calendar);
  return `${writtenDay(day, calendar)} ${time}`;
}

/**
 * The day that somebody typed, as YYYY-MM-DD: in the organisation's order, with any marks between, also without any
 * ("1151122"), with full-width or Thai digits, or as YYYY-MM-DD. undefined where it is no day.
 */
export function readDay(text: string, format: DateFormat): string | undefined {
  const typed = plainEntry(text);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return existing(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const order = orderOf(format);
  const yearFirst = order[0] === 'year';
  const closed = yearFirst ? /^(\d{2,4})(\d{2})(\d{2})$/ : /^(\d{2})(\d{2})(\d{4})$/;
  const parts = closed.exec(typed)?.slice(1) ?? typed.split(/[^\d]+/).filter(Boolean);
  if (parts.length !== 3) return undefined;
  const [year = 0, month = 0, date = 0] = (['year', 'month', 'date'] as const).map((part) =>
    Number(parts[order.indexOf(part)]),
  );
  // A year of the Gregorian count is meant as one, whatever era the organisation writes: it would be none of that era.
  const counted = year - eraShift(format);
  const isGregorian = year >= 1900 && year < 2200 && (counted < 1900 || counted >= 2200);
  return existing(isGregorian ? year : counted, month, date);
}

/** The day of examples: it shows which number is which. */
export const exampleDay = '2026-12-31';

/** Whether a text is a day, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return readDay(text, 'YYYY/MM/DD') === text;
}

/** The time of day that somebody typed, as HH:MM: "9", "930", "9:30", "09：30", "09.30 น.". undefined where it is none. */
export function readTime(text: string): string | undefined {
  const typed = plainEntry(text);
  const found = /^(\d{1,2})(?:[:.h時点]?(\d{2})分?)?(?: ?น\.?)?$/.exec(typed);
  if (!found) return undefined;
  const [hour, minute] = [Number(found[1]), Number(found[2] ?? 0)];
  return hour < 24 && minute < 60 ? `${two(hour)}:${two(minute)}` : undefined;
}

/** A time of day rounded to a step of minutes, the nearest in the same day. */
export function roundTime(time: string, step: number): string {
  const last = Math.floor((24 * 60 - 1) / step) * step;
  const minutes = Math.min(last, Math.round(minutesOf(time) / step) * step);
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function orderOf(format: DateFormat): readonly ('year' | 'month' | 'date')[] {
  if (format === 'MM/DD/YYYY') return ['month', 'date', 'year'];
  if (format === 'DD/MM/YYYY' || format === 'buddhist') return ['date', 'month', 'year'];
  return ['year', 'month', 'date'];
}

function existing(year: number, month: number, date: number): string | undefined {
  const day = new Date(Date.UTC(year, month - 1, date));
  const same = day.getUTCFullYear() === year && day.getUTCMonth() === month - 1 && day.getUTCDate() === date;
  return same && year >= 1000 ? day.toISOString().slice(0, 10) : undefined;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

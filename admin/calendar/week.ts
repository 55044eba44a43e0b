import { languages } from '#generated/languages.ts';
import type { Locale } from '#generated/shapes.ts';

/** The day of the week of a day, YYYY-MM-DD; 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The day so many days after another, or before it. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** The first day of the week in which a day lies, as the language counts weeks. */
export function weekOf(day: string, locale: string): string {
  return daysAfter(day, -((weekdayOf(day) - weekStart(locale) + 7) % 7));
}

/** The days of the week in the language's order; 0 is Sunday. */
export function weekdays(locale: string): number[] {
  return Array.from({ length: 7 }, (_, index) => (weekStart(locale) + index) % 7);
}

/** The day on which calendars of a language begin the week; 0 is Sunday (product.md, section 9). */
export function weekStart(locale: string): 0 | 1 {
  return (languages[locale as Locale] ?? languages['en-US']).weekStartsOn;
}

import type { Translator } from '#client/language/translator.ts';
import { joinParts } from '#client/text/join-parts.ts';
import type { CurrentCall, Ticket } from '#generated/shapes.ts';

/** Whole minutes from `since` to `now`, never negative. */
export function minutesBetween(since: number, now: number): number {
  return Math.max(0, Math.floor((now - since) / 60_000));
}

/** How long ago: in hours from one on, for minutes alone say nothing at a desk that was left on overnight. */
export function agoText(t: Translator, minutes: number): string {
  if (minutes === 0) return t('controller.desk.justNow');
  if (minutes < 60) return t('controller.desk.minutesAgo', { count: minutes });
  return t('controller.desk.hoursAgo', { count: Math.floor(minutes / 60) });
}

/** Gender and age as far as they are known, as in "男・58 歲". */
export function genderAndAge(t: Translator, { gender, age }: Pick<CurrentCall | Ticket, 'gender' | 'age'>): string {
  return joinParts(t.locale, [
    gender && t(`values.Gender.${gender}`),
    age !== undefined && t('controller.desk.age', { count: age }),
  ]);
}

import type { Translator } from '#client/language/translator.ts';
import { dateText, isoDate, localTime } from '#client/time/date-text.ts';
import type { DateFormat } from '#generated/shapes.ts';

/** The day of an instant as the organisation writes it, and as a slip of the server has it. */
export function dayOnPaper(
  t: Translator,
  instant: number,
  offsetMinutes: number | undefined,
  format: DateFormat,
): string {
  const day = localTime(instant, offsetMinutes ?? -new Date(instant).getTimezoneOffset());
  const [, month, date] = isoDate(day).split('-');
  // A year of the ROC is named, or it would be taken for another.
  if (format === 'roc') return t('kiosk.slip.rocDay', { year: day.year - 1911, month, date });
  if (format === 'buddhist') return `${date}/${month}/${day.year + 543}`;
  return dateText(day, format, (key) => t(key));
}

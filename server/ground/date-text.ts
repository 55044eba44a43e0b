import type { Organisation } from '#generated/shapes.ts';
import type { Locale } from '#generated/values.ts';
import { text } from './texts.ts';

/**
 * A day, YYYY-MM-DD, as the organisation writes dates.
 * @param locale the reader's language: a year of the ROC is named in it, or it would be taken for another
 */
export function dateText(
  date: string,
  { dateFormat = 'YYYY/MM/DD' }: Pick<Organisation, 'dateFormat'>,
  locale: Locale,
): string {
  const [year = '', month = '', day = ''] = date.split('-');
  switch (dateFormat) {
    case 'MM/DD/YYYY':
      return `${month}/${day}/${year}`;
    case 'DD/MM/YYYY':
      return `${day}/${month}/${year}`;
    case 'roc':
      return text(locale, 'server.rocDay', { year: Number(year) - 1911, month, date: day });
    case 'buddhist':
      return `${day}/${month}/${Number(year) + 543}`;
    case 'YYYY/MM/DD':
      return `${year}/${month}/${day}`;
  }
}

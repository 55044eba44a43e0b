import type { DateFormat } from '#generated/values.ts';

/**
 * A day, YYYY-MM-DD, as the organisation writes dates.
 * @param say puts a key of the locales into the reader's words: a year of the ROC is named, or it would be taken for another
 */
export function dateText(
  date: string,
  format: DateFormat,
  say: (key: 'server.rocDay', params: { year: number; month: string; date: string }) => string,
): string {
  const [year = '', month = '', day = ''] = date.split('-');
  switch (format) {
    case 'MM/DD/YYYY':
      return `${month}/${day}/${year}`;
    case 'DD/MM/YYYY':
      return `${day}/${month}/${year}`;
    case 'roc':
      return say('server.rocDay', { year: Number(year) - 1911, month, date: day });
    case 'buddhist':
      return `${day}/${month}/${Number(year) + 543}`;
    case 'YYYY/MM/DD':
      return `${year}/${month}/${day}`;
  }
}

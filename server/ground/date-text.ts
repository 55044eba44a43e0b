import type { DateFormat } from '#generated/values.ts';

/** A day, YYYY-MM-DD, as the organisation writes dates. */
export function dateText(date: string, format: DateFormat): string {
  const [year = '', month = '', day = ''] = date.split('-');
  switch (format) {
    case 'MM/DD/YYYY':
      return `${month}/${day}/${year}`;
    case 'DD/MM/YYYY':
      return `${day}/${month}/${year}`;
    case 'roc':
      return `${Number(year) - 1911}/${month}/${day}`;
    case 'buddhist':
      return `${day}/${month}/${Number(year) + 543}`;
    case 'YYYY/MM/DD':
      return `${year}/${month}/${day}`;
  }
}

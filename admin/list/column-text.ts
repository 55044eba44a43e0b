import type { ResourceField } from '#generated/resources.ts';
import { type Calendar, dayText, momentText } from '../calendar/calendar.ts';
import { isEmpty } from '../data/changes.ts';
import type { Translate } from '../data/refusal.ts';

/** A column's value in words, for the list and for its export; empty for nothing. */
export function columnText(column: ResourceField, value: unknown, translate: Translate, calendar: Calendar): string {
  if (isEmpty(value)) return '';
  switch (column.type) {
    case 'enum':
      return translate(`${column.enumKey}.${value}`);
    case 'boolean':
      return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
    case 'instant':
      return momentText(Number(value), calendar);
    case 'date':
      return dayText(String(value), calendar.format);
    default:
      return String(value);
  }
}

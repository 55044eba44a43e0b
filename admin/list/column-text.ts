import type { ResourceField } from '#generated/resources.ts';
import { isEmpty } from '../data/changes.ts';
import type { Translate } from '../data/refusal.ts';

/** A column's value in words, for the list and for its export; empty for nothing. */
export function columnText(column: ResourceField, value: unknown, translate: Translate): string {
  if (isEmpty(value)) return '';
  switch (column.type) {
    case 'enum':
      return translate(`${column.enumKey}.${value}`);
    case 'boolean':
      return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
    case 'instant':
      return new Date(Number(value)).toLocaleString();
    default:
      return String(value);
  }
}

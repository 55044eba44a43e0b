import { type ResourceField, type ResourceName, resources } from '#generated/resources.ts';
import { type Calendar, momentText, writtenDay } from '../calendar/calendar.ts';
import { isEmpty } from '../data/changes.ts';
import type { Translate } from '../data/refusal.ts';

/** A column's value in words, for the list and for its export; empty for nothing. */
export function columnText(column: ResourceField, value: unknown, translate: Translate, calendar: Calendar): string {
  if (isEmpty(value)) return '';
  if (Array.isArray(value)) {
    const entry: ResourceField = { ...column, type: column.enumKey ? 'enum' : 'string' };
    return value.map((one) => columnText(entry, one, translate, calendar)).join(translate('punctuation.list'));
  }
  switch (column.type) {
    case 'enum':
      return translate(`${column.enumKey}.${value}`, { _: String(value) }); // its choice may be gone since
    case 'boolean':
      return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
    case 'instant':
      return momentText(Number(value), calendar);
    case 'date':
      return writtenDay(String(value), calendar);
    default:
      if (column.queryOf) return queryText(column.queryOf as ResourceName, String(value), translate, calendar);
      return column.knownKey ? translate(`${column.knownKey}.${value}`, { _: String(value) }) : String(value);
  }
}

/**
 * What a list was asked for, in the words of its columns and filters.
 * @param query `name=value, …`, as the log of reads keeps it; what is none of its fields is told as it stands
 */
function queryText(family: ResourceName, query: string, translate: Translate, calendar: Calendar): string {
  const {
    columns,
    filters,
    entity,
  }: { columns: readonly ResourceField[]; filters: readonly ResourceField[]; entity: string } = resources[family];
  const told = query.split(', ').map((part) => {
    const [name = '', ...rest] = part.split('=');
    const value = rest.join('=');
    const field = [...columns, ...filters].find(({ source }) => source === name);
    const label = translate(field?.labelKey ?? `admin.list.asked.${name}`, {
      _: translate(`fields.${entity}.${name}`, { _: name }),
    });
    return `${label} ${field ? columnText(field, value, translate, calendar) : textOf(name, value, calendar)}`;
  });
  return told.join(translate('punctuation.list'));
}

/** A range of time is asked for in milliseconds. */
function textOf(name: string, value: string, calendar: Calendar): string {
  return (name === 'from' || name === 'to') && /^\d+$/.test(value) ? momentText(Number(value), calendar) : value;
}

import { type RaRecord, ReferenceField, useTranslate } from 'react-admin';
import type { ResourceField, ResourceName } from '#generated/resources.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { resourcePath } from '../data/resource-path.ts';
import { columnText } from './column-text.ts';

/** The value of a column as a person reads it. */
export function ColumnValue({ column, record }: { column: ResourceField; record: RaRecord }) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const value = record[column.source];
  if (column.type === 'reference' && value) {
    const resource = resourcePath(column.reference as ResourceName);
    return <ReferenceField record={record} source={column.source} reference={resource} link={false} />;
  }
  const text = columnText(column, value, translate, calendar);
  return text === '' ? <span aria-hidden>—</span> : text;
}

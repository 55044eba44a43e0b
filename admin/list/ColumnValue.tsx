import { type RaRecord, useTranslate } from 'react-admin';
import type { ResourceField } from '#generated/resources.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { useRecordNames } from '../form/widgets/use-record-names.ts';
import { columnText } from './column-text.ts';
import { FileThumbnail } from './FileThumbnail.tsx';
import { ReferredName } from './ReferredName.tsx';

interface ColumnValueProps {
  column: ResourceField;
  record: RaRecord;
}

/** The value of a column as a person reads it. */
export function ColumnValue({ column, record }: ColumnValueProps) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const value = record[column.source];
  if (column.type === 'reference' && column.reference && value) {
    return <ReferredName record={record} source={column.source} family={column.reference} />;
  }
  if (column.type === 'file' && value) return <FileThumbnail address={String(value)} />;
  if (column.reference && Array.isArray(value) && value.length > 0) {
    return <ReferredNames family={column.reference} gids={value} />;
  }
  const text = columnText(column, value, translate, calendar);
  return text === '' ? <span aria-hidden>—</span> : text;
}

/** The records of a list of references by their names; one that is gone is left out. */
function ReferredNames({ family, gids }: { family: string; gids: string[] }) {
  const translate = useTranslate();
  const names = useRecordNames(family, gids);
  return gids.flatMap((gid) => names[gid] ?? []).join(translate('punctuation.list'));
}

import { type Calendar, momentText } from '../calendar/calendar.ts';
import type { Translate } from '../data/refusal.ts';
import { kindText } from '../history/kind-text.ts';
import type { ToldEntry } from '../history/tell-changes.ts';
import { writeCsv } from '../spreadsheet/file/csv-writer.ts';

/** The log of changes as CSV, a line for each field that became different; its days are those of other files, which sort. */
export function changesCsv(entries: readonly ToldEntry[], translate: Translate, calendar: Calendar): string {
  const fields = ['byName', 'byKind', 'address', 'operation', 'action', 'family', 'recordName'] as const;
  const head = [
    translate('admin.list.when'),
    ...fields.map((name) => translate(`fields.ChangeLog.${name}`)),
    ...(['field', 'before', 'after'] as const).map((name) => translate(`admin.history.${name}`)),
  ];
  const { inEra: _, ...plain } = calendar;
  const rows = entries.flatMap((entry) => {
    const { createdAt, byName = '', byKind, address = '', operation = '', action, family, recordName = '' } = entry;
    const common = [
      momentText(createdAt, plain),
      byName,
      translate(`values.ActorKind.${byKind}`),
      address,
      operation,
      translate(`values.ChangeAction.${action}`),
      kindText(family, translate),
      recordName,
    ];
    if (entry.changes.length === 0) return [[...common, '', '', '']];
    return entry.changes.map(({ label, before, after, secret }) => [
      ...common,
      label,
      before,
      secret ? translate('admin.history.secret') : after,
    ]);
  });
  return writeCsv([head, ...rows]);
}

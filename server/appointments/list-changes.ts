import type { AppointmentChangeList, FieldChange } from '#generated/shapes.ts';
import type { AppointmentAction, TokenKind } from '#generated/values.ts';
import { all, one, type SqlValue, type Statement } from '../database/command.ts';
import { pagingOf } from '../database/lists/list-query.ts';
import { nameOf } from '../journal/note-change.ts';

export interface ChangeQuery {
  readonly page: number;
  readonly limit: number;
  readonly gid?: string;
  readonly appointmentId?: string;
  readonly action?: AppointmentAction;
  /** Milliseconds since 1970 UTC, both included. */
  readonly from?: number;
  readonly to?: number;
}

interface Row {
  number: number;
  appointmentGid: string;
  appointmentId: string;
  action: AppointmentAction;
  by: TokenKind | null;
  byGid: string | null;
  at: number;
  changes: string;
}

const conditions = {
  gid: 'appointment_gid = ?',
  appointmentId: 'appointment_id = ?',
  action: 'action = ?',
  from: 'at >= ?',
  to: 'at <= ?',
} as const;

/** Yields a page of the changes of the organisation's appointments, the newest first. */
export function* listChanges(
  organisationGid: string,
  query: ChangeQuery,
): Generator<Statement, AppointmentChangeList, unknown> {
  const asked = (Object.keys(conditions) as (keyof typeof conditions)[]).filter((key) => query[key] !== undefined);
  const where = ['organisation_gid = ?', ...asked.map((key) => conditions[key])].join(' AND ');
  const values: SqlValue[] = [organisationGid, ...asked.map((key) => query[key] as SqlValue)];
  const counted = yield* one<{ count: number }>(
    'appointment_change',
    `SELECT count(*) AS count FROM appointment_change WHERE ${where}`,
    ...values,
  );
  const rows = yield* all<Row>(
    'appointment_change',
    `SELECT number, appointment_gid AS "appointmentGid", appointment_id AS "appointmentId", action, by_kind AS "by",
       by_gid AS "byGid", at, changes
     FROM appointment_change WHERE ${where} ORDER BY number DESC LIMIT ? OFFSET ?`,
    ...values,
    query.limit,
    (query.page - 1) * query.limit,
  );
  const names = new Map<string, string | undefined>();
  for (const { byGid } of rows) if (byGid && !names.has(byGid)) names.set(byGid, yield* nameOf(byGid));
  const data = rows.map(({ by, byGid, changes, ...row }) => {
    const byName = byGid ? names.get(byGid) : undefined;
    return {
      ...row,
      ...(by && { by }),
      ...(byGid && { byGid }),
      ...(byName && { byName }),
      changes: JSON.parse(changes) as FieldChange[],
    };
  });
  return { data, paging: pagingOf({ ...query, order: 'desc' }, counted?.count ?? 0) };
}

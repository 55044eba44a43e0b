import type { Paging } from '#generated/shapes.ts';
import { all, one, type SqlValue, type Statement } from '../database/command.ts';
import { conditionsOf, type ListQuery, orderOf, pagingOf } from '../database/lists/list-query.ts';
import type { Listed } from '../database/lists/listed.ts';
import { placeholders } from '../database/placeholders.ts';
import type { Tables } from '../database/tables.ts';
import type { EntryBodies, LogName } from './append-entry.ts';

/** What can be searched and narrowed in each log, as its entity says. */
const listed: Readonly<Record<LogName, Listed>> = {
  access: of('AccessLog', ['subjectName', 'address'], ['action', 'kind']),
  change: of('ChangeLog', ['byName', 'family', 'recordName', 'operation', 'address'], ['action', 'byKind']),
  read: of('ReadLog', ['byName', 'recordName', 'address', 'operation'], ['action', 'byKind']),
  error: of('ErrorLog', ['traceId', 'operation', 'fault'], []),
  scheduler: of('SchedulerLog', ['businessDate', 'message'], ['job', 'outcome']),
  appAction: of('AppActionLog', ['action', 'deviceName', 'pairedName', 'detail'], ['kind']),
};

export interface LogQuery extends ListQuery {
  /** Milliseconds since 1970 UTC, both included. */
  readonly from?: number;
  readonly to?: number;
  readonly recordGid?: string;
  /** Kind of the record, in the log of changes. */
  readonly family?: string;
  readonly patient?: SoughtPatient;
}

/** What stands for a patient in the log of reads. */
export interface SoughtPatient {
  /** Of each identifier by which they are known. */
  readonly marks: readonly string[];
  /** Their appointments. */
  readonly records: readonly string[];
}

type Entry<Log extends LogName> = EntryBodies[Log] & {
  gid: string;
  version: number;
  createdAt: number;
  updatedAt: number;
};

/** Yields one page of a log, newest first unless another order is asked for. */
export function* listEntries<Log extends LogName>(
  log: Log,
  organisationGid: string,
  query: LogQuery,
): Generator<Statement, { data: Entry<Log>[]; paging: Paging }, unknown> {
  const conditions: (readonly [string, readonly SqlValue[]])[] = [
    ['d.organisation_gid = ? AND d.log = ?', [organisationGid, log]],
    ...conditionsOf(listed[log], query),
  ];
  if (query.from !== undefined) conditions.push(['d.created_at >= ?', [query.from]]);
  if (query.to !== undefined) conditions.push(['d.created_at <= ?', [query.to]]);
  if (query.recordGid !== undefined) conditions.push(['d.record_gid = ?', [query.recordGid]]);
  if (query.family !== undefined) conditions.push([`json_extract(d.body, '$.family') = ?`, [query.family]]);
  if (query.patient !== undefined) {
    const { marks, records } = query.patient;
    // One after the other, each by its index.
    conditions.push([
      `d.gid IN (SELECT entry_gid FROM read_patient WHERE organisation_gid = ? AND patient IN ${placeholders(marks)}
                 UNION ALL
                 SELECT gid FROM log_entry WHERE organisation_gid = ? AND record_gid IN ${placeholders(records)})`,
      [organisationGid, ...marks, organisationGid, ...records],
    ]);
  }
  const tables: Tables = query.patient === undefined ? 'log_entry' : ['log_entry', 'read_patient'];
  const where = conditions.map(([sql]) => sql).join(' AND ');
  const values = conditions.flatMap(([, parameters]) => parameters);
  const counted = yield* one<{ count: number }>(
    tables,
    `SELECT count(*) AS count FROM log_entry d WHERE ${where}`,
    ...values,
  );
  const paging = pagingOf(query, Number(counted?.count ?? 0));
  // An entry never changes: it was updated when it was made.
  const order = query.sort && query.sort !== 'updatedAt' ? orderOf(listed[log], query) : 'd.created_at DESC, d.gid';
  const rows = yield* all<{ gid: string; body: string; createdAt: number }>(
    tables,
    `SELECT d.gid, d.body, d.created_at AS "createdAt" FROM log_entry d WHERE ${where}
     ORDER BY ${order} LIMIT ? OFFSET ?`,
    ...values,
    paging.limit,
    (query.page - 1) * paging.limit,
  );
  const data = rows.map(({ gid, body, createdAt }) => ({
    gid,
    version: 1,
    createdAt,
    updatedAt: createdAt,
    ...(JSON.parse(body) as EntryBodies[Log]),
  }));
  return { data, paging };
}

function of(entity: string, searchable: string[], filters: string[]): Listed {
  return { entity, searchable, filters, positioned: false, defaults: {} };
}

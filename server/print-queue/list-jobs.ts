import type { PrintJobList } from '#generated/shapes.ts';
import { all, one, type SqlValue, type Statement } from '../database/command.ts';
import { type ListQuery, pagingOf } from '../database/lists/list-query.ts';
import { placeholders } from '../database/placeholders.ts';
import { type PrintJobRow, printJobColumns, printJobFrom, printJobTables } from './print-job.ts';

export interface PrintJobQuery extends ListQuery {
  readonly state?: string;
  readonly fault?: string;
  readonly printerGid?: string;
  readonly source?: string;
}

const orders: Readonly<Record<string, string>> = {
  createdAt: 'j.created_at',
  updatedAt: 'j.updated_at',
  number: 'j.number',
};

/** Yields one page of the organisation's print jobs, the latest first unless another order is asked for. */
export function* listPrintJobs(
  organisationGid: string,
  query: PrintJobQuery,
): Generator<Statement, PrintJobList, unknown> {
  const { state, fault, printerGid, source, gids } = query;
  const conditions: [string, SqlValue[]][] = [['j.organisation_gid = ?', [organisationGid]]];
  const only = { state, fault, printer_gid: printerGid, source };
  for (const [column, value] of Object.entries(only)) if (value) conditions.push([`j.${column} = ?`, [value]]);
  if (gids) conditions.push([`j.gid IN ${placeholders(gids)}`, [...gids]]);
  const where = conditions.map(([sql]) => sql).join(' AND ');
  const values = conditions.flatMap(([, parameters]) => parameters);
  const counted = yield* one<{ count: number }>(
    'print_job',
    `SELECT count(*) AS count FROM print_job j WHERE ${where}`,
    ...values,
  );
  const paging = pagingOf(query, Number(counted?.count ?? 0));
  const sorted = query.sort && orders[query.sort];
  const order = sorted ? `${sorted} ${query.order === 'desc' ? 'DESC' : 'ASC'}` : 'j.number DESC';
  const rows = yield* all<PrintJobRow>(
    printJobTables,
    `SELECT ${printJobColumns} FROM print_job j WHERE ${where} ORDER BY ${order}, j.gid LIMIT ? OFFSET ?`,
    ...values,
    paging.limit,
    (query.page - 1) * paging.limit,
  );
  return { data: rows.map(printJobFrom), paging };
}

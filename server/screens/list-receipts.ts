import type { CallReceipt, CallReceiptList } from '#generated/shapes.ts';
import { all, one, type SqlValue, type Statement } from '../database/command.ts';
import { type ListQuery, pagingOf } from '../database/lists/list-query.ts';
import { placeholders } from '../database/placeholders.ts';

export interface ReceiptQuery extends ListQuery {
  /** Milliseconds since 1970 UTC, both included. */
  readonly from?: number;
  readonly to?: number;
  readonly counterGid?: string;
  readonly panelGid?: string;
  readonly kind?: string;
  readonly spokenBy?: string;
}

const orders: Readonly<Record<string, string>> = { createdAt: 'r.created_at', updatedAt: 'r.updated_at' };

/** Yields one page of what screens did with calls, the latest call first unless another order is asked for. */
export function* listReceipts(
  organisationGid: string,
  query: ReceiptQuery,
): Generator<Statement, CallReceiptList, unknown> {
  const conditions: [string, SqlValue[]][] = [['r.organisation_gid = ?', [organisationGid]]];
  const only = (sql: string, value: SqlValue | undefined) => {
    if (value !== undefined) conditions.push([sql, [value]]);
  };
  only('r.called_at >= ?', query.from);
  only('r.called_at <= ?', query.to);
  only('r.counter_gid = ?', query.counterGid);
  only('r.panel_gid = ?', query.panelGid);
  only('r.kind = ?', query.kind);
  only('r.spoken_by = ?', query.spokenBy);
  if (query.gids) conditions.push([`r.gid IN ${placeholders(query.gids)}`, [...query.gids]]);
  const where = conditions.map(([sql]) => sql).join(' AND ');
  const values = conditions.flatMap(([, parameters]) => parameters);
  const counted = yield* one<{ count: number }>(
    'call_receipt',
    `SELECT count(*) AS count FROM call_receipt r WHERE ${where}`,
    ...values,
  );
  const paging = pagingOf(query, Number(counted?.count ?? 0));
  const sorted = query.sort && orders[query.sort];
  const order = sorted ? `${sorted} ${query.order === 'desc' ? 'DESC' : 'ASC'}` : 'r.called_at DESC, r.seq DESC';
  const rows = yield* all<Row>(
    ['call_receipt', 'document'],
    `SELECT r.gid, r.created_at AS "createdAt", r.updated_at AS "updatedAt", r.called_at AS "calledAt", r.number, r.kind,
       r.counter_gid AS "counterGid", r.panel_gid AS "panelGid", r.screen, r.seq, r.shown_at AS "shownAt",
       r.spoken_at AS "spokenAt", r.spoken_by AS "spokenBy",
       (SELECT json_extract(d.body, '$.name') FROM document d WHERE d.gid = r.counter_gid) AS "counterName",
       (SELECT json_extract(d.body, '$.name') FROM document d WHERE d.gid = r.panel_gid) AS "panelName"
     FROM call_receipt r WHERE ${where} ORDER BY ${order}, r.gid LIMIT ? OFFSET ?`,
    ...values,
    paging.limit,
    (query.page - 1) * paging.limit,
  );
  return { data: rows.map(receiptOf), paging };
}

type Row = { readonly [Key in keyof CallReceipt]-?: CallReceipt[Key] | null };

/** What a screen has not done is not there, and neither is the name of a panel that is gone. */
function receiptOf(row: Row): CallReceipt {
  const said = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
  return { version: 1, ...said } as unknown as CallReceipt;
}

import type { Paging, ShiftLog } from '#generated/shapes.ts';
import { all, one, type SqlValue, type Statement } from '../database/command.ts';
import { pagingOf } from '../database/lists/list-query.ts';
import { readUndone } from '../event-log/taken-back.ts';
import type { EventPayload } from '../queue/event.ts';

export interface ShiftQuery {
  readonly page: number;
  readonly limit: number;
  readonly sort?: string;
  readonly order?: 'asc' | 'desc';
  /** Beginnings within these, milliseconds since 1970 UTC, both included. */
  readonly from?: number;
  readonly to?: number;
  readonly panelGid?: string;
  readonly staffGid?: string;
}

interface Row {
  seq: number;
  at: number;
  panelGid: string;
  staffGid: string | null;
  payload: string | null;
  panelName: string | null;
  staffName: string | null;
  endSeq: number | null;
}

const columns = {
  from: 'l.at >= ?',
  to: 'l.at <= ?',
  panelGid: 'l.panel_gid = ?',
  staffGid: 'l.staff_gid = ?',
} as const;
/** The number of a line that is after all others. */
const afterAll = Number.MAX_SAFE_INTEGER;

/**
 * Yields a page of the shifts at counters, the newest first: each begins where somebody opened the counter and ends
 * where it was closed, or opened again by another.
 */
export function* listShifts(
  organisationGid: string,
  query: ShiftQuery,
): Generator<Statement, { data: ShiftLog[]; paging: Paging }, unknown> {
  const asked = (Object.keys(columns) as (keyof typeof columns)[]).filter((name) => query[name] !== undefined);
  const where = [`l.organisation_gid = ? AND l.kind = 'loggedIn'`, ...asked.map((name) => columns[name])].join(' AND ');
  const values: SqlValue[] = [organisationGid, ...asked.map((name) => query[name] as SqlValue)];
  const counted = yield* one<{ count: number }>(
    'event',
    `SELECT count(*) AS count FROM event l WHERE ${where}`,
    ...values,
  );
  const paging = pagingOf({ ...query, order: 'desc' }, Number(counted?.count ?? 0));
  const rows = yield* all<Row>(
    ['event', 'document'],
    `SELECT l.seq, l.at, l.panel_gid AS "panelGid", l.staff_gid AS "staffGid", l.payload,
       json_extract(p.body, '$.name') AS "panelName", json_extract(s.body, '$.name') AS "staffName",
       (SELECT e.seq FROM event e WHERE e.organisation_gid = l.organisation_gid AND e.panel_gid = l.panel_gid
          AND e.seq > l.seq AND e.kind IN ('loggedOut', 'loggedIn') ORDER BY e.seq LIMIT 1) AS "endSeq"
     FROM event l LEFT JOIN document p ON p.gid = l.panel_gid LEFT JOIN document s ON s.gid = l.staff_gid
     WHERE ${where} ORDER BY l.seq ${query.sort && query.order === 'asc' ? 'ASC' : 'DESC'} LIMIT ? OFFSET ?`,
    ...values,
    paging.limit,
    (query.page - 1) * paging.limit,
  );
  const data: ShiftLog[] = [];
  for (const row of rows) data.push(yield* shiftOf(organisationGid, row));
  return { data, paging };
}

function* shiftOf(organisationGid: string, row: Row): Generator<Statement, ShiftLog, unknown> {
  const { seq, at, panelGid, staffGid, payload, panelName, endSeq } = row;
  const served = yield* all<{ kind: 'completed' | 'passed'; seq: number; payload: string | null }>(
    'event',
    `SELECT kind, seq, payload FROM event WHERE organisation_gid = ? AND panel_gid = ? AND seq > ? AND seq <= ?
     AND kind IN ('completed', 'passed')`,
    organisationGid,
    panelGid,
    seq,
    endSeq ?? afterAll,
  );
  const undone = yield* readUndone(organisationGid, seq, endSeq ?? afterAll);
  const end =
    endSeq === null
      ? undefined
      : yield* one<{ at: number; payload: string | null }>(
          'event',
          'SELECT at, payload FROM event WHERE organisation_gid = ? AND seq = ?',
          organisationGid,
          endSeq,
        );
  const count = (kind: 'completed' | 'passed') =>
    served.filter((one) => one.kind === kind && !undone.has(Number(one.seq)) && !closedByNobody(one)).length;
  const staffName = payloadOf(payload).staffName ?? row.staffName;
  return {
    gid: `shift-${seq}`,
    version: 1,
    createdAt: at,
    updatedAt: end?.at ?? at,
    panelGid,
    ...(panelName && { panelName }),
    ...(staffGid && { staffGid }),
    ...(staffName && { staffName }),
    ...(end && { endedAt: end.at }),
    end: !end ? 'open' : payloadOf(end.payload).automatic ? 'automatic' : 'signedOut',
    completed: count('completed'),
    passed: count('passed'),
  };
}

function payloadOf(payload: string | null): EventPayload {
  return JSON.parse(payload ?? '{}') as EventPayload;
}

/** What the end of the day or a reset closed is nobody's work. */
function closedByNobody({ payload }: { readonly payload: string | null }): boolean {
  return payloadOf(payload).closedBy === 'nobody';
}

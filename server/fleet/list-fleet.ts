import { limits } from '#generated/limits.ts';
import type { FleetPage } from '#generated/shapes.ts';
import { all, one, type SqlValue, type Statement } from '../database/command.ts';
import type { Table } from '../database/tables.ts';
import { secondMs } from '../ground/durations.ts';
import { countFaults } from '../kept-media/count-faults.ts';
import { type FleetRow, fleetDevice } from './fleet-device.ts';

export interface FleetQuery {
  /** Only what changed since then, milliseconds since 1970 UTC. */
  readonly since?: number | undefined;
  /** Where the page before ended. */
  readonly after?: string | undefined;
}

/** Where devices stand in the database; their list goes through one after the other. */
type Source = 'screen' | 'desk' | 'device';

const sources: readonly Source[] = ['screen', 'desk', 'device'];

/** What one process has committed, another may read this much later. */
const overlapMs = 5 * secondMs;

const place = `(SELECT coalesce(nullif(json_extract(p.body, '$.location'), ''), (
    SELECT json_extract(r.body, '$.location') FROM document_key k JOIN document r ON r.gid = k.gid
    WHERE k.organisation_gid = p.organisation_gid AND k.family = 'room' AND k.parent_gid = '' AND k.property = 'code'
      AND k.value = lower(json_extract(p.body, '$.roomCode')))))`;

const ofPanel = `json_extract(p.body, '$.name') AS "panelName", ${place} AS location`;
const ofDevice = `v.seen_at AS "seenAt", v.gid AS "deviceGid", v.name, v.paired_at AS "pairedAt", v.copied_at AS "copiedAt",
  (SELECT l.report FROM launcher l WHERE l.device_gid = v.gid) AS launcher`;
const noDevice = `NULL AS "seenAt", NULL AS "deviceGid", NULL AS name, NULL AS "pairedAt", NULL AS "copiedAt", NULL AS launcher`;
const heard = (table: string) =>
  `${table}.report, ${table}.heard_at AS "heardAt", ${table}.online_since AS "onlineSince",
   ${table}.clock_off_ms AS "clockOffMs"`;
const isUnheard = 'NOT EXISTS (SELECT 1 FROM screen s WHERE s.device_gid = v.gid)';

const readings: Readonly<Record<Source, { tables: readonly Table[]; select: string; key: string; where: string }>> = {
  screen: {
    tables: ['device', 'document', 'document_key', 'launcher', 'screen'],
    select: `SELECT s.kind, s.panel_gid AS "panelGid", s.screen AS device, ${heard('s')}, ${ofPanel}, ${ofDevice}
      FROM screen s LEFT JOIN document p ON p.gid = s.panel_gid LEFT JOIN device v ON v.gid = s.device_gid`,
    key: 's.panel_gid, s.screen',
    where: 's.organisation_gid = ?',
  },
  desk: {
    tables: ['desk', 'document', 'document_key'],
    select: `SELECT 'controller' AS kind, s.panel_gid AS "panelGid", s.desk AS device, ${heard('s')},
      ${ofPanel}, ${noDevice} FROM desk s LEFT JOIN document p ON p.gid = s.panel_gid`,
    key: 's.panel_gid, s.desk',
    where: 's.organisation_gid = ?',
  },
  device: {
    tables: ['device', 'document', 'document_key', 'launcher', 'screen'],
    select: `SELECT v.kind, v.panel_gid AS "panelGid", v.gid AS device, NULL AS report, NULL AS "heardAt",
      NULL AS "onlineSince", NULL AS "clockOffMs", ${ofPanel}, ${ofDevice}
      FROM device v LEFT JOIN document p ON p.gid = v.panel_gid`,
    key: 'v.panel_gid, v.gid',
    where: `v.organisation_gid = ? AND ${isUnheard}`,
  },
};

/** Yields one page of all devices of an organisation, or of those that are otherwise than they were at a moment. */
export function* listFleet(
  organisationGid: string,
  { since, after = '' }: FleetQuery,
  now: number,
): Generator<Statement, FleetPage, unknown> {
  const [from = 'screen', ...start] = after.split('.') as [Source?, ...string[]];
  const data: FleetRow[] = [];
  let last: Source | undefined;
  for (const source of sources.slice(Math.max(0, sources.indexOf(from)))) {
    const { tables, select, key, where } = readings[source];
    const [changed, values] = since === undefined ? ['', []] : changedSince(source, since - overlapMs, now);
    const rows = yield* all<FleetRow>(
      tables,
      `${select} WHERE ${where} AND (${key}) > (?, ?) ${changed} ORDER BY ${key} LIMIT ?`,
      organisationGid,
      ...(source === from ? [start[0] ?? '', start[1] ?? ''] : ['', '']),
      ...values,
      limits.fleetPage - data.length,
    );
    data.push(...rows);
    last = source;
    if (data.length === limits.fleetPage) break;
  }
  const end = data.length === limits.fleetPage ? data.at(-1) : undefined;
  // What a panel should play and cannot is the panel's: its screens tell of it alike.
  const showsMedia = data.some(({ kind }) => kind === 'panel');
  const faults = showsMedia ? yield* countFaults(organisationGid) : new Map<string, number>();
  return {
    data: data.map((row) => fleetDevice(row, row.kind === 'panel' ? faults.get(row.panelGid) : undefined, now)),
    count: yield* countFleet(organisationGid),
    readAt: now,
    ...(end && last && { next: `${last}.${end.panelGid}.${end.device}` }),
  };
}

/** Who reported something else, was named anew or has fallen silent since; and always those not heard yet, which are few. */
function changedSince(source: Source, since: number, now: number): [sql: string, values: SqlValue[]] {
  if (source === 'device') return ['', []];
  const silenceMs = silenceOf(source) * secondMs;
  const values = [since, since - silenceMs, now - silenceMs];
  return ['AND (s.changed_at >= ? OR (s.heard_at >= ? AND s.heard_at <= ?))', values];
}

function silenceOf(source: 'screen' | 'desk'): number {
  return source === 'desk' ? limits.deskSilenceSeconds : limits.screenSilenceSeconds;
}

function* countFleet(organisationGid: string): Generator<Statement, number, unknown> {
  const counted = yield* one<{ count: number }>(
    ['desk', 'device', 'screen'],
    `SELECT (SELECT count(*) FROM screen WHERE organisation_gid = ?) + (SELECT count(*) FROM desk WHERE organisation_gid = ?)
       + (SELECT count(*) FROM device v WHERE v.organisation_gid = ? AND ${isUnheard}) AS count`,
    organisationGid,
    organisationGid,
    organisationGid,
  );
  return Number(counted?.count ?? 0);
}

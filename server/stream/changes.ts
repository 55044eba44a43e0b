import { type FamilyName, families } from '#generated/families.ts';
import type { EventKind } from '#generated/values.ts';
import { all, type Statement } from '../database/command.ts';
import { queueName } from '../queue/queue-gid.ts';

/** What happened in a stretch of a log, as far as views care. */
export interface Changes {
  /** Panels and groups that something happened to. */
  readonly gids: ReadonlySet<string>;
  /** Something changed that may show on any screen of the organisation: its panels, groups, staff or settings. */
  readonly everywhere: boolean;
  /** The last sequence number read. */
  readonly seq: number;
}

/** A stretch longer than this counts as a change everywhere. */
const longStretch = 2000;

/** Yields what happened in an organisation after a position of its log. */
export function* readChanges(organisationGid: string, after: number): Generator<Statement, Changes, unknown> {
  const rows = yield* all<{
    seq: number;
    kind: EventKind;
    panelGid: string | null;
    groupGid: string | null;
    queueGid: string | null;
    payload: string | null;
  }>(
    'event',
    `SELECT seq, kind, panel_gid AS "panelGid", group_gid AS "groupGid", queue_gid AS "queueGid",
       CASE kind WHEN 'edited' THEN payload END AS payload
     FROM event WHERE organisation_gid = ? AND seq > ? ORDER BY seq LIMIT ?`,
    organisationGid,
    after,
    longStretch + 1,
  );
  const gids = new Set<string>();
  let everywhere = rows.length > longStretch;
  for (const { kind, panelGid, groupGid, queueGid, payload } of rows) {
    if (panelGid) gids.add(panelGid);
    if (groupGid) gids.add(groupGid);
    if (queueGid) gids.add(queueName(queueGid).ownerGid);
    if (kind === 'edited' && !isLocal(payload)) everywhere = true;
  }
  return { gids, everywhere, seq: rows.at(-1)?.seq ?? after };
}

/** Whether an edit shows only on the screens that its event names. */
function isLocal(payload: string | null): boolean {
  const { family = '' } = payload ? (JSON.parse(payload) as { family?: FamilyName }) : {};
  return family !== '' && families[family]?.local === true;
}

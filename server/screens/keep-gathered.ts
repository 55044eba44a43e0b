import { all, type Context, count, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { latestHeard } from '../ground/clock-ahead.ts';
import { minuteMs } from '../ground/durations.ts';

/** A device that was heard. */
export interface Heard {
  readonly panelGid: string;
  readonly screen: string;
  readonly deviceGid: string | null;
  readonly heardAt: number;
}

/** What a device said that says the same as before, and when the database is believed to have last kept it. */
export interface UnchangedReport extends Heard {
  readonly changedAt: number;
}

/** What a device said that says something else, as text. */
export interface ChangedReport extends Heard {
  readonly report: string;
  readonly clockOffMs: number | null;
}

export interface Gathered {
  /** Whose devices they are; only its commands wait meanwhile. */
  readonly organisationGid: string;
  readonly unchanged: readonly UnchangedReport[];
  readonly changed: readonly ChangedReport[];
}

export interface KeptGathered {
  /** When the changed reports count as changed. */
  readonly changedAt: number;
  /** Devices of which the database has something else than was believed: another process wrote, or they were removed. */
  readonly strange: readonly Pick<Heard, 'panelGid' | 'screen'>[];
}

/** When a paired device was seen is written this seldom: each report has its own time beside it. */
const seenEveryMs = minuteMs;

/** Read once, and each found by its key: an engine left alone may go through all screens for each. */
const said = `WITH said AS MATERIALIZED (SELECT json_extract(one.value, '$.panelGid') AS panel_gid, json_extract(one.value, '$.screen') AS screen,
    json_extract(one.value, '$.report') AS report,
    CAST(json_extract(one.value, '$.changedAt') AS BIGINT) AS changed_at,
    CAST(json_extract(one.value, '$.clockOffMs') AS BIGINT) AS clock_off_ms
  FROM json_each(?, '$.said') one)`;
const ofSaid = 'screen.panel_gid = said.panel_gid AND screen.screen = said.screen';

/**
 * Command: keeps what devices of an organisation said, all of them as of the first moment of any, so that none counts as
 * heard later than it was. It makes no rows: a device that was removed meanwhile is not put back.
 */
export const keepGathered = defineCommand(
  import.meta.url,
  'keepGathered',
  function* (
    { organisationGid, unchanged, changed }: Gathered,
    { now }: Context,
  ): Generator<Statement, KeptGathered, unknown> {
    const heard = [...unchanged, ...changed];
    const at = Math.min(now, ...heard.map(({ heardAt }) => heardAt));
    const ahead = latestHeard(now);
    const times = `heard_at = CASE WHEN screen.heard_at < ? OR screen.heard_at > ? THEN ? ELSE screen.heard_at END,
      online_since = CASE WHEN screen.online_since > ? THEN ? ELSE screen.online_since END`;
    const heardThen = [at, ahead, at, ahead, at];
    let kept = 0;
    if (unchanged.length > 0) {
      kept += yield* count(
        'screen',
        `${said} UPDATE screen SET ${times} FROM said
         WHERE ${ofSaid} AND screen.changed_at = said.changed_at`,
        ...[asJson(unchanged), ...heardThen],
      );
    }
    if (changed.length > 0) {
      kept += yield* count(
        'screen',
        `${said} UPDATE screen SET ${times}, report = said.report, clock_off_ms = said.clock_off_ms, changed_at = ?
         FROM said WHERE ${ofSaid}`,
        ...[asJson(changed), ...heardThen, now],
      );
    }
    const devices = heard.flatMap(({ deviceGid }) => deviceGid ?? []);
    if (devices.length > 0) {
      yield* run(
        'device',
        `UPDATE device SET seen_at = ? WHERE (seen_at < ? OR seen_at > ?)
           AND gid IN (SELECT one.value FROM json_each(?, '$.said') one)`,
        ...[at, at - seenEveryMs, ahead, JSON.stringify({ said: devices })],
      );
    }
    if (kept === heard.length) return { changedAt: now, strange: [] };
    const believed = [...unchanged, ...changed.map((one) => ({ ...one, changedAt: now }))];
    return { changedAt: now, strange: yield* readStrange(believed) };
  },
);

function* readStrange(believed: readonly UnchangedReport[]): Generator<Statement, KeptGathered['strange'], unknown> {
  return yield* all(
    'screen',
    `${said} SELECT said.panel_gid AS "panelGid", said.screen FROM said LEFT JOIN screen ON ${ofSaid}
     WHERE screen.changed_at IS NULL OR screen.changed_at <> said.changed_at`,
    asJson(believed),
  );
}

function asJson(list: readonly (UnchangedReport | ChangedReport)[]): string {
  return JSON.stringify({ said: list });
}

/** Yields the devices of which something is asked that they have not been told yet. */
export function* readOrdered(): Generator<Statement, readonly { panelGid: string; screen: string }[], unknown> {
  return yield* all(
    'screen',
    `SELECT panel_gid AS "panelGid", screen FROM screen
     WHERE reload_wanted = 1 OR picture_wanted = 1 OR identify_wanted = 1`,
  );
}

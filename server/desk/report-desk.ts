import { limits } from '#generated/limits.ts';
import type { DeskNews } from '#generated/shapes.ts';
import { type Context, one, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { latestHeard } from '../ground/clock-ahead.ts';
import { clockOff } from '../ground/clock-off.ts';
import { secondMs } from '../ground/durations.ts';

interface ReportArgument {
  readonly organisationGid: string;
  readonly panelGid: string;
  /** The name that the device made up for its page. */
  readonly desk: string;
  readonly left?: boolean | undefined;
  readonly sentAt?: number | undefined;
  /** What else it says of itself, for the list of all devices. */
  readonly [said: string]: string | number | boolean | undefined;
}

interface Known {
  readonly heardAt: number;
  readonly onlineSince: number;
  readonly clockOffMs: number | null;
  readonly reloadWanted: number;
  readonly identifyWanted: number;
}

/** Command: notes that a device works at a counter, or does no more; answers how many others do, and what was asked of it. */
export const reportDesk = defineCommand(
  import.meta.url,
  'reportDesk',
  function* (
    { organisationGid, panelGid, desk, left, sentAt, ...said }: ReportArgument,
    { now }: Context,
  ): Generator<Statement, DeskNews, unknown> {
    const silent = now - limits.deskSilenceSeconds * secondMs;
    const known = yield* one<Known>(
      'desk',
      `SELECT heard_at AS "heardAt", online_since AS "onlineSince", clock_off_ms AS "clockOffMs",
         reload_wanted AS "reloadWanted", identify_wanted AS "identifyWanted" FROM desk WHERE panel_gid = ? AND desk = ?`,
      panelGid,
      desk,
    );
    if (left) {
      yield* run('desk', 'DELETE FROM desk WHERE panel_gid = ? AND desk = ?', panelGid, desk);
    } else {
      const away = !known || known.heardAt < silent;
      const offMs = clockOff(sentAt, known?.clockOffMs, now);
      const other = away || offMs !== known.clockOffMs ? 1 : 0;
      yield* run(
        'desk',
        `INSERT INTO desk (panel_gid, desk, organisation_gid, heard_at, report, online_since, clock_off_ms, changed_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (panel_gid, desk) DO UPDATE SET heard_at = excluded.heard_at, report = excluded.report,
           online_since = excluded.online_since, clock_off_ms = excluded.clock_off_ms, reload_wanted = 0,
           identify_wanted = 0,
           changed_at = CASE WHEN ${other} = 1 OR desk.report <> excluded.report THEN excluded.changed_at
             ELSE desk.changed_at END`,
        panelGid,
        desk,
        organisationGid,
        now,
        JSON.stringify(said),
        away ? now : known.onlineSince,
        offMs,
        now,
      );
      yield* forgetOthers(panelGid, silent, now);
    }
    const others = yield* one<{ count: number; name: string | null }>(
      ['desk', 'document'],
      `SELECT count(*) AS count, (SELECT json_extract(body, '$.name') FROM document WHERE gid = ?) AS name
       FROM desk WHERE panel_gid = ? AND desk <> ? AND heard_at >= ?`,
      panelGid,
      panelGid,
      desk,
      silent,
    );
    return {
      otherDesks: Number(others?.count ?? 0),
      ...(known?.reloadWanted === 1 && { reload: true }),
      ...(known?.identifyWanted === 1 && others?.name && { notice: others.name }),
    };
  },
);

/**
 * Who is silent has gone, and so may who was heard while the clock was wrong and ahead; and a page that makes up another
 * name each time fills no table.
 */
function* forgetOthers(panelGid: string, silent: number, now: number): Generator<Statement, void, unknown> {
  yield* run(
    'desk',
    `DELETE FROM desk WHERE panel_gid = ? AND (heard_at < ? OR heard_at > ? OR desk NOT IN
       (SELECT desk FROM desk WHERE panel_gid = ? ORDER BY heard_at DESC, desk LIMIT ?))`,
    panelGid,
    silent,
    latestHeard(now),
    panelGid,
    limits.screensOfPanel,
  );
}

import { limits } from '#generated/limits.ts';
import { type Context, one, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { secondMs } from '../ground/durations.ts';

interface ReportArgument {
  readonly organisationGid: string;
  readonly panelGid: string;
  /** The name that the device made up for its page. */
  readonly desk: string;
  readonly left?: boolean | undefined;
}

/** Command: notes that a device works at a counter, or does no more; answers how many others do. */
export const reportDesk = defineCommand(
  import.meta.url,
  'reportDesk',
  function* (
    { organisationGid, panelGid, desk, left }: ReportArgument,
    { now }: Context,
  ): Generator<Statement, number, unknown> {
    const silent = now - limits.deskSilenceSeconds * secondMs;
    if (left) {
      yield* run('desk', 'DELETE FROM desk WHERE panel_gid = ? AND desk = ?', panelGid, desk);
    } else {
      yield* run(
        'desk',
        `INSERT INTO desk (panel_gid, desk, organisation_gid, heard_at) VALUES (?, ?, ?, ?)
         ON CONFLICT (panel_gid, desk) DO UPDATE SET heard_at = excluded.heard_at`,
        panelGid,
        desk,
        organisationGid,
        now,
      );
      yield* forgetOthers(panelGid, silent);
    }
    const others = yield* one<{ count: number }>(
      'desk',
      'SELECT count(*) AS count FROM desk WHERE panel_gid = ? AND desk <> ? AND heard_at >= ?',
      panelGid,
      desk,
      silent,
    );
    return Number(others?.count ?? 0);
  },
);

/** Who is silent has gone; and a page that makes up another name each time fills no table. */
function* forgetOthers(panelGid: string, silent: number): Generator<Statement, void, unknown> {
  yield* run(
    'desk',
    `DELETE FROM desk WHERE panel_gid = ? AND (heard_at < ? OR desk NOT IN
       (SELECT desk FROM desk WHERE panel_gid = ? ORDER BY heard_at DESC, desk LIMIT ?))`,
    panelGid,
    silent,
    panelGid,
    limits.screensOfPanel,
  );
}

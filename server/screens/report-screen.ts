import { limits } from '#generated/limits.ts';
import type { ScreenOrders, ScreenReport } from '#generated/shapes.ts';
import { type Context, one, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { keepReceipts } from './keep-receipts.ts';

interface ReportArgument {
  readonly organisationGid: string;
  readonly panelGid: string;
  readonly report: ScreenReport;
}

interface Known {
  readonly onlineSince: number;
  readonly heardAt: number;
  readonly reloadWanted: number;
  readonly pictureWanted: number;
}

/**
 * Command: keeps a screen's report in the place of its last one, and its receipts; answers what was asked of it since.
 * It is told once: a screen that does not get the answer is asked again by whoever misses it.
 */
export const reportScreen = defineCommand(
  import.meta.url,
  'reportScreen',
  function* (
    { organisationGid, panelGid, report: { receipts, picture, ...state } }: ReportArgument,
    { now }: Context,
  ): Generator<Statement, ScreenOrders, unknown> {
    const known = yield* one<Known>(
      'screen',
      `SELECT online_since AS "onlineSince", heard_at AS "heardAt", reload_wanted AS "reloadWanted",
       picture_wanted AS "pictureWanted" FROM screen WHERE panel_gid = ? AND screen = ?`,
      panelGid,
      state.screen,
    );
    const away = !known || now - known.heardAt > limits.screenSilenceSeconds * 1000;
    yield* run(
      'screen',
      `INSERT INTO screen (panel_gid, screen, organisation_gid, report, online_since, heard_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (panel_gid, screen) DO UPDATE SET report = excluded.report, online_since = excluded.online_since,
       heard_at = excluded.heard_at, reload_wanted = 0, picture_wanted = 0`,
      panelGid,
      state.screen,
      organisationGid,
      JSON.stringify(state),
      away ? now : known.onlineSince,
      now,
    );
    if (!known) yield* forgetOldest(panelGid);
    if (picture) {
      yield* run(
        'screen',
        'UPDATE screen SET picture = ?, picture_at = ? WHERE panel_gid = ? AND screen = ?',
        JSON.stringify({ width: state.width, height: state.height, view: picture }),
        now,
        panelGid,
        state.screen,
      );
    }
    yield* keepReceipts({ organisationGid, panelGid, screen: state.screen, receipts, now });
    return { reload: known?.reloadWanted === 1, picture: known?.pictureWanted === 1 };
  },
);

/** A browser that forgets its name makes up another each time: only the last ones are kept. */
function* forgetOldest(panelGid: string): Generator<Statement, void, unknown> {
  yield* run(
    'screen',
    `DELETE FROM screen WHERE panel_gid = ? AND screen NOT IN
       (SELECT screen FROM screen WHERE panel_gid = ? ORDER BY heard_at DESC, screen LIMIT ?)`,
    panelGid,
    panelGid,
    limits.screensOfPanel,
  );
}

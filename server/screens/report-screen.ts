import type { ScreenReport } from '#generated/shapes.ts';
import { type Context, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import type { RuntimeState } from '../runtimes/advise-device.ts';
import { keepReceipts } from './keep-receipts.ts';
import { type Asked, keepReport } from './keep-report.ts';

interface ReportArgument {
  readonly organisationGid: string;
  readonly panelGid: string;
  readonly deviceGid: string | null;
  readonly report: ScreenReport;
  readonly runtime: RuntimeState;
}

/** Command: keeps a screen's report, its receipts and its picture; answers what was asked of it since. */
export const reportScreen = defineCommand(
  import.meta.url,
  'reportScreen',
  function* (
    { organisationGid, panelGid, deviceGid, runtime, report: { receipts, picture, ...said } }: ReportArgument,
    { now }: Context,
  ): Generator<Statement, Asked, unknown> {
    const state = { ...said, ...runtime };
    const orders = yield* keepReport({ organisationGid, panelGid, kind: 'panel', deviceGid, state }, now);
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
    return orders;
  },
);

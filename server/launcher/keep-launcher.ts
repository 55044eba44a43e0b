import type { LauncherReport, LauncherState } from '#generated/shapes.ts';
import { type Context, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';

interface LauncherSaid {
  readonly organisationGid: string;
  readonly deviceGid: string;
  readonly report: LauncherReport;
  /** What the answer to it says of updates. */
  readonly update: Pick<LauncherState, 'wantedVersion' | 'updatesOff'>;
}

/** Command: keeps what the launcher of a paired device reports, and is to run, in the place of its last report. */
export const keepLauncher = defineCommand(
  import.meta.url,
  'keepLauncher',
  function* (
    { organisationGid, deviceGid, report, update }: LauncherSaid,
    { now }: Context,
  ): Generator<Statement, void, unknown> {
    const { macAddresses: _, ...said } = report;
    const state: LauncherState = { ...said, ...update, heardAt: now };
    yield* run(
      'launcher',
      `INSERT INTO launcher (device_gid, organisation_gid, report) VALUES (?, ?, ?)
       ON CONFLICT (device_gid) DO UPDATE SET report = excluded.report`,
      deviceGid,
      organisationGid,
      JSON.stringify(state),
    );
  },
);

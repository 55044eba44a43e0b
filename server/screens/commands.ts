import { limits } from '#generated/limits.ts';
import { type Context, count, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { dayMs } from '../ground/durations.ts';

/** What people ask of a screen. */
type Order = 'reload' | 'picture';

const columns: Readonly<Record<Order, string>> = { reload: 'reload_wanted', picture: 'picture_wanted' };

interface OrderArgument {
  readonly organisationGid: string;
  readonly panelGid: string;
  readonly order: Order;
}

/** Command: asks the devices of a panel for something; they are told in answer to their next report. */
export const orderScreens = defineCommand(
  import.meta.url,
  'orderScreens',
  function* (
    { organisationGid, panelGid, order }: OrderArgument,
    { now }: Context,
  ): Generator<Statement, { count: number }, unknown> {
    const asked = yield* count(
      'screen',
      `UPDATE screen SET ${columns[order]} = 1 WHERE organisation_gid = ? AND panel_gid = ? AND kind = 'panel'
       AND heard_at >= ?`,
      organisationGid,
      panelGid,
      now - limits.screenSilenceSeconds * 1000,
    );
    return { count: asked };
  },
);

/** Command: forgets screens and desks that are heard no more. */
export const sweepScreens = defineCommand(
  import.meta.url,
  'sweepScreens',
  function* (_argument: Record<string, never>, { now }: Context): Generator<Statement, void, unknown> {
    yield* run('screen', 'DELETE FROM screen WHERE heard_at < ?', now - limits.screenDays * dayMs);
    yield* run('desk', 'DELETE FROM desk WHERE heard_at < ?', now - dayMs);
  },
);

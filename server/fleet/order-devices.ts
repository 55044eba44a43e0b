import { limits } from '#generated/limits.ts';
import type { Changed, FleetOrders } from '#generated/shapes.ts';
import { all, type Context, count, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { placeholders } from '../database/placeholders.ts';
import { Refusal } from '../errors/refusal.ts';
import { secondMs } from '../ground/durations.ts';

interface OrderArgument extends FleetOrders {
  readonly organisationGid: string;
}

const columns = { reload: 'reload_wanted', identify: 'identify_wanted', picture: 'picture_wanted' } as const;

/**
 * Command: asks devices for something; each is told in answer to its next report. Those that are silent are not asked:
 * what somebody wanted to see now would come when nobody waits for it. Only screens have a picture to send.
 * @throws Refusal reference_not_found for a panel that is not the organisation's
 */
export const orderDevices = defineCommand(
  import.meta.url,
  'orderDevices',
  function* (
    { organisationGid, order, devices }: OrderArgument,
    { now }: Context,
  ): Generator<Statement, Changed, unknown> {
    yield* checkPanels(organisationGid, [...new Set(devices.map(({ panelGid }) => panelGid))]);
    const named = `VALUES ${devices.map(() => '(?, ?)').join(', ')}`;
    const names = devices.flatMap(({ panelGid, device }) => [panelGid, device]);
    const screens = yield* count(
      'screen',
      `UPDATE screen SET ${columns[order]} = 1 WHERE organisation_gid = ? AND heard_at >= ?
         ${order === 'picture' ? "AND kind = 'panel'" : ''} AND (panel_gid, screen) IN (${named})`,
      organisationGid,
      now - limits.screenSilenceSeconds * secondMs,
      ...names,
    );
    if (order === 'picture') return { count: screens };
    const desks = yield* count(
      'desk',
      `UPDATE desk SET ${columns[order]} = 1 WHERE organisation_gid = ? AND heard_at >= ?
         AND (panel_gid, desk) IN (${named})`,
      organisationGid,
      now - limits.deskSilenceSeconds * secondMs,
      ...names,
    );
    return { count: screens + desks };
  },
);

function* checkPanels(organisationGid: string, gids: readonly string[]): Generator<Statement, void, unknown> {
  const found = yield* all<{ gid: string }>(
    'document',
    `SELECT gid FROM document WHERE organisation_gid = ? AND family = 'panel' AND gid IN ${placeholders(gids)}`,
    organisationGid,
    ...gids,
  );
  if (found.length < gids.length) throw new Refusal({ code: 'reference_not_found', field: 'devices' });
}

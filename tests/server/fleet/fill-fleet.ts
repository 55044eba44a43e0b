import { type Context, run, type Statement } from '#server/database/command.ts';
import { defineCommand } from '#server/database/define-command.ts';

/** Command: as many screens as a large hospital has, which have just reported. */
export const fillFleet = defineCommand(
  import.meta.url,
  'fillFleet',
  function* (
    { organisationGid, panelGid, count }: { organisationGid: string; panelGid: string; count: number },
    { now }: Context,
  ): Generator<Statement, void, unknown> {
    for (let number = 0; number < count; number += 1) {
      yield* run(
        'screen',
        `INSERT INTO screen (panel_gid, screen, organisation_gid, report, online_since, heard_at)
         VALUES (?, ?, ?, '{}', ?, ?)`,
        panelGid,
        `filled${String(number).padStart(6, '0')}`,
        organisationGid,
        now,
        now,
      );
    }
  },
);

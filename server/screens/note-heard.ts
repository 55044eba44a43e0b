import { all, type Context, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { minuteMs } from '../ground/durations.ts';

export interface Heard {
  readonly panelGid: string;
  readonly screen: string;
  readonly deviceGid: string | null;
  readonly heardAt: number;
}

/** When a paired device was seen is written this seldom: each report has its own time beside it. */
const seenEveryMs = minuteMs;

/**
 * Command: notes that devices were heard, which said nothing new: all of them at the first moment of any, so that none
 * counts as heard later than it was.
 */
export const noteHeard = defineCommand(
  import.meta.url,
  'noteHeard',
  function* ({ heard }: { heard: readonly Heard[] }, _: Context): Generator<Statement, void, unknown> {
    const at = Math.min(...heard.map(({ heardAt }) => heardAt));
    yield* run(
      'screen',
      `UPDATE screen SET heard_at = ? WHERE heard_at < ?
         AND (panel_gid, screen) IN (VALUES ${heard.map(() => '(?, ?)').join(', ')})`,
      at,
      at,
      ...heard.flatMap(({ panelGid, screen }) => [panelGid, screen]),
    );
    const devices = heard.flatMap(({ deviceGid }) => deviceGid ?? []);
    if (devices.length === 0) return;
    yield* run(
      'device',
      `UPDATE device SET seen_at = ? WHERE seen_at < ? AND gid IN (${devices.map(() => '?').join(', ')})`,
      at,
      at - seenEveryMs,
      ...devices,
    );
  },
);

/** Yields the devices of which something is asked that they have not been told yet. */
export function* readOrdered(): Generator<Statement, { panelGid: string; screen: string }[], unknown> {
  return yield* all(
    'screen',
    `SELECT panel_gid AS "panelGid", screen FROM screen
     WHERE reload_wanted = 1 OR picture_wanted = 1 OR identify_wanted = 1`,
  );
}

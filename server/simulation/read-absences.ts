import type { EventKind } from '#generated/values.ts';
import { all, type Statement } from '../database/command.ts';
import { placeholders } from '../database/placeholders.ts';
import { dayMs } from '../ground/durations.ts';
import type { SimulatedPause } from './day.ts';

/** Those of one day that are played at most; the schema's limit. */
const most = 200;

interface Line {
  readonly panelGid: string;
  readonly kind: EventKind;
  readonly at: number;
}

/**
 * Yields when counters called nobody on a past day: before somebody sat down there, while paused, and until somebody
 * came back. Who left for good may have stayed longer under another policy, so that is no pause.
 * @param panelGids the counters, each at its place
 */
export function* readAbsences(
  organisationGid: string,
  panelGids: readonly string[],
  dayStartedAt: number,
): Generator<Statement, SimulatedPause[], unknown> {
  if (panelGids.length === 0) return [];
  const lines = yield* all<Line>(
    'event',
    `SELECT panel_gid AS "panelGid", kind, at FROM event
     WHERE organisation_gid = ? AND panel_gid IN ${placeholders(panelGids)}
       AND kind IN ('loggedIn', 'loggedOut', 'paused', 'resumed') AND at >= ? AND at < ? ORDER BY seq`,
    organisationGid,
    ...panelGids,
    dayStartedAt,
    dayStartedAt + dayMs,
  );
  return panelGids
    .flatMap((gid, counter) =>
      absencesOf(lines.filter(({ panelGid }) => panelGid === gid)).map(([from, until]) => ({
        counter,
        from: Math.max(0, from - dayStartedAt),
        until: until - dayStartedAt,
      })),
    )
    .slice(0, most);
}

/** From when until when, by the lines of one counter. */
function absencesOf(lines: readonly Pick<Line, 'kind' | 'at'>[]): [from: number, until: number][] {
  const absences: [number, number][] = [];
  let since = lines[0]?.kind === 'loggedIn' ? 0 : undefined;
  for (const { kind, at } of lines) {
    const leaves = kind === 'loggedOut' || kind === 'paused';
    if (leaves) since ??= at;
    if (leaves || since === undefined) continue;
    if (at > since) absences.push([since, at]);
    since = undefined;
  }
  return absences;
}

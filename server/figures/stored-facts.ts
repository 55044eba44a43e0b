import type { Session } from '#generated/values.ts';
import type { Database } from '../database/database.ts';
import type { HourFact } from './hour-fact.ts';
import type { Fact, FactKind } from './log-line.ts';
import { manyOf } from './tally.ts';

/** What is kept of one hour of a business day at one place: counts, and nothing of any patient. */
export interface StoredHour {
  readonly hour: number;
  /** '' where there is none. */
  readonly ownerGid: string;
  readonly session: string;
  readonly panelGid: string;
  readonly staffGid: string;
  /** JSON text: a list of StoredFact. */
  readonly facts: string;
}

type StoredFact = readonly [
  kind: FactKind,
  at: number,
  count: number,
  timed: number,
  totalMs: number,
  longestMs: number,
  lastAt: number,
];

/** The first business day whose figures are still made from the log; '' where all are. */
export async function readFiguresUntil(database: Database, organisationGid: string): Promise<string> {
  const [row] = await database.read<{ until: string }>(
    'retention',
    'SELECT figures_until AS until FROM retention WHERE organisation_gid = ?',
    organisationGid,
  );
  return row?.until ?? '';
}

/** Reads what was kept of a day. */
export async function readStoredFacts(database: Database, organisationGid: string, day: string): Promise<HourFact[]> {
  const rows = await database.read<StoredHour>(
    'day_figure',
    `SELECT hour, owner_gid AS "ownerGid", session, panel_gid AS "panelGid", staff_gid AS "staffGid", facts
     FROM day_figure WHERE organisation_gid = ? AND service_date = ?
     ORDER BY hour, owner_gid, session, panel_gid, staff_gid`,
    organisationGid,
    day,
  );
  return rows.flatMap(({ hour, ownerGid, session, panelGid, staffGid, facts }) =>
    (JSON.parse(facts) as StoredFact[]).map(([kind, at, count, timed, totalMs, longestMs, lastAt]) => ({
      hour,
      fact: {
        kind,
        at,
        ownerGid: ownerGid || undefined,
        session: (session || undefined) as Session | undefined,
        panelGid: panelGid || undefined,
        staffGid: staffGid || undefined,
        many: { count, timed, totalMs, longestMs, lastAt },
      },
    })),
  );
}

/** Adds the facts of a day up, by hour and place, as they are kept. */
export function storedHours(facts: readonly HourFact[]): StoredHour[] {
  const byPlace = Map.groupBy(facts, ({ hour, fact: { ownerGid, session, panelGid, staffGid } }) =>
    JSON.stringify([hour, ownerGid ?? '', session ?? '', panelGid ?? '', staffGid ?? '']),
  );
  return [...byPlace].map(([place, there]) => {
    const [hour, ownerGid, session, panelGid, staffGid] = JSON.parse(place) as [number, string, string, string, string];
    const byKind = Map.groupBy(
      there.map(({ fact }) => fact),
      ({ kind }) => kind,
    );
    return { hour, ownerGid, session, panelGid, staffGid, facts: JSON.stringify([...byKind.values()].map(sumOf)) };
  });
}

function sumOf(facts: readonly Fact[]): StoredFact {
  const sums = facts.map(manyOf);
  const sum = (name: 'count' | 'timed' | 'totalMs') => sums.reduce((total, one) => total + one[name], 0);
  const most = (name: 'longestMs' | 'lastAt') => sums.reduce((highest, one) => Math.max(highest, one[name]), 0);
  const at = facts.reduce((first, one) => Math.min(first, one.at), Number.MAX_SAFE_INTEGER);
  return [facts[0]!.kind, at, sum('count'), sum('timed'), sum('totalMs'), most('longestMs'), most('lastAt')];
}

import { setImmediate } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import type { DayPlan } from '../queue/business-day.ts';
import { createDayClock, type DayHour, dayStart, daysLater } from './day-clock.ts';
import type { Fact, LogLine } from './log-line.ts';
import type { Period } from './period.ts';
import { createPresence } from './presence.ts';
import type { Scope } from './scope.ts';
import { createVisits } from './visits.ts';

/** Lines read at once: between two readings everybody else has their turn. */
const linesAtOnce = 2000;

export interface FactSource {
  readonly database: Database;
  readonly organisationGid: string;
  readonly plan: DayPlan;
  readonly now: number;
  readonly scope: Scope;
  /** Told how far the reading is, 0 to 1; may throw to end it. */
  readonly onProgress?: (done: number) => Promise<void>;
  /** Told every line within the scope. */
  readonly onLine?: (line: LogLine) => void;
}

/** Reads the log of some business days and tells each fact with its day and hour. */
export async function readFacts(
  source: FactSource,
  period: Period,
  tell: (fact: Fact, when: DayHour) => void,
): Promise<void> {
  const { plan, scope, now } = source;
  const clock = createDayClock(plan);
  const tellWhen = (fact: Fact) => tell(fact, clock(fact.at));
  const visits = createVisits(tellWhen);
  const presence = createPresence(createDayClock(plan), tellWhen);
  const startsAt = dayStart(plan, period.from);
  const endsAt = dayStart(plan, daysLater(period.to, 1));
  for await (const lines of readLines(source, startsAt, endsAt)) {
    for (const line of lines) {
      if (!scope(line)) continue;
      source.onLine?.(line);
      visits(line);
      presence.read(line);
    }
    const reached = lines.at(-1)?.at ?? endsAt;
    await source.onProgress?.(Math.min(1, (reached - startsAt) / Math.max(1, Math.min(now, endsAt) - startsAt)));
  }
  presence.end(now);
}

async function* readLines(
  { database, organisationGid }: FactSource,
  startsAt: number,
  endsAt: number,
): AsyncGenerator<LogLine[]> {
  const [first] = await database.read<{ seq: number | null }>(
    'SELECT MIN(seq) AS seq FROM event WHERE organisation_gid = ? AND at >= ? AND at < ?',
    organisationGid,
    startsAt,
    endsAt,
  );
  for (let after = first?.seq == null ? undefined : Number(first.seq) - 1; after !== undefined; ) {
    const lines: LogLine[] = await database.read<LogLine>(
      `SELECT seq, kind, at, queue_gid AS "queueGid", panel_gid AS "panelGid", ticket_gid AS "ticketGid",
         staff_gid AS "staffGid", payload
       FROM event WHERE organisation_gid = ? AND seq > ? AND at >= ? AND at < ? AND kind <> 'edited'
       ORDER BY seq LIMIT ?`,
      organisationGid,
      after,
      startsAt,
      endsAt,
      linesAtOnce,
    );
    yield lines;
    after = lines.length === linesAtOnce ? lines.at(-1)?.seq : undefined;
    await setImmediate();
  }
}

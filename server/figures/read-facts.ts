import type { DayPlan } from '#days/business-day.ts';
import type { Database } from '../database/database.ts';
import type { EventPayload } from '../queue/event.ts';
import { createDayClock, type DayHour, dayStart, daysLater } from './day-clock.ts';
import { type DayLines, readDayLines } from './day-lines.ts';
import type { HourFact } from './hour-fact.ts';
import type { Fact, LogLine } from './log-line.ts';
import { daysOf, type Period } from './period.ts';
import { createPresence } from './presence.ts';
import type { Scope } from './scope.ts';
import { readFiguresUntil, readStoredFacts } from './stored-facts.ts';
import { createVisits, notClosed } from './visits.ts';

export interface FactSource {
  readonly database: Database;
  readonly organisationGid: string;
  readonly plan: DayPlan;
  readonly now: number;
  readonly scope: Scope;
  /** Told how far the reading is, 0 to 1; may throw to end it. */
  readonly onProgress?: (done: number) => Promise<void>;
  /** Told every line that is read. */
  readonly onLine?: (line: LogLine) => void;
}

/**
 * Reads some business days and tells each fact with its day and hour. A day stands for itself, so that it has the same
 * figures whatever days are asked for with it: from the log, or, once its lines have been let go, from the counts that
 * were kept of it (docs/decisions/057-how-long-data-live.md).
 */
export async function readFacts(
  source: FactSource,
  period: Period,
  tell: (fact: Fact, when: DayHour) => void,
): Promise<void> {
  const { database, organisationGid, plan, scope, now } = source;
  const today = createDayClock(plan)(now).serviceDate;
  const days = daysOf(period).filter((day) => day <= today);
  let counted = await readFiguresUntil(database, organisationGid);
  for (const [index, day] of days.entries()) {
    const onProgress = async (done: number) => source.onProgress?.((index + done) / days.length);
    let facts = day < counted ? [] : await readLoggedFacts({ ...source, onProgress }, day);
    // Asked again after the lines were read: a day that was counted meanwhile may have lost some of them.
    if (day >= counted) counted = await readFiguresUntil(database, organisationGid);
    if (day < counted) facts = await readStoredFacts(database, organisationGid, day);
    for (const { fact, hour } of facts) if (scope(fact)) tell(fact, { serviceDate: day, hour });
  }
}

/** Makes the facts of one business day from the lines of its log. */
export async function readLoggedFacts(
  source: DayLines & Pick<FactSource, 'now' | 'onLine'>,
  day: string,
): Promise<HourFact[]> {
  const clock = createDayClock(source.plan);
  const facts: HourFact[] = [];
  const take = (fact: Fact) => void facts.push({ fact, hour: clock(fact.at).hour });
  const visits = createVisits(day, take);
  const presence = createPresence(createDayClock(source.plan), take);
  for await (const lines of readDayLines(source, day)) {
    for (const line of lines) {
      source.onLine?.(line);
      visits.read(line);
      presence.read(line);
    }
  }
  presence.end(source.now);
  // The reset that closes a day comes a moment after it, or later: what it finished is looked up by the call.
  const isOver = day < clock(source.now).serviceDate;
  const endsAt = dayStart(source.plan, daysLater(day, 1));
  for (const call of isOver ? visits.open() : []) {
    if (await wasClosedByNobody(source, call, endsAt)) take(notClosed(call));
  }
  return facts;
}

/**
 * Whether what ended a call that was left open is the closing of its day.
 * @param endsAt the end of the day: what ended the call before it has been undone since
 */
async function wasClosedByNobody(
  { database, organisationGid }: DayLines,
  call: LogLine,
  endsAt: number,
): Promise<boolean> {
  const [end] = await database.read<Pick<LogLine, 'kind' | 'queueGid' | 'payload'>>(
    'event',
    `SELECT kind, queue_gid AS "queueGid", payload FROM event
     WHERE organisation_gid = ? AND panel_gid = ? AND seq > ? AND at >= ?
     AND kind IN ('called', 'completed', 'passed', 'putBack', 'wentAway', 'sentToExamination', 'transferred')
     ORDER BY seq LIMIT 1`,
    organisationGid,
    call.panelGid,
    call.seq,
    endsAt,
  );
  if (end?.kind !== 'completed' || end.queueGid !== call.queueGid) return false;
  return (JSON.parse(end.payload ?? '{}') as EventPayload).closedBy === 'nobody';
}

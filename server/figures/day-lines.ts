import { setImmediate } from 'node:timers/promises';
import type { DayPlan } from '#days/business-day.ts';
import type { Database } from '../database/database.ts';
import { readUndone, stands } from '../event-log/taken-back.ts';
import { dayStart, daysLater } from './day-clock.ts';
import type { LogLine } from './log-line.ts';

/** Lines read at once: between two readings everybody else has their turn. */
const linesAtOnce = 500;

/** Whose lines are read, and how far the reading is. */
export interface DayLines {
  readonly database: Database;
  readonly organisationGid: string;
  readonly plan: DayPlan;
  /** Told how far the reading of the day is, 0 to 1; may throw to end it. */
  readonly onProgress?: (done: number) => Promise<void>;
}

/** Reads the log of one business day, some lines at a time. */
export async function* readDayLines(source: DayLines, day: string): AsyncGenerator<LogLine[]> {
  const { database, organisationGid, plan, onProgress } = source;
  const startsAt = dayStart(plan, day);
  const endsAt = dayStart(plan, daysLater(day, 1));
  // Without the count PostgreSQL takes the log from both its ends until it comes to the day: through years of lines.
  const [bounds] = await database.read<{ first: number | null; last: number | null }>(
    'event',
    `SELECT MIN(seq) AS first, MAX(seq) AS last, COUNT(*) AS lines
     FROM event WHERE organisation_gid = ? AND at >= ? AND at < ?`,
    organisationGid,
    startsAt,
    endsAt,
  );
  if (bounds?.first == null) return;
  const first = Number(bounds.first);
  const last = Number(bounds.last);
  const undone = await database.query(readUndone(organisationGid, first, last));
  // Both ends are named: a day of long ago must not be looked for in all that came after it.
  for (let after: number | undefined = first - 1; after !== undefined; ) {
    const lines: LogLine[] = await database.read<LogLine>(
      'event',
      `SELECT seq, kind, at, queue_gid AS "queueGid", panel_gid AS "panelGid", ticket_gid AS "ticketGid",
         staff_gid AS "staffGid", payload
       FROM event WHERE organisation_gid = ? AND seq > ? AND seq <= ? AND at >= ? AND at < ? AND kind <> 'edited'
       ORDER BY seq LIMIT ?`,
      organisationGid,
      after,
      last,
      startsAt,
      endsAt,
      linesAtOnce,
    );
    yield lines.filter((line) => stands(line, undone));
    after = lines.length === linesAtOnce ? lines.at(-1)?.seq : undefined;
    await onProgress?.(((after ?? last) - first) / Math.max(1, last - first));
    await setImmediate();
  }
}

import { businessMoment } from '#days/business-day.ts';
import { limits } from '#generated/limits.ts';
import type { Organisation } from '#generated/shapes.ts';
import { one, type Statement } from '../database/command.ts';
import { dayStart, daysLater } from '../figures/day-clock.ts';
import { dayMs } from '../ground/durations.ts';
import { retentionOf } from './retention-of.ts';

/** Where nobody ever goes home, a sweep waits for so much of the business day. */
const longestWaitMs = dayMs / 2;

/**
 * Yields whether it is time to sweep an organisation: once on each business day, when nobody works at its counters; and
 * in any case after half the day, or when too much is due.
 */
export function* isSweepDue(organisation: Organisation, now: number): Generator<Statement, boolean, unknown> {
  const { gid } = organisation;
  const { serviceDate, dayStartedAt } = businessMoment(organisation, now);
  const known = yield* one<{ done: string; begins: number | null }>(
    'retention',
    'SELECT done_date AS done, begins_at AS begins FROM retention WHERE organisation_gid = ?',
    gid,
  );
  if (known?.done === serviceDate) return false;
  if (known?.begins != null && Number(known.begins) > now) return false;
  if (now - dayStartedAt >= longestWaitMs) return true;
  const working = yield* one(
    'counter',
    "SELECT panel_gid FROM counter WHERE organisation_gid = ? AND service <> 'unlogin' LIMIT 1",
    gid,
  );
  return !working || (yield* backlog(organisation, serviceDate)) > limits.retentionBacklogRows;
}

/** How many lines of the log are due to go: what their numbers say, without counting them. */
function* backlog(organisation: Organisation, today: string): Generator<Statement, number, unknown> {
  const keptFrom = dayStart(organisation, daysLater(today, -retentionOf(organisation).eventDays));
  const first = yield* one<{ seq: number; at: number }>(
    'event',
    'SELECT seq, at FROM event WHERE organisation_gid = ? ORDER BY seq LIMIT 1',
    organisation.gid,
  );
  if (!first || Number(first.at) >= keptFrom) return 0;
  const last = yield* one<{ seq: number }>(
    'event',
    'SELECT seq FROM event WHERE organisation_gid = ? AND at < ? ORDER BY at DESC, seq DESC LIMIT 1',
    organisation.gid,
    keptFrom,
  );
  return Number(last?.seq ?? first.seq) - Number(first.seq) + 1;
}

import { offsetAt } from '#days/wall-clock.ts';
import { one, type Statement } from '../database/command.ts';
import { minuteMs } from '../ground/durations.ts';
import type { OrganisationDay } from './place.ts';
import type { CounterRow } from './rows.ts';

/** The time of day, HH:MM, at which a paused counter is expected to serve again; one that has gone by is not promised. */
export function backAt(
  counter: Pick<CounterRow, 'service' | 'pause'> | undefined,
  { now, organisation }: Pick<OrganisationDay, 'now' | 'organisation'>,
): string | undefined {
  const until = counter?.service === 'pause' ? counter.pause?.until : undefined;
  if (until === undefined || until <= now) return undefined;
  // The clocks may change before it is over.
  return new Date(until + offsetAt(organisation, until) * minuteMs).toISOString().slice(11, 16);
}

/** Yields when the next of an organisation's pauses that say until when is over: what was promised goes by then. */
export function* nextPauseEnd({
  organisationGid,
  now,
}: Pick<OrganisationDay, 'organisationGid' | 'now'>): Generator<Statement, number, unknown> {
  const found = yield* one<{ until: number | null }>(
    'counter',
    `SELECT min(pause_until) AS until FROM counter WHERE organisation_gid = ? AND service = 'pause' AND pause_until > ?`,
    organisationGid,
    now,
  );
  return found?.until == null ? Number.POSITIVE_INFINITY : Number(found.until);
}

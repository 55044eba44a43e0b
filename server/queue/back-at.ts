import { minuteMs } from '../ground/durations.ts';
import type { OrganisationDay } from './place.ts';
import type { CounterRow } from './rows.ts';

/** The time of day, HH:MM, at which a paused counter is expected to serve again; one that has gone by is not promised. */
export function backAt(
  counter: Pick<CounterRow, 'service' | 'pause'> | undefined,
  { now, moment }: Pick<OrganisationDay, 'now' | 'moment'>,
): string | undefined {
  const until = counter?.service === 'pause' ? counter.pause?.until : undefined;
  if (until === undefined || until <= now) return undefined;
  return new Date(until + moment.offsetMinutes * minuteMs).toISOString().slice(11, 16);
}

import { one, type Statement } from '../database/command.ts';
import { placeholders } from '../database/placeholders.ts';
import { minuteMs } from '../ground/durations.ts';
import { type CounterPlace, type OrganisationDay, ownerOf, policyAt } from './place.ts';
import { waitingList } from './status-groups.ts';

/**
 * Yields when the next of those who wait in these places' queues has waited so long that they count as of a higher class
 * (policy/choose-next.ts), in ms since 1970; infinity where the rules raise nobody. The order of a line changes then,
 * although nothing happens.
 */
export function* nextRaise(
  places: readonly CounterPlace[],
  day: OrganisationDay,
): Generator<Statement, number, unknown> {
  const { organisationGid, moment, now } = day;
  let soonest = Number.POSITIVE_INFINITY;
  for (const [owners, everyMs, classes] of raisingRules(places, day)) {
    const found = yield* one<{ at: number | null }>(
      ['queue', 'ticket'],
      `SELECT min(arrived_at + (${steps} + 1) * ?) AS at
       FROM queue q JOIN ticket t ON t.queue_gid = q.gid
       WHERE q.organisation_gid = ? AND q.service_date = ? AND q.owner_gid IN ${placeholders(owners)}
         AND t.status IN ${waitingList} AND t.lane <> 'absent' AND t.for_counter_gid IS NULL
         AND t.priority + ${steps} < ?`,
      ...[now, everyMs, everyMs, organisationGid, moment.serviceDate, ...owners, now, everyMs, classes],
    );
    if (found?.at != null) soonest = Math.min(soonest, Number(found.at));
  }
  return soonest;
}

/** How often somebody has been raised by now. Both engines divide integers as such only. */
const steps = '(CAST(? AS BIGINT) - arrived_at) / CAST(? AS BIGINT)';

/** Whose queues raise those who wait, by how often and up to which class. */
function raisingRules(
  places: readonly CounterPlace[],
  day: OrganisationDay,
): [owners: string[], everyMs: number, classes: number][] {
  const found = new Map<string, [Set<string>, number, number]>();
  for (const place of places) {
    const { priorityAgeMinutes, classes } = policyAt(place, day);
    if (priorityAgeMinutes === 0 || classes === 0) continue;
    const rule = `${priorityAgeMinutes} ${classes}`;
    const [owners] = found.get(rule) ?? [new Set<string>()];
    found.set(rule, [owners.add(ownerOf(place).gid), priorityAgeMinutes * minuteMs, classes]);
  }
  return [...found.values()].map(([owners, everyMs, classes]) => [[...owners], everyMs, classes]);
}

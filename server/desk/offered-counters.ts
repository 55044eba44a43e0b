import type { OfferedCounter } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import { Refusal } from '../errors/refusal.ts';
import { secondNameRead } from '../queue/location-of.ts';
import { pauseTold } from '../queue/pause-told.ts';
import { type CounterPlace, type OrganisationDay, ownerOf, policyAt, serves } from '../queue/place.ts';
import { readCounter } from '../queue/read-rows.ts';
import type { QueueRow } from '../queue/rows.ts';
import { whoServesRead } from '../views/who-serves.ts';

/** Whether patients of a counter's queue may choose one of its counters, by the rules. */
export function letsChoose(place: CounterPlace, day: OrganisationDay): boolean {
  return place.group !== undefined && policyAt(place, day).counterAtMachine;
}

/** The most that a device offers. */
const mostOffered = 50;

/**
 * Yields the counters among which the patients of a common queue choose, where its rules let them: those at which
 * somebody sits. Of one counter there is nothing to choose.
 * @param places all that serve
 */
export function* offeredCounters(
  place: CounterPlace,
  places: readonly CounterPlace[],
  day: OrganisationDay,
  queue: QueueRow,
): Generator<Statement, OfferedCounter[], unknown> {
  if (!letsChoose(place, day)) return [];
  const offered: OfferedCounter[] = [];
  for (const one of places) {
    if (ownerOf(one).gid !== place.group!.gid || !serves(one) || one.panel.body.status === 'disable') continue;
    const counter = yield* readCounter(one.panel.gid);
    if (!counter || counter.service === 'unlogin' || one.callingMode < 1) continue;
    const { doctorName, doctorTitled, doctorSecondName } = yield* whoServesRead(one, day, queue, counter);
    const secondName = yield* secondNameRead(one.panel);
    const pause = pauseTold(one, counter, day);
    offered.push({
      panelGid: one.panel.gid,
      name: one.panel.body.counterName || one.panel.body.name,
      ...(secondName && { secondName }),
      ...(doctorName && { doctorName }),
      ...(doctorTitled && { doctorTitled }),
      ...(doctorSecondName && { doctorSecondName }),
      ...(pause && { paused: true }),
      ...(pause?.reason && { pauseReason: pause.reason }),
      ...(pause?.until && { pausedUntil: pause.until }),
    });
  }
  return offered.length > 1 ? offered.slice(0, mostOffered) : [];
}

/** Refuses (counter_not_offered) a choice of a counter that is not among those on offer. */
export function requireOffered(offered: readonly OfferedCounter[], counterGid: string | undefined): void {
  if (counterGid === undefined || offered.some(({ panelGid }) => panelGid === counterGid)) return;
  throw new Refusal({ code: 'counter_not_offered', field: 'counterGid' });
}

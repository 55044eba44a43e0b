import type { PauseTold } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import { pauseOfAll, type Seat } from './pause-told.ts';
import type { CounterPlace, OrganisationDay } from './place.ts';
import { readCounter } from './read-rows.ts';
import { callersOf } from './turn/called-places.ts';

/**
 * Yields what is said to those who come to a queue now: undefined while one of the counters that call from it works.
 * @param ownerGid the queue's owner
 * @param places all that serve
 * @param boundTo the one counter that may call them
 */
export function* readPause(
  ownerGid: string,
  places: readonly CounterPlace[],
  day: OrganisationDay,
  boundTo?: string | null,
): Generator<Statement, PauseTold | undefined, unknown> {
  const seats: Seat[] = [];
  for (const place of callersOf(ownerGid, places)) {
    if (boundTo && place.panel.gid !== boundTo) continue;
    seats.push({ place, counter: yield* readCounter(place.panel.gid) });
  }
  return pauseOfAll(seats, day);
}

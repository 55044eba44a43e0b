import type { Statement } from '../../database/command.ts';
import { type CounterPlace, ownerOf } from '../place.ts';
import { readCounter } from '../read-rows.ts';
import type { CounterRow } from '../rows.ts';
import { callersOf } from '../turn/called-places.ts';

/** A counter at which somebody serves. */
export interface WorkingCounter {
  readonly place: CounterPlace;
  readonly counter: CounterRow;
}

/**
 * Yields the counters that serve now and call from a queue, also in turn with others.
 * @param owner the queue's, as a place
 * @param places all that serve
 * @param only the one counter that may call a patient
 */
export function* readWorking(
  owner: CounterPlace,
  places: readonly CounterPlace[],
  only?: string | null,
): Generator<Statement, WorkingCounter[], unknown> {
  const working: WorkingCounter[] = [];
  for (const place of callersOf(ownerOf(owner).gid, places)) {
    if (only && place.panel.gid !== only) continue;
    const counter = yield* readCounter(place.panel.gid);
    if (counter?.service === 'serving' && place.panel.body.status !== 'disable') working.push({ place, counter });
  }
  return working;
}

import type { QueueState } from '#generated/shapes.ts';
import { batchReads } from '../database/batched-reads.ts';
import type { Statement } from '../database/command.ts';
import type { Database } from '../database/database.ts';
import { readDay, readPlaceAgain } from '../queue/place.ts';
import { composeQueueState } from '../views/queue-state.ts';
import type { Acted, CounterRequest } from './act-at-counter.ts';

/**
 * The state of a counter after one of its actions was committed, at the action or, where others were quicker, later:
 * its `seq` says when. Counters that were committed together share what they read alike.
 */
export function stateAfter(
  database: Pick<Database, 'queryShared'>,
  { organisationGid, panelGid, queueOwnerGid }: Pick<CounterRequest, 'organisationGid' | 'panelGid' | 'queueOwnerGid'>,
  { at }: Acted,
  now: number,
): Promise<QueueState> {
  return database.queryShared(readState(organisationGid, panelGid, Math.max(at, now), queueOwnerGid));
}

/** Yields the state of a counter at a moment. */
export function* readState(
  organisationGid: string,
  panelGid: string,
  now: number,
  queueOwnerGid?: string,
): Generator<Statement, QueueState, unknown> {
  const [day, place] = yield* batchReads(readDay(organisationGid, now), readPlaceAgain(organisationGid, panelGid));
  return yield* composeQueueState(place, day, queueOwnerGid);
}

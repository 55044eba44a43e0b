import type { QueueState } from '#generated/shapes.ts';
import { batchReads } from '../database/batched-reads.ts';
import type { Statement } from '../database/command.ts';
import type { Database } from '../database/database.ts';
import { readDay, readPlaceAgain } from '../queue/place.ts';
import { readStaff } from '../queue/read-staff.ts';
import { composeQueueState } from '../views/queue-state.ts';
import type { Acted, CounterRequest } from './act-at-counter.ts';

type Pressed = Pick<CounterRequest, 'organisationGid' | 'staffGid' | 'panelGid' | 'queueOwnerGid'>;

/**
 * The state of a counter after one of its actions was committed, at the action or, where others were quicker, later:
 * its `seq` says when. Counters that were committed together share what they read alike. Refuses (no_permission) who may
 * serve there no more: a press that is sent again does nothing, but shows patients as they are now.
 */
export function stateAfter(
  database: Pick<Database, 'queryShared'>,
  pressed: Pressed,
  { at }: Acted,
  now: number,
): Promise<QueueState> {
  return database.queryShared(readForStaff(pressed, Math.max(at, now)));
}

function* readForStaff(
  { organisationGid, staffGid, panelGid, queueOwnerGid }: Pressed,
  now: number,
): Generator<Statement, QueueState, unknown> {
  const [state] = yield* batchReads(
    readState(organisationGid, panelGid, now, queueOwnerGid),
    readStaff(organisationGid, staffGid, panelGid),
  );
  return state;
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

import type { Context, Statement } from '../../database/command.ts';
import { issueReserved } from '../issue-reserved.ts';
import type { CounterPlace, OrganisationDay } from '../place.ts';
import type { CounterRow } from '../rows.ts';
import { servedQueue } from '../served-queue.ts';
import { readTurn } from './read-turn.ts';
import { whoLacksRoom, whoseTurn } from './whose-turn.ts';

/** From which queue Next calls. */
export interface NextQueue {
  readonly from: CounterPlace;
  /** How many calls in a row this is of it; undefined where it does not count, and where there is one queue. */
  readonly inARow: number | undefined;
}

/**
 * Yields from which queue Next calls; where nobody can be called, one whose people only lack room, so that the refusal
 * says so. The command holds the head of the organisation's log: who was found here is there when the call is written.
 */
export function* readNextQueue(
  context: Context,
  queues: readonly CounterPlace[],
  day: OrganisationDay,
  counter: CounterRow | undefined,
  panelGid: string,
): Generator<Statement, NextQueue, unknown> {
  if (queues.length === 1) return { from: queues[0]!, inARow: undefined };
  for (const place of queues) {
    if (place.callingMode !== 2) continue;
    yield* issueReserved(context, day, place, yield* servedQueue(place, day, counter, { finishing: true }));
  }
  const turn = yield* readTurn(queues, day, counter, panelGid);
  const choice = whoseTurn(turn, counter?.turn ?? null);
  return { from: queues[choice?.index ?? whoLacksRoom(turn) ?? 0]!, inARow: choice?.inARow };
}

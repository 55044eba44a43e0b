import type { CounterQueue, QueueState } from '#generated/shapes.ts';
import { batchReads } from '../database/batched-reads.ts';
import type { Statement } from '../database/command.ts';
import { isAnyReserved } from '../queue/issue-reserved.ts';
import { numberWidth } from '../queue/number-width.ts';
import { type CounterPlace, type OrganisationDay, ownerOf } from '../queue/place.ts';
import { queueNameOf } from '../queue/queue-names.ts';
import { countWaiting } from '../queue/read-rows.ts';
import type { CounterRow } from '../queue/rows.ts';
import { servedQueue } from '../queue/served-queue.ts';
import { readTurn } from '../queue/turn/read-turn.ts';
import { whoLacksRoom, whoseTurn } from '../queue/turn/whose-turn.ts';

/** What Next would do at a counter that calls from several queues in turn. */
export interface NextInTurn {
  /** Number that it calls, or would if there were room; undefined when nobody can be called. */
  readonly number: number | undefined;
  /** Whether anybody can be called now, also somebody who gets a number only then. */
  readonly somebody: boolean;
}

interface SeveralQueues extends Pick<QueueState, 'queues' | 'queueOwnerGid'> {
  readonly turn: NextInTurn;
}

type Line = Pick<CounterQueue, 'width' | 'waiting'>;

/** Yields the queues from which a counter calls in turn, with whose turn is next; nothing where there is one. */
export function* composeCounterQueues(
  queues: readonly CounterPlace[],
  looked: CounterPlace,
  day: OrganisationDay,
  counter: CounterRow | undefined,
  panelGid: string,
): Generator<Statement, Partial<SeveralQueues>, unknown> {
  if (queues.length === 1) return {};
  const turn = yield* readTurn(queues, day, counter, panelGid);
  const choice = whoseTurn(turn, counter?.turn ?? null);
  const next = choice?.index ?? whoLacksRoom(turn);
  const first = next === undefined ? undefined : (turn[next]!.sent ?? turn[next]!.callable);
  const lines = yield* batchReads(...queues.map((place) => lineIn(place, day, counter)));
  const reserved = yield* batchReads(...queues.map((place) => isReservedIn(place, day, counter)));
  // A patient who gets a number only then may stand before all others, and make it the turn of another queue.
  const unknown = reserved.some((any, at) => any && !turn[at]!.full);
  return {
    turn: { number: unknown ? undefined : first, somebody: choice !== undefined || unknown },
    queueOwnerGid: ownerOf(looked).gid,
    queues: queues.map((place, index) => described(place, lines[index]!, !unknown && index === next)),
  };
}

function* lineIn(
  place: CounterPlace,
  day: OrganisationDay,
  counter: CounterRow | undefined,
): Generator<Statement, Line, unknown> {
  const { gid, startingNumber } = yield* servedQueue(place, day, counter);
  return { width: numberWidth(startingNumber), waiting: yield* countWaiting(gid) };
}

function* isReservedIn(
  place: CounterPlace,
  day: OrganisationDay,
  counter: CounterRow | undefined,
): Generator<Statement, boolean, unknown> {
  if (place.callingMode !== 2) return false;
  return yield* isAnyReserved(place, yield* servedQueue(place, day, counter, { finishing: true }));
}

function described(place: CounterPlace, line: Line, next: boolean): CounterQueue {
  const { gid, body } = ownerOf(place);
  const { queueMark: mark } = body;
  return { ownerGid: gid, name: queueNameOf(place), ...(mark && { mark }), ...line, next };
}

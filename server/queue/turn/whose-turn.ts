import type { CounterTurn } from '../rows.ts';

/** One of the queues from which a counter calls in turn, as far as the choice depends on it. */
export interface TurnQueue {
  readonly ownerGid: string;
  /** How many of it in a row before it is the turn of the next. */
  readonly callsInARow: number;
  /** Number of the first whom this counter alone calls. */
  readonly sent: number | undefined;
  /** Number of whom the rules of the queue let be called. */
  readonly callable: number | undefined;
  /** Whether as many of its patients are called as the room in front of the counters holds. */
  readonly full: boolean;
}

/** From which queue a counter calls next. */
export interface TurnChoice {
  /** Its place among the queues. */
  readonly index: number;
  /** How many calls in a row this is of that queue; absent for one that is out of turn. */
  readonly inARow?: number;
}

/**
 * Decides from which queue a counter calls (docs/decisions/036-several-queues-in-turn.md). Pure. Whoever was sent to the
 * counter goes first, and leaves the turn as it is. Then the queue called last, while it has calls left in a row; then the
 * next in order in which somebody can be called; so a queue with somebody callable is called from at least once in as
 * many calls of Next as all queues have in a row together.
 * @param queues in their order, the counter's own first
 * @param last whose turn it was at the last call; null before the first
 * @returns undefined when nobody can be called anywhere
 */
export function whoseTurn(queues: readonly TurnQueue[], last: CounterTurn | null): TurnChoice | undefined {
  const sent = queues.findIndex((queue) => queue.sent !== undefined && !queue.full);
  if (sent !== -1) return { index: sent };
  const index = inTurn(queues, last).find((one) => queues[one]!.callable !== undefined && !queues[one]!.full);
  if (index === undefined) return undefined;
  const again = queues[index]!.ownerGid === last?.ownerGid;
  return { index, inARow: again ? last.calls + 1 : 1 };
}

/** The place of a queue whose people wait for room alone, where nobody can be called; undefined where nobody waits at all. */
export function whoLacksRoom(queues: readonly TurnQueue[]): number | undefined {
  const index = queues.findIndex(({ full, sent, callable }) => full && (sent ?? callable) !== undefined);
  return index === -1 ? undefined : index;
}

/** The places of the queues in the order in which it is their turn; a queue that is called no more leaves it to the first. */
function inTurn(queues: readonly TurnQueue[], last: CounterTurn | null): number[] {
  const at = queues.findIndex(({ ownerGid }) => ownerGid === last?.ownerGid);
  const goesOn = at !== -1 && last!.calls < queues[at]!.callsInARow;
  const from = goesOn ? at : at + 1;
  return queues.map((_, step) => (from + step) % queues.length);
}

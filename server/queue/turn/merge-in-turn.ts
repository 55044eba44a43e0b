import type { CounterTurn } from '../rows.ts';
import { whoseTurn } from './whose-turn.ts';

/** Who waits in one of the queues from which a counter calls in turn, in the order of that queue. */
export interface LineInTurn<Person> {
  readonly ownerGid: string;
  readonly callsInARow: number;
  readonly people: readonly Person[];
}

/** The people of several queues in the order in which one counter would call them, so many of them. */
export function mergeInTurn<Person>(
  lines: readonly LineInTurn<Person>[],
  last: CounterTurn | null,
  limit: number,
): Person[] {
  const merged: Person[] = [];
  const taken = lines.map(() => 0);
  for (let turn = last; merged.length < limit; ) {
    const queues = lines.map(({ ownerGid, callsInARow, people }, index) => {
      const left = taken[index]! < people.length;
      return { ownerGid, callsInARow, sent: undefined, callable: left ? taken[index] : undefined, full: false };
    });
    const choice = whoseTurn(queues, turn);
    if (!choice) break;
    const { ownerGid, people } = lines[choice.index]!;
    merged.push(people[taken[choice.index]!]!);
    taken[choice.index]! += 1;
    turn = { ownerGid, calls: choice.inARow! };
  }
  return merged;
}

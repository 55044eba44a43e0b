import type { CounterTurn } from '../rows.ts';
import { whoseTurn } from './whose-turn.ts';

/** Who waits in one of the queues from which a counter calls in turn, in the order of that queue. */
export interface LineInTurn<Person> {
  readonly ownerGid: string;
  readonly callsInARow: number;
  readonly people: readonly Person[];
  /** How many at the head were sent to the counter: they go before all queues, out of turn. */
  readonly sent: number;
  /** How many at the end only staff call, by number: they have no turn. */
  readonly byHand: number;
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
    const queues = lines.map(({ ownerGid, callsInARow, people, sent, byHand }, index) => {
      const at = taken[index]!;
      const callable = at < people.length - byHand ? at : undefined;
      return { ownerGid, callsInARow, sent: at < sent ? at : undefined, callable, full: false };
    });
    const choice = whoseTurn(queues, turn);
    if (!choice) break;
    const { ownerGid, people } = lines[choice.index]!;
    merged.push(people[taken[choice.index]!]!);
    taken[choice.index]! += 1;
    if (choice.inARow !== undefined) turn = { ownerGid, calls: choice.inARow };
  }
  const left = lines.flatMap(({ people, byHand }) => people.slice(people.length - byHand));
  return [...merged, ...left].slice(0, limit);
}

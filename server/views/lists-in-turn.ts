import type { Statement } from '../database/command.ts';
import { type CounterPlace, type OrganisationDay, ownerOf, policyAt } from '../queue/place.ts';
import type { CounterRow } from '../queue/rows.ts';
import { servedQueue } from '../queue/served-queue.ts';
import { mergeInTurn } from '../queue/turn/merge-in-turn.ts';
import { nextIsOnCall, readLists, type ViewLists } from './lists-of-queue.ts';
import { listLimit, type ShownParts } from './shown-parts.ts';

/** Yields the lists of a counter that calls from several queues in turn, each number with the mark of its queue. */
export function* composeListsInTurn(
  queues: readonly CounterPlace[],
  day: OrganisationDay,
  counter: CounterRow | undefined,
  parts: ShownParts,
): Generator<Statement, ViewLists, unknown> {
  const all: { readonly place: CounterPlace; readonly lists: ListsRead }[] = [];
  for (const place of queues) {
    const queue = yield* servedQueue(place, day, counter);
    const mark = ownerOf(place).body.queueMark;
    all.push({ place, lists: yield* readLists(place, day, queue, parts, queues[0]!.panel.gid, mark) });
  }
  const lines = all.map(({ place, lists }) => ({
    ownerGid: ownerOf(place).gid,
    callsInARow: policyAt(place, day).callsInARow,
    people: lists.next.map(({ shown }) => shown),
    sent: lists.next.filter(({ reason }) => reason === 'sent').length,
    byHand: lists.next.filter(({ reason }) => reason === undefined).length,
  }));
  const together = (list: keyof ListsOfPeople) => all.flatMap(({ lists }) => lists[list] ?? []).slice(0, listLimit);
  const sumOf = (count: keyof CountsOfPeople) => all.reduce((sum, { lists }) => sum + (lists[count] ?? 0), 0);
  return {
    next: mergeInTurn(lines, counter?.turn ?? null, parts.next).map(nextIsOnCall),
    passed: together('passed'),
    expected: together('expected'),
    ...(parts.examining && { examining: together('examining') }),
    ...(parts.back && { back: together('back') }),
    ...(parts.appointments && { appointments: together('appointments') }),
    waitingCount: sumOf('waitingCount'),
    ...(parts.checkIns && { checkedInCount: sumOf('checkedInCount'), expectedCount: sumOf('expectedCount') }),
  };
}

type CountsOfPeople = Pick<ViewLists, 'waitingCount' | 'checkedInCount' | 'expectedCount'>;
type ListsOfPeople = Omit<ViewLists, keyof CountsOfPeople | 'next'>;

type ListsRead = ReturnType<typeof readLists> extends Generator<Statement, infer Read, unknown> ? Read : never;

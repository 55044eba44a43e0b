import type { ViewCounter, ViewGroup } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { type CounterPlace, currentQueue, type OrganisationDay } from '../queue/place.ts';
import { composeLists } from './lists-of-queue.ts';
import type { ShownParts } from './shown-parts.ts';
import { composeViewCounter } from './view-counter.ts';

/** Yields one group as a screen shows it, with its counters in their order. */
export function* composeViewGroup(
  group: Document<'group'>,
  places: readonly CounterPlace[],
  day: OrganisationDay,
  parts: ShownParts,
): Generator<Statement, ViewGroup, unknown> {
  const members = membersOf(group, places);
  const counters: ViewCounter[] = [];
  for (const place of members) counters.push(yield* composeViewCounter(place, day, parts, 'none'));
  const { gid, body } = group;
  const first = members[0];
  const { expected, ...lists } = first
    ? yield* composeLists(first, day, yield* currentQueue(first, day), parts)
    : { next: [], passed: [], expected: [], waitingCount: 0 };
  return {
    gid,
    name: body.name,
    ...(body.categoryName && { category: body.categoryName }),
    ...lists,
    counters,
  };
}

/** The counters of a group, in the order that the administrator gave them. */
export function membersOf(group: Document<'group'>, places: readonly CounterPlace[]): CounterPlace[] {
  return group.body.members.flatMap((gid) => places.find(({ panel }) => panel.gid === gid) ?? []);
}

/**
 * What became another value, small enough to be sent to whoever holds the value from before: `[value]` takes its place,
 * `[]` says that it is gone, an object names the members (of a list the places) in which something changed. Under `*` a
 * list that was put together anew says of each place which one of the old list stands there, or `[value]`.
 * `client/stream/apply-change.ts` reads it.
 */
export type Change = [] | [unknown] | { [key: string]: Change | (number | [unknown])[] };

type Members = { readonly [key: string]: unknown };

/** The change from one JSON value to another; undefined if there is none. What is undefined counts as absent, as in JSON. */
export function changeOf(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return changeOfList(before, after);
  if (isMembers(before) && isMembers(after)) return changeOfMembers(before, after);
  return [after];
}

function changeOfMembers(before: Members, after: Members): Change | undefined {
  const change: Change = {};
  for (const key of Object.keys(before)) if (has(before, key) && !has(after, key)) change[key] = [];
  for (const key of Object.keys(after)) {
    if (!has(after, key)) continue;
    const part = has(before, key) ? changeOf(before[key], after[key]) : [after[key]];
    if (part) change[key] = part as Change;
  }
  return some(change);
}

/** Rooms, calls and people keep their names in a list; what has none is found by all that it says. */
function changeOfList(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  const places = new Map(before.map((item, place) => [nameOf(item), place]));
  const plan = after.map((item) => places.get(nameOf(item)) ?? ([item] as [unknown]));
  const change: Change = {};
  if (plan.length !== before.length || plan.some((from, place) => from !== place)) change['*'] = plan;
  for (const [place, from] of plan.entries()) {
    const part = typeof from === 'number' ? changeOf(before[from], after[place]) : undefined;
    if (part) change[place] = part;
  }
  return some(change);
}

function nameOf(item: unknown): string {
  if (isMembers(item)) {
    if (typeof item.gid === 'string') return `gid ${item.gid}`;
    if (typeof item.seq === 'number') return `seq ${item.seq}`;
  }
  return JSON.stringify(item);
}

/** Whether it has a member itself: every object knows a `valueOf`. */
function has(members: Members, key: string): boolean {
  return Object.hasOwn(members, key) && members[key] !== undefined;
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function some(change: Change): Change | undefined {
  return Object.keys(change).length > 0 ? change : undefined;
}

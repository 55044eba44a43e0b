/** What became another value, as `server/stream/change-of.ts` writes it. */
export type Change = readonly unknown[] | { readonly [key: string]: Change };

type Members = { [key: string]: unknown };

/**
 * The value after a change. The one from before stays as it is, and what did not change is the same object in both.
 * @throws where the change does not fit the value
 */
export function applyChange(held: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  if (typeof held !== 'object' || held === null) throw new Error('a change of something else');
  const parts = change as { [key: string]: Change };
  const next = (Array.isArray(held) ? inPlaces(held, parts['*']) : Object.assign({}, held)) as Members;
  for (const key of Object.keys(parts)) {
    const part = parts[key] as Change;
    if (key === '*' && Array.isArray(held)) continue;
    if (Array.isArray(part) && part.length === 0) delete next[key];
    else next[key] = applyChange(next[key], part);
  }
  return next;
}

/** A list with its items in other places, and with new ones. */
function inPlaces(held: readonly unknown[], plan: Change | undefined): unknown[] {
  if (!plan) return held.slice();
  return (plan as (number | [unknown])[]).map((from) => {
    if (typeof from !== 'number') return from[0];
    if (from >= held.length) throw new Error('a change of a longer list');
    return held[from];
  });
}

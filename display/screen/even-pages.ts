/**
 * Pages as even as they can be: seven rooms of which six fit make four and three, not six and one.
 * @param row how many stand beside each other: no row of a full page has a hole
 */
export function evenPages(items: number, most: number, row = 1): { count: number; perPage: number } {
  const count = Math.max(1, Math.ceil(items / Math.max(1, most)));
  return { count, perPage: Math.max(1, Math.ceil(items / count / row) * row) };
}

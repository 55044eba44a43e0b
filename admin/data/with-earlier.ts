/**
 * The entries of a log with those of its next page, newest first. What was done since the first page was read has moved
 * the others on: they come again at the head of the next one.
 */
export function withEarlier<Entry>(
  before: readonly Entry[],
  page: readonly Entry[],
  gidOf: (entry: Entry) => string,
): Entry[] {
  const known = new Set(before.map(gidOf));
  return [...before, ...page.filter((entry) => !known.has(gidOf(entry)))];
}

/** The names that are most like one that does not exist, as a message offers them. @param many how many at most */
export function nearest(wanted: string, names: readonly string[], many = 3): string {
  const alike = names
    .map((name) => ({ name, steps: stepsBetween(wanted.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.steps - other.steps)
    .slice(0, many)
    .map(({ name }) => name);
  return alike.length > 0 ? `; did you mean ${alike.join(', ')}?` : '';
}

/** How many letters must be put in, left out or changed (Levenshtein). */
function stepsBetween(one: string, other: string): number {
  let row = [...other, ''].map((_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, otherLetter] of [...other].entries()) {
      const changed = (row[at] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

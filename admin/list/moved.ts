/** The list with the entry at `from` moved to `to`. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.filter((_, index) => index !== from);
  rest.splice(to, 0, ...list.slice(from, from + 1));
  return rest;
}

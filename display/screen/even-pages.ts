/** Pages as even as they can be: seven rooms of which six fit make four and three, not six and one. */
export function evenPages(items: number, most: number): { count: number; perPage: number } {
  const count = Math.max(1, Math.ceil(items / Math.max(1, most)));
  return { count, perPage: Math.max(1, Math.ceil(items / count)) };
}

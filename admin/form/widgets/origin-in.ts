/**
 * The origin of an address, which is all that a field for one takes: a browser's address line gives the slash, the path
 * and the query with it. What is no address of a website stays as it was typed, and the form says what to write.
 */
export function originIn(typed: string): string {
  const text = typed.trim();
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).origin : text;
}

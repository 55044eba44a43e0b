/** In widths of a Latin letter: two lines of a slip, which leave room for all else that it says. */
const roomy = 72;

/** Whether the names of a place and its doctor are so long that they need the room of something else. */
export function isCrowded(names: readonly (string | false | undefined)[]): boolean {
  const letters = Array.from(names.filter(Boolean).join(''));
  // Chinese characters are twice as wide.
  return letters.reduce((width, letter) => width + (letter >= '\u2e80' ? 2 : 1), 0) > roomy;
}

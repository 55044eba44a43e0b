/** How wide a text is at 12 px, roughly: a Han character is as wide as it is high. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, one) => sum + (one > '\u2e7f' ? 12 : 7), 0);
}

/**
 * A name below its bar: in one line where it fits, else its first word above the rest, each cut to the width.
 * @param width of the place, CSS pixels
 */
export function labelLines(label: string, width: number): readonly string[] {
  if (textWidth(label) <= width) return [label];
  const [first = '', ...rest] = label.split(' ');
  return [first, rest.join(' ')].filter(Boolean).map((line) => cut(line, width));
}

function cut(line: string, width: number): string {
  if (textWidth(line) <= width) return line;
  const letters = [...line];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('')}…`;
}

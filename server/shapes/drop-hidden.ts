/**
 * Characters that nobody sees and nobody types: marks of direction, with which a name turns what stands around it,
 * spaces without width, and the like. The joiners stay (U+200C and U+200D), which scripts and emoji are written with.
 */
const hidden = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g;

/** A text without characters that nobody sees. */
export function visibleText(text: string): string {
  return text.replaceAll(hidden, '');
}

/** Takes the characters that nobody sees out of all texts of a value, however deep, as a paste brings them along. */
export function dropHidden(value: unknown): void {
  const left = [value];
  while (left.length > 0) {
    const parts = left.pop();
    if (typeof parts !== 'object' || parts === null) continue;
    for (const [name, part] of Object.entries(parts)) {
      if (typeof part === 'string') (parts as Record<string, unknown>)[name] = visibleText(part);
      else left.push(part);
    }
  }
}

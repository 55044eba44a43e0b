/**
 * Characters that nobody sees and nobody types: marks of direction, with which a name turns what stands around it,
 * spaces without width, and the like. The joiners stay (U+200C and U+200D), which scripts and emoji are written with.
 */
const hidden = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g;

/** What shows nothing where nothing else stands: blanks, joiners, selectors of a glyph, fillers of scripts. */
const nothingSeen = /^(?:[\s\u115f\u1160\u2800\u3164\uffa0]|[\ufe00-\ufe0f]|\u200c|\u200d)*$/;

/** A text without characters that nobody sees; of a text that shows nothing its blanks at most are left. */
export function visibleText(text: string): string {
  const seen = text.replaceAll(hidden, '');
  return nothingSeen.test(seen) ? seen.replaceAll(/\S/g, '') : seen;
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

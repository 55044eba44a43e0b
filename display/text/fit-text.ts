type LineRules = typeof import('./line-rules.ts');

/** Where lines break; comes with the words of the language, before the first picture. */
let rules: LineRules | undefined;

export function learnLineRules(learned: LineRules): void {
  rules = learned;
}

export interface Fitted {
  /** In vmin. */
  size: number;
  lines: number;
}

/** Below this share of its size a text rather breaks into two lines than shrinks further. */
const leastShare = 0.72;
/** Rounding must not push the last letter out. */
const slack = 1.015;

/**
 * Size at which a text fits a width: smaller at first, then in two lines, then smaller again.
 * @param measure width of a text in em; `width`, `size` and `height` (of both lines) in vmin
 * @param even whether its size is that of its column, in which nearly every text fits in two lines
 */
export function fitText(
  text: string,
  measure: (text: string) => number,
  width: number,
  size: number,
  twoLines: boolean,
  height = Number.POSITIVE_INFINITY,
  even?: boolean,
): Fitted {
  const single = width / Math.max(0.1, measure(text) * slack);
  if (single >= size || width <= 0) return { size, lines: 1 };
  if (!rules || (!even && (single >= size * leastShare || !twoLines))) return { size: single, lines: 1 };
  const most = even ? size : Math.min(size * leastShare, height / 2.45);
  const double = rules.sizeInTwoLines(text, measure, width / slack, most, single);
  return double > single ? { size: double, lines: 2 } : { size: single, lines: 1 };
}

/** A text as it stands in one line, or in two, in which nothing is parted that belongs together. */
export function inLines(text: string, lines: number): string {
  return lines > 1 && rules ? rules.breakText(text) : text;
}

import { breakText } from './break-text.ts';

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
 */
export function fitText(
  text: string,
  measure: (text: string) => number,
  width: number,
  size: number,
  twoLines: boolean,
  height = Number.POSITIVE_INFINITY,
): Fitted {
  const single = width / Math.max(0.1, measure(text) * slack);
  if (single >= size || width <= 0) return { size, lines: 1 };
  if (single >= size * leastShare || !twoLines) return { size: single, lines: 1 };
  let double = Math.min(size * leastShare, height / 2.45);
  while (double > single && countLines(text, measure, width / slack / double) > 2) double *= 0.95;
  return double > single ? { size: double, lines: 2 } : { size: single, lines: 1 };
}

/** Lines that a text of that size takes: one or two. */
export function linesAt(text: string, measure: (text: string) => number, width: number, size: number): number {
  return measure(text) * slack * size > width ? 2 : 1;
}

/**
 * Lines that a text takes at a width in em, broken as browsers break it: at spaces, and between words of Chinese. Infinite
 * when a word does not fit at all.
 */
export function countLines(text: string, measure: (text: string) => number, width: number): number {
  let lines = 1;
  let used = 0;
  for (const piece of breakText(text).match(pieces) || []) {
    const needed = measure(piece);
    const visible = measure(piece.replace(/ +$/, ''));
    if (visible > width) return Number.POSITIVE_INFINITY;
    if (used > 0 && used + visible > width) {
      lines++;
      used = 0;
    }
    used += needed;
  }
  return lines;
}

/** Thai breaks between words that only a dictionary knows; eight letters stand for one. */
const piece = '(?:[\u0e00-\u0e7f]{1,8}|[\u2e80-\uffef]|[^ \u00a0\u2060\u0e00-\u0e7f\u2e80-\uffef]+)';
const pieces = new RegExp(`${piece}(?:[\u00a0\u2060]${piece})* *`, 'g');

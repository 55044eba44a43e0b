import { fitText } from './fit-text.ts';

/** In vmin. Where one text needs less than this it shrinks alone, and the others are still read. */
const leastForAll = 1.7;

/**
 * The one size at which each of several texts fits a column: none stands out because it is short. A long one takes two
 * lines before all shrink.
 */
export function sizeForAll(
  texts: readonly string[],
  measure: (text: string) => number,
  width: number,
  size: number,
  height?: number,
): number {
  const fitting = texts.reduce(
    (least, text) => Math.min(least, fitText(text, measure, width, size, true, height).size),
    size,
  );
  return Math.max(fitting, Math.min(leastForAll, size));
}

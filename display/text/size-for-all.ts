import { fitText } from './fit-text.ts';

/** Below this share of the wanted size a text that is longer than all others shrinks alone: theirs are still read. */
const leastShare = 0.6;

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
  const fitting = (text: string) => fitText(text, measure, width, size, true, height).size;
  return texts.reduce((least, text) => Math.max(size * leastShare, Math.min(least, fitting(text))), size);
}

import { fitText } from './fit-text.ts';

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
  return texts.reduce((least, text) => Math.min(least, fitText(text, measure, width, size, true, height).size), size);
}

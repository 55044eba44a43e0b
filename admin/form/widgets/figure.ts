import { plainEntry } from '#client/text/plain-digits.ts';

/** The number that a person typed; undefined for nothing, NaN for what is no number. Full-width and Thai digits count. */
export function toFigure(text: string): number | undefined {
  const typed = plainEntry(text);
  return typed === '' ? undefined : Number(typed);
}

/** The number within its limits, as far as there are any. */
export function clamp(figure: number, minimum: number | undefined, maximum: number | undefined): number {
  return Math.min(Math.max(figure, minimum ?? -Infinity), maximum ?? Infinity);
}

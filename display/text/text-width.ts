import type { Look } from '#generated/shapes.ts';

/** Other fonts than the page has. */
let font: string | undefined;
let known: { [text: string]: number } = {};
let count = 0;
/** One of each weight: to give a canvas another font costs as much as to measure a name. */
let brushes: { [weight: number]: CanvasRenderingContext2D | null } = {};

/** Width of a line of text in em, measured on a canvas: it costs no layout. @param weight 400 to 800 */
export function textWidth(text: string, weight: number): number {
  const key = weight + text;
  const width = known[key];
  if (width !== undefined) return width;
  const brush = brushOf(weight);
  if (!brush) return text.length;
  // Names come and go for months: what was measured is dropped now and then.
  if (++count > 2000) forgetAll();
  known[key] = brush.measureText(text).width / 100;
  return known[key] as number;
}

function brushOf(weight: number): CanvasRenderingContext2D | null {
  const held = brushes[weight];
  if (held !== undefined) return held;
  const brush = document.createElement('canvas').getContext('2d');
  if (brush) brush.font = `${weight} 100px ${font || getComputedStyle(document.body).fontFamily}`;
  brushes[weight] = brush;
  return brush;
}

/** The measure of one weight. */
export function measureIn(weight: number): (text: string) => number {
  return (text) => textWidth(text, weight);
}

/** Measures in the fonts of a look from now on. */
export function measureAs({ fontFamily }: Look = {}): void {
  if (fontFamily !== font) {
    font = fontFamily;
    forgetAll();
  }
}

function forgetAll(): void {
  count = 0;
  known = {};
  brushes = {};
}

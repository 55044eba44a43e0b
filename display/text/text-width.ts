import { fontStack } from '#client/look/font-stack.ts';

const known: { [text: string]: number } = {};
let count = 0;
/** One of each weight: to give a canvas another font costs as much as to measure a name. */
const brushes: { [weight: number]: CanvasRenderingContext2D | null } = {};

/** Width of a line of text in em, measured on a canvas: it costs no layout. @param weight 400 to 800 */
export function textWidth(text: string, weight: number): number {
  const key = weight + text;
  const width = known[key];
  if (width !== undefined) return width;
  const brush = brushOf(weight);
  if (!brush) return text.length;
  if (++count > 2000) forgetAll();
  known[key] = brush.measureText(text).width / 100;
  return known[key] as number;
}

function brushOf(weight: number): CanvasRenderingContext2D | null {
  const held = brushes[weight];
  if (held !== undefined) return held;
  const brush = document.createElement('canvas').getContext('2d');
  if (brush) brush.font = `${weight} 100px ${fontStack}`;
  brushes[weight] = brush;
  return brush;
}

/** The measure of one weight. */
export function measureIn(weight: number): (text: string) => number {
  return (text) => textWidth(text, weight);
}

/** Names come and go for months: what was measured is dropped now and then. */
function forgetAll(): void {
  count = 0;
  for (const key of Object.keys(known)) delete known[key];
}

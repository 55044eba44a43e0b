import type { Image, SKRSContext2D } from '@napi-rs/canvas';
import { encode } from 'uqr';
import { type Block, type SlipDrawing, unitsAcross } from './block.ts';
import { breakLines } from './break-lines.ts';
import { fontOf } from './fonts.ts';

/** A piece at its place, in dots from the top. */
export type Placed =
  | { readonly kind: 'text'; readonly text: string; readonly font: string; readonly baseline: number }
  | {
      readonly kind: 'picture';
      readonly image: Image;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    }
  | {
      readonly kind: 'code';
      readonly modules: readonly (readonly boolean[])[];
      readonly x: number;
      readonly y: number;
      readonly module: number;
    }
  | { readonly kind: 'rule'; readonly y: number; readonly thickness: number };

export interface LaidOut {
  readonly placed: readonly Placed[];
  readonly height: number;
}

/** Space at the top and the bottom, and between pieces, in units. */
const [edge, between] = [16, 12];
/** White around a QR code, in its modules. */
const quietZone = 4;
/** What stands above and below the baseline of a line, of its size: tall enough for Thai vowels and tone marks. */
const [above, below] = [1.02, 0.36];
/** Digits and capitals have nothing below. */
const [aboveNumber, belowNumber] = [0.8, 0.12];

/** Finds the place of each piece. @param images by path; of a picture that is not there nothing stands */
export function layOut(
  context: SKRSContext2D,
  { blocks, locale, width }: SlipDrawing,
  images: ReadonlyMap<string, Image>,
): LaidOut {
  const unit = width / unitsAcross;
  const placed: Placed[] = [];
  let y = edge * unit;
  const place = (block: Block) => {
    if (block.kind === 'text') {
      const { lines, size, font } = fitted(context, block, width - 2 * 8 * unit, unit, locale);
      const [up, down] = block.oneLine ? [aboveNumber, belowNumber] : [above, below];
      for (const text of lines) {
        placed.push({ kind: 'text', text, font, baseline: Math.round(y + up * size) });
        y += (up + down) * size;
      }
    } else if (block.kind === 'picture') {
      const image = images.get(block.path);
      if (!image) return;
      const scale = Math.min((block.maxWidth * unit) / image.width, (block.maxHeight * unit) / image.height);
      const size = { width: Math.round(image.width * scale), height: Math.round(image.height * scale) };
      placed.push({ kind: 'picture', image, x: Math.round((width - size.width) / 2), y: Math.round(y), ...size });
      y += size.height;
    } else if (block.kind === 'code') {
      const modules = encode(block.text, { ecc: 'M', border: quietZone }).data;
      // Whole dots, so that a phone reads every module as large as the next.
      const module = Math.max(3, Math.floor((block.size * unit) / modules.length));
      placed.push({
        kind: 'code',
        modules,
        x: Math.round((width - modules.length * module) / 2),
        y: Math.round(y),
        module,
      });
      y += modules.length * module;
    } else {
      const thickness = Math.max(1, Math.round(2 * unit));
      placed.push({ kind: 'rule', y: Math.round(y), thickness });
      y += thickness;
    }
    y += between * unit;
  };
  for (const block of blocks) place(block);
  return { placed, height: Math.ceil(y + edge * unit) };
}

/** A text in as many lines as it needs, or in one that is made smaller until it fits. */
function fitted(
  context: SKRSContext2D,
  { text, size, bold = false, oneLine }: Extract<Block, { kind: 'text' }>,
  width: number,
  unit: number,
  locale: string,
): { lines: string[]; size: number; font: string } {
  let dots = Math.round(size * unit);
  context.font = fontOf(dots, bold);
  if (oneLine) {
    const wide = context.measureText(text).width;
    if (wide > width) dots = Math.floor((dots * width) / wide);
    return { lines: [text], size: dots, font: fontOf(dots, bold) };
  }
  const lines = breakLines(text, width, locale, (part) => context.measureText(part).width);
  return { lines, size: dots, font: fontOf(dots, bold) };
}

import { createCanvas, type Image, loadImage, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import type { DrawnSlip, SlipDrawing } from './block.ts';
import { blacken, dither, packDots } from './dots.ts';
import { type LaidOut, layOut } from './lay-out.ts';

const pointsPerInch = 72;

/** Draws a slip: the same pieces at the same places, whatever it is drawn for. */
export async function drawSlip(drawing: SlipDrawing): Promise<DrawnSlip> {
  const images = await load(drawing);
  const laidOut = layOut(createCanvas(8, 8).getContext('2d'), drawing, images);
  const { width, format, dpi } = drawing;
  const { height } = laidOut;
  if (format === 'pdf') {
    const scale = pointsPerInch / dpi;
    const pdf = new PDFDocument({});
    const context = pdf.beginPage(width * scale, height * scale) as SKRSContext2D;
    context.scale(scale, scale);
    paint(context, width, laidOut, false);
    pdf.endPage();
    return { bytes: pdf.close(), width, height };
  }
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  paint(context, width, laidOut, true);
  const pixels = context.getImageData(0, 0, width, height);
  if (format === 'dots') return { bytes: packDots(pixels.data, width, height), width, height };
  blacken(pixels.data);
  context.putImageData(pixels, 0, 0);
  return { bytes: await canvas.encode('png'), width, height };
}

/** Brings the pictures; one that cannot be read is left out, for a number on paper matters more than a logo. */
async function load({ blocks }: SlipDrawing): Promise<Map<string, Image>> {
  const images = new Map<string, Image>();
  for (const block of blocks) {
    if (block.kind !== 'picture') continue;
    const image = await loadImage(block.path).catch(() => undefined);
    if (image && image.width > 0 && image.height > 0) images.set(block.path, image);
  }
  return images;
}

/** @param asDots whether pictures are made of black and white dots, as they come out on paper */
function paint(context: SKRSContext2D, width: number, { placed, height }: LaidOut, asDots: boolean): void {
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#000';
  context.textAlign = 'center';
  for (const piece of placed) {
    if (piece.kind === 'text') {
      context.font = piece.font;
      context.fillText(piece.text, width / 2, piece.baseline);
    } else if (piece.kind === 'picture') {
      const { image, x, y, width: wide, height: high } = piece;
      context.drawImage(image, x, y, wide, high);
      if (!asDots || wide === 0 || high === 0) continue;
      const pixels = context.getImageData(x, y, wide, high);
      dither(pixels.data, wide, high);
      context.putImageData(pixels, x, y);
    } else if (piece.kind === 'code') {
      const { modules, x, y, module } = piece;
      for (const [row, cells] of modules.entries()) {
        for (const [column, dark] of cells.entries()) {
          if (dark) context.fillRect(x + column * module, y + row * module, module, module);
        }
      }
    } else context.fillRect(0, piece.y, width, piece.thickness);
  }
}

import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

/** Bits of a PNG's colour type (PNG specification, 11.2.1). */
const colourBit = 2;
const alphaBit = 4;
const palette = 3;

/** More than four such pictures side by side is no background: such a file is not unpacked, and counts as transparent. */
const mostBytes = 256 * 1024 * 1024;

/** Where the pixels of each pass of an interlaced picture lie: first column and row, step in both (8.2). */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colourType: number;
  readonly interlaced: boolean;
  readonly translucentColours: boolean;
  readonly data: Buffer;
}

/**
 * Whether something would show through a PNG: a translucent colour is declared, or a pixel's alpha is not full. An
 * alpha channel that is full everywhere, as many programs write it, is opaque. What cannot be read counts as transparent.
 */
export async function isTransparent(png: Buffer): Promise<boolean> {
  const picture = readChunks(png);
  if (!picture || picture.translucentColours) return true;
  if (!(picture.colourType & alphaBit)) return false;
  const channels = picture.colourType & colourBit ? 4 : 2;
  const bytesPerPixel = (channels * picture.depth) / 8;
  const passes = passesOf(picture);
  const size = passes.reduce((sum, { width, height }) => sum + height * (1 + width * bytesPerPixel), 0);
  if (size > mostBytes) return true;
  const pixels = await promisify(inflate)(picture.data, { maxOutputLength: size }).catch(() => undefined);
  if (!pixels || pixels.length < size) return true;
  let offset = 0;
  for (const { width, height } of passes) {
    const length = width * bytesPerPixel;
    if (!passIsOpaque(pixels, offset, height, length, bytesPerPixel, picture.depth / 8)) return true;
    offset += height * (1 + length);
  }
  return false;
}

function passesOf({ width, height, interlaced }: Picture): { width: number; height: number }[] {
  if (!interlaced) return [{ width, height }];
  return adam7
    .map(([left, top, right, down]) => ({
      width: Math.ceil((width - left) / right),
      height: Math.ceil((height - top) / down),
    }))
    .filter((pass) => pass.width > 0 && pass.height > 0);
}

/** Undoes the filters of the rows in place (9.2) and looks at the alpha of each pixel. */
function passIsOpaque(
  pixels: Buffer,
  start: number,
  height: number,
  length: number,
  step: number,
  alphaBytes: number,
): boolean {
  let above: Uint8Array = new Uint8Array(length);
  for (let row = 0; row < height; row++) {
    const begin = start + row * (1 + length);
    const line = pixels.subarray(begin + 1, begin + 1 + length);
    unfilter(pixels[begin] ?? 0, line, above, step);
    for (let pixel = step; pixel <= length; pixel += step) {
      for (let byte = 1; byte <= alphaBytes; byte++) if (line[pixel - byte] !== 255) return false;
    }
    above = line;
  }
  return true;
}

function unfilter(filter: number, line: Uint8Array, above: Uint8Array, step: number): void {
  if (filter === 0) return;
  for (let index = 0; index < line.length; index++) {
    const left = index >= step ? (line[index - step] as number) : 0;
    const up = above[index] as number;
    const upLeft = index >= step ? (above[index - step] as number) : 0;
    line[index] = (line[index] as number) + predicted(filter, left, up, upLeft);
  }
}

function predicted(filter: number, left: number, up: number, upLeft: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const estimate = left + up - upLeft;
  const [toLeft, toUp, toUpLeft] = [left, up, upLeft].map((value) => Math.abs(estimate - value)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}

function readChunks(png: Buffer): Picture | undefined {
  const parts: Buffer[] = [];
  let header: Buffer | undefined;
  let translucentColours = false;
  for (let at = 8; at + 12 <= png.length; ) {
    const length = png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    const content = png.subarray(at + 8, at + 8 + length);
    if (content.length < length) return undefined;
    if (name === 'IHDR') header = content;
    if (name === 'tRNS') translucentColours = translucentColours || hidesColour(header, content);
    if (name === 'IDAT') parts.push(content);
    at += 12 + length;
  }
  if (!header || header.length < 13 || parts.length === 0) return undefined;
  return {
    width: header.readUInt32BE(0),
    height: header.readUInt32BE(4),
    depth: header[8] as number,
    colourType: header[9] as number,
    interlaced: header[12] === 1,
    translucentColours,
    data: Buffer.concat(parts),
  };
}

/** A palette lists an alpha for each colour; elsewhere the chunk names the one colour that is not drawn (11.3.2). */
function hidesColour(header: Buffer | undefined, alphas: Buffer): boolean {
  return header?.[9] !== palette || alphas.some((alpha) => alpha < 255);
}

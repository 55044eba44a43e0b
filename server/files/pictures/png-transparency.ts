import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import type { ByteWindow } from '../byte-window.ts';
import { type PngChunk, type PngHeader, pngChunks, pngHeader } from './png.ts';
import { pngRows } from './png-rows.ts';

/** Bits of a PNG's colour type (PNG specification, 11.2.1). */
const colourBit = 2;
const alphaBit = 4;
const palette = 3;
/** As much packed data as is read at once. */
const pieceBytes = 32 * 1024;

/**
 * Whether something would show through a PNG: a translucent colour is declared, or a pixel's alpha is not full. An
 * alpha channel that is full everywhere, as many programs write it, is opaque. What cannot be read counts as
 * transparent. It unpacks row by row and no more than the header has promised: what is in memory does not depend on
 * the size of the picture.
 */
export async function isTransparent(window: ByteWindow): Promise<boolean> {
  const header = pngHeader(window);
  if (!header) return true;
  let [end, data] = [0, 0];
  for (const { name, start, length } of pngChunks(window)) {
    if (name === 'tRNS' && hidesColour(header, window.at(start, length))) return true;
    if (name === 'IDAT') data += length;
    end = start + length;
  }
  const isCutShort = data === 0 || end + 16 <= window.size;
  return isCutShort || (Boolean(header.colourType & alphaBit) && !(await isOpaque(window, header)));
}

async function isOpaque(window: ByteWindow, header: PngHeader): Promise<boolean> {
  const channels = header.colourType & colourBit ? 4 : 2;
  const alphaBytes = header.depth / 8;
  const bytesPerPixel = channels * alphaBytes;
  if (alphaBytes !== 1 && alphaBytes !== 2) return false;
  let opaque = true;
  const rows = pngRows(header, channels, (line) => {
    opaque = alphaIsFull(line, bytesPerPixel, alphaBytes);
    return opaque;
  });
  const packed = Readable.from(piecesOf(window, dataOf(window)));
  const unpacked = packed.pipe(createInflate());
  packed.once('error', (error) => unpacked.destroy(error));
  try {
    for await (const piece of unpacked) if (!rows.take(piece as Buffer) || rows.isWhole()) break;
  } catch {
    return false; // no data that could be unpacked, or no rows in it
  } finally {
    packed.destroy();
    unpacked.destroy();
  }
  return opaque && rows.isWhole();
}

function alphaIsFull(line: Uint8Array, bytesPerPixel: number, alphaBytes: number): boolean {
  for (let pixel = bytesPerPixel; pixel <= line.length; pixel += bytesPerPixel) {
    if (line[pixel - 1] !== 255 || (alphaBytes === 2 && line[pixel - 2] !== 255)) return false;
  }
  return true;
}

function* dataOf(window: ByteWindow): Generator<PngChunk, void, unknown> {
  for (const chunk of pngChunks(window)) if (chunk.name === 'IDAT') yield chunk;
}

function* piecesOf(window: ByteWindow, chunks: Iterable<PngChunk>): Generator<Buffer, void, unknown> {
  for (const { start, length } of chunks) {
    for (let at = 0; at < length; at += pieceBytes) {
      yield Buffer.from(window.at(start + at, Math.min(pieceBytes, length - at)));
    }
  }
}

/** A palette lists an alpha for each colour; elsewhere the chunk names the one colour that is not drawn (11.3.2). */
function hidesColour({ colourType }: PngHeader, alphas: Buffer): boolean {
  return colourType !== palette || alphas.some((alpha) => alpha < 255);
}

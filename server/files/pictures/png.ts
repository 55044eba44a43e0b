import type { ByteWindow } from '../byte-window.ts';
import type { PictureSize } from './size.ts';

export interface PngChunk {
  readonly name: string;
  /** Where its content begins in the file. */
  readonly start: number;
  readonly length: number;
}

/** What stands in the header of a PNG (PNG specification, 11.2.1). */
export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colourType: number;
  readonly interlaced: boolean;
}

const signatureBytes = 8;

/** Yields the chunks of a PNG in their order, as far as the file is whole. */
export function* pngChunks(window: ByteWindow): Generator<PngChunk, void, unknown> {
  let at = signatureBytes;
  while (at + 12 <= window.size) {
    const head = window.at(at, 8);
    const chunk = { name: head.toString('latin1', 4, 8), start: at + 8, length: head.readUInt32BE(0) };
    if (chunk.start + chunk.length > window.size) return;
    yield chunk;
    at += 12 + chunk.length;
  }
}

/** Reads the header, which must come first. */
export function pngHeader(window: ByteWindow): PngHeader | undefined {
  const [first] = pngChunks(window);
  if (first?.name !== 'IHDR' || first.length < 13) return undefined;
  const content = window.at(first.start, 13);
  return {
    width: content.readUInt32BE(0),
    height: content.readUInt32BE(4),
    depth: content[8] as number,
    colourType: content[9] as number,
    interlaced: content[12] === 1,
  };
}

/** The size in the header; a moving picture has a control chunk for each frame, with the frame's own size (11.3.6). */
export function pngSize(window: ByteWindow): PictureSize | undefined {
  const header = pngHeader(window);
  if (!header) return undefined;
  let moving = 0;
  for (const { name, start, length } of pngChunks(window)) {
    if (name !== 'fcTL' || length < 12) continue;
    const control = window.at(start, 12);
    moving += control.readUInt32BE(4) * control.readUInt32BE(8);
  }
  return { width: header.width, height: header.height, moving };
}

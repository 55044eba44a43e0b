import type { ByteWindow } from '../byte-window.ts';
import type { PictureSize } from './size.ts';

/** The size of the canvas or of the one picture, and of all frames (WebP container specification, RFC 9649). */
export function webpSize(window: ByteWindow): PictureSize | undefined {
  let [width, height, moving] = [0, 0, 0];
  let at = 12;
  while (at + 8 <= window.size) {
    const head = window.at(at, 24);
    const name = head.toString('latin1', 0, 4);
    const size = sizeIn(name, head.subarray(8));
    if (name === 'ANMF' && size) moving += size[0] * size[1];
    if (size) [width, height] = [Math.max(width, size[0]), Math.max(height, size[1])];
    const length = head.readUInt32LE(4);
    at += 8 + length + (length % 2);
  }
  return { width, height, ...(moving > 0 && { moving }) };
}

function sizeIn(name: string, content: Buffer): [width: number, height: number] | undefined {
  if (name === 'VP8X' && content.length >= 10) return [content.readUIntLE(4, 3) + 1, content.readUIntLE(7, 3) + 1];
  if (name === 'ANMF' && content.length >= 12) return [content.readUIntLE(6, 3) + 1, content.readUIntLE(9, 3) + 1];
  if (name === 'VP8 ' && content.length >= 10)
    return [content.readUInt16LE(6) & 0x3fff, content.readUInt16LE(8) & 0x3fff];
  if (name === 'VP8L' && content.length >= 5) {
    const packed = content.readUInt32LE(1);
    return [(packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1];
  }
  return undefined;
}

import type { ByteWindow } from '../byte-window.ts';
import type { PictureSize } from './size.ts';

const extension = 0x21;
const image = 0x2c;

/** The size of the screen and of all frames; a frame may be larger than the screen (GIF89a, 18 to 20). */
export function gifSize(window: ByteWindow): PictureSize | undefined {
  const head = window.at(0, 13);
  if (head.length < 13) return undefined;
  let [width, height, moving, frames] = [head.readUInt16LE(6), head.readUInt16LE(8), 0, 0];
  let at = 13 + colours(head[10] as number);
  while (at < window.size) {
    const block = window.at(at, 10);
    if (block[0] === extension) at = afterParts(window, at + 2);
    else if (block[0] === image && block.length === 10) {
      const [across, down] = [block.readUInt16LE(5), block.readUInt16LE(7)];
      [width, height] = [Math.max(width, across), Math.max(height, down)];
      moving += across * down;
      frames += 1;
      at = afterParts(window, at + 11 + colours(block[9] as number));
    } else break;
  }
  return { width, height, ...(frames > 1 && { moving }) };
}

/** Bytes of the table of colours that a packed field announces. */
function colours(packed: number): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0;
}

/** Data come in parts of at most 255 bytes; an empty one ends them. */
function afterParts(window: ByteWindow, start: number): number {
  let at = start;
  while (at < window.size) {
    const length = window.at(at, 1)[0] as number;
    at += 1 + length;
    if (length === 0) break;
  }
  return at;
}

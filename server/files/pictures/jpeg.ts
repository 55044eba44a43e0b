import type { ByteWindow } from '../byte-window.ts';
import type { PictureSize } from './size.ts';

/** Markers that begin a frame (ITU-T T.81, table B.1); the ones between them are tables. */
const frames = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const startOfScan = 0xda;

/** The size in the frame header, which stands before the first scan; what a preview in another segment says is not it. */
export function jpegSize(window: ByteWindow): PictureSize | undefined {
  let at = 2;
  while (at + 4 <= window.size) {
    const head = window.at(at, 9);
    const marker = head[1] as number;
    if (head[0] !== 0xff) return undefined;
    if (marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += marker === 0xff ? 1 : 2; // filling, or a marker without a segment
      continue;
    }
    if (marker === startOfScan) return undefined;
    if (frames.has(marker)) {
      return head.length < 9 ? undefined : { width: head.readUInt16BE(7), height: head.readUInt16BE(5) };
    }
    at += 2 + Math.max(2, head.readUInt16BE(2));
  }
  return undefined;
}

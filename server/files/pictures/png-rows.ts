import Filter from 'pngjs/lib/filter-parse.js';
import type { PngHeader } from './png.ts';

/** Takes unpacked data in pieces of any size, and hands on each row as it is complete. */
export interface PngRows {
  /**
   * False as soon as `look` is: then nothing more need be brought.
   * @throws Error for a row whose filter no PNG has
   */
  take(piece: Buffer): boolean;
  /** Whether every row has come. */
  isWhole(): boolean;
}

interface Wanted {
  readonly row: Buffer;
  readonly use: (row: Buffer) => void;
}

/**
 * Puts rows together for pngjs to undo their filters and interlacing, with two rows in memory. What pngjs offers to the
 * outside holds the whole picture several times: 600 MB for 36 million pixels.
 * @param look sees each row once, as it is drawn; false ends the reading
 */
export function pngRows(header: PngHeader, channels: number, look: (line: Uint8Array) => boolean): PngRows {
  let wanted: Wanted | undefined;
  let filled = 0;
  let goOn = true;
  const filter = new Filter(
    { width: header.width, height: header.height, interlace: header.interlaced, bpp: channels, depth: header.depth },
    {
      read: (length, use) => {
        wanted = { row: Buffer.alloc(length), use };
        filled = 0;
      },
      write: (line) => {
        goOn = look(line);
      },
      complete: () => {
        wanted = undefined;
      },
    },
  );
  filter.start();
  return {
    take: (piece) => {
      for (let at = 0; wanted && goOn && at < piece.length; ) {
        const part = piece.copy(wanted.row, filled, at);
        filled += part;
        at += part;
        if (filled === wanted.row.length) wanted.use(wanted.row);
      }
      return goOn;
    },
    isWhole: () => !wanted,
  };
}

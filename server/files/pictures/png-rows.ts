import type { PngHeader } from './png.ts';

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

interface Pass {
  readonly width: number;
  readonly height: number;
}

/** Takes unpacked data in pieces of any size, and hands on each row as it is complete. */
export interface PngRows {
  /** False as soon as `look` is: then nothing more need be brought. */
  take(piece: Buffer): boolean;
  /** Whether every row has come. */
  isWhole(): boolean;
}

/**
 * Puts rows together and undoes their filters (9.2), with two rows in memory.
 * @param look sees each row once, as it is drawn; false ends the reading
 */
export function pngRows(header: PngHeader, bytesPerPixel: number, look: (line: Uint8Array) => boolean): PngRows {
  const passes = passesOf(header);
  let pass = passes.shift();
  let row = 0;
  let filled = 0;
  let line = lineFor(pass, bytesPerPixel);
  let above = lineFor(pass, bytesPerPixel);

  const endRow = (): boolean => {
    const pixels = line.subarray(1);
    unfilter(line[0] as number, pixels, above.subarray(1), bytesPerPixel);
    const goOn = look(pixels);
    [line, above] = [above, line];
    filled = 0;
    row += 1;
    if (pass && row === pass.height) {
      pass = passes.shift();
      row = 0;
      line = lineFor(pass, bytesPerPixel);
      above = lineFor(pass, bytesPerPixel);
    }
    return goOn;
  };
  return {
    take: (piece) => {
      let at = 0;
      while (pass && at < piece.length) {
        const part = Math.min(line.length - filled, piece.length - at);
        line.set(piece.subarray(at, at + part), filled);
        filled += part;
        at += part;
        if (filled === line.length && !endRow()) return false;
      }
      return true;
    },
    isWhole: () => !pass,
  };
}

function passesOf({ width, height, interlaced }: PngHeader): Pass[] {
  if (!interlaced) return [{ width, height }];
  return adam7
    .map(([left, top, right, down]) => ({
      width: Math.ceil((width - left) / right),
      height: Math.ceil((height - top) / down),
    }))
    .filter((pass) => pass.width > 0 && pass.height > 0);
}

/** A row with the byte of its filter in front. */
function lineFor(pass: Pass | undefined, bytesPerPixel: number): Uint8Array {
  return new Uint8Array(pass ? 1 + pass.width * bytesPerPixel : 0);
}

/** One loop for each filter: this is run for every byte of a picture. */
function unfilter(filter: number, line: Uint8Array, above: Uint8Array, step: number): void {
  const { length } = line;
  if (filter === 1) {
    for (let index = step; index < length; index++) line[index]! += line[index - step]!;
  } else if (filter === 2) {
    for (let index = 0; index < length; index++) line[index]! += above[index]!;
  } else if (filter === 3) {
    for (let index = 0; index < step; index++) line[index]! += above[index]! >> 1;
    for (let index = step; index < length; index++) line[index]! += (line[index - step]! + above[index]!) >> 1;
  } else if (filter === 4) {
    for (let index = 0; index < step; index++) line[index]! += above[index]!;
    for (let index = step; index < length; index++) {
      line[index]! += nearest(line[index - step]!, above[index]!, above[index - step]!);
    }
  }
}

/** Paeth's predictor (9.4): which of the three is nearest to left + up - upLeft. */
function nearest(left: number, up: number, upLeft: number): number {
  const toLeft = Math.abs(up - upLeft);
  const toUp = Math.abs(left - upLeft);
  const toUpLeft = Math.abs(left + up - 2 * upLeft);
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}

/** Real films, made without an encoder: H.264 in its simplest profile, one grey picture that stands still. */
import { Bits } from './bits.ts';
import { mp4 } from './mp4.ts';

export interface FilmOptions {
  seconds: number;
  /** Both multiples of 16. */
  width?: number;
  height?: number;
  /** Pictures a second. */
  rate?: number;
}

/** A film as an MP4 file, small whatever its size: after its first picture it says only that nothing changed. */
export function film({ seconds, width = 160, height = 96, rate = 10 }: FilmOptions): Buffer {
  const blocks = { across: width / 16, down: height / 16 };
  const count = Math.round(seconds * rate);
  const pictures = Array.from({ length: count }, (_, at) => (at ? unchanged(blocks, at) : first(blocks)));
  return mp4({ width, height, rate, pictures, settings: [sizes(blocks), coding()] });
}

interface Blocks {
  across: number;
  down: number;
}

/** Baseline profile, level 5.2, pictures in their order, each from the one before it. */
function sizes({ across, down }: Blocks): Buffer {
  return new Bits()
    .put(0x42c034, 24)
    .golomb(0, 0, 2, 1)
    .put(0, 1)
    .golomb(across - 1, down - 1)
    .put(0b1100, 4)
    .unit(0x67);
}

/** CAVLC, no weights, and slices say of themselves whether they are filtered. */
function coding(): Buffer {
  return new Bits().golomb(0, 0).put(0, 2).golomb(0, 0, 0).put(0, 3).golomb(0, 0, 0).put(0b100, 3).unit(0x68);
}

/** Every block as its neighbours are, and the first one grey. */
function first({ across, down }: Blocks): Buffer {
  const slice = new Bits().golomb(0, 7, 0).put(0, 4).golomb(0).put(0, 2).golomb(0, 1);
  for (let block = 0; block < across * down; block++) slice.golomb(3, 0, 0).put(1, 1);
  return slice.unit(0x65);
}

/** All blocks are left out. */
function unchanged({ across, down }: Blocks, at: number): Buffer {
  return new Bits()
    .golomb(0, 5, 0)
    .put(at % 16, 4)
    .put(0, 3)
    .golomb(0, 1, across * down)
    .unit(0x41);
}

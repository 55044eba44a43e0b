import { alignmentCount } from './codewords.ts';

/** Rows of modules: true is dark, undefined still free for data. */
export type Modules = (boolean | undefined)[][];

/**
 * What is the same in every code of a version: finders, timing, alignment, version, and the format, which names the
 * level of error correction and the mask (ISO/IEC 18004, sections 6.3, 7.9 and 7.10).
 */
export function fixedPatterns(version: number, format: number): Modules {
  const size = version * 4 + 17;
  const modules: Modules = Array.from({ length: size }, () => new Array(size));
  const set = (x: number, y: number, dark: boolean) => {
    const row = modules[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  const rings = (x: number, y: number, radius: number, light: (ring: number) => boolean) => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) set(x + dx, y + dy, !light(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const places = alignmentPlaces(version);
  const last = places.length - 1;
  places.forEach((x, column) => {
    places.forEach((y, row) => {
      const corner = (!column && !row) || (!column && row === last) || (column === last && !row);
      if (!corner) rings(x, y, 2, (ring) => ring === 1);
    });
  });
  const finder = (ring: number) => ring === 2 || ring === 4;
  rings(3, 3, 4, finder);
  rings(size - 4, 3, 4, finder);
  rings(3, size - 4, 4, finder);
  // In both places, so that one of them may be spoilt.
  const signs = withChecks(format, 10, 0x537) ^ 0x5412;
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((signs >> bit) & 1) === 1;
    set(8, bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, dark);
    set(bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit, 8, dark);
  }
  set(8, size - 8, true);
  if (version > 6) {
    const number = withChecks(version, 12, 0x1f25);
    for (let bit = 0; bit < 18; bit++) {
      const dark = ((number >> bit) & 1) === 1;
      const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
      set(far, near, dark);
      set(near, far, dark);
    }
  }
  return modules;
}

function alignmentPlaces(version: number): number[] {
  const count = alignmentCount(version);
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const places: number[] = [];
  for (let at = 0; at < count - 1; at++) places.unshift(version * 4 + 10 - at * step);
  return count ? [6].concat(places) : [];
}

/** A number with the check bits of its BCH code behind it. */
function withChecks(value: number, count: number, generator: number): number {
  let rest = value;
  for (let step = 0; step < count; step++) rest = (rest << 1) ^ ((rest >> (count - 1)) * generator);
  return (value << count) | rest;
}

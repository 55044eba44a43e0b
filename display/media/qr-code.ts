/** Error correction codewords per block and number of blocks at level L: on a screen nothing is scratched or dirty. */
const eccPerBlock = [0, 7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22];
const blockCounts = [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6];
const largest = 15;

type Modules = (boolean | undefined)[][];

/**
 * A QR code (ISO/IEC 18004, bytes, level L, mask 0) as rows of dark modules.
 * @returns undefined for a text of more than 520 bytes
 */
export function qrCode(text: string): boolean[][] | undefined {
  const bytes = bytesOf(text);
  let version = 1;
  while (version <= largest && bytes.length + (version < 10 ? 2 : 3) > dataCount(version)) version++;
  if (version > largest) return undefined;
  const modules = frame(version);
  fill(modules, interleaved(codewords(bytes, version), version));
  return modules as boolean[][];
}

function bytesOf(text: string): number[] {
  return encodeURIComponent(text)
    .split(/(%..)/)
    .reduce<number[]>(
      (all, part) =>
        part.charAt(0) === '%'
          ? all.concat(parseInt(part.slice(1), 16))
          : all.concat(part.split('').map((letter) => letter.charCodeAt(0))),
      [],
    );
}

function alignmentCount(version: number): number {
  return version === 1 ? 0 : Math.floor(version / 7) + 2;
}

/** Codewords of a version, those of error correction included. */
function codewordCount(version: number): number {
  const align = alignmentCount(version);
  const patterns = align ? (25 * align - 10) * align - 55 : 0;
  return Math.floor(((16 * version + 128) * version + 64 - patterns - (version > 6 ? 36 : 0)) / 8);
}

function dataCount(version: number): number {
  return codewordCount(version) - (eccPerBlock[version] as number) * (blockCounts[version] as number);
}

/** Mode, length and bytes, filled up to what the version holds. */
function codewords(bytes: number[], version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  const count = dataCount(version);
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, count * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8) words.push(bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0xec; words.length < count; pad ^= 0xfd) words.push(pad);
  return words;
}

/** Blocks with their error correction, a word of each in turn. */
function interleaved(words: number[], version: number): number[] {
  const blocks = blockCounts[version] as number;
  const ecc = eccPerBlock[version] as number;
  const short = Math.floor(words.length / blocks);
  const longer = words.length % blocks;
  const divisor = generator(ecc);
  const data: number[][] = [];
  for (let block = 0, at = 0; block < blocks; block++) {
    const length = short + (block >= blocks - longer ? 1 : 0);
    data.push(words.slice(at, at + length));
    at += length;
  }
  const checks = data.map((block) => remainder(block, divisor));
  const result: number[] = [];
  for (let at = 0; at <= short; at++) for (const block of data) if (at < block.length) result.push(block[at] as number);
  for (let at = 0; at < ecc; at++) for (const check of checks) result.push(check[at] as number);
  return result;
}

/** Product in the field of 256 elements over 0x11d. */
function times(x: number, y: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((y >> bit) & 1) * x);
  return product;
}

function generator(degree: number): number[] {
  const result: number[] = [];
  for (let at = 0; at < degree; at++) result.push(at === degree - 1 ? 1 : 0);
  let root = 1;
  for (let step = 0; step < degree; step++) {
    for (let at = 0; at < degree; at++) {
      result[at] = times(result[at] as number, root) ^ (at + 1 < degree ? (result[at + 1] as number) : 0);
    }
    root = times(root, 2);
  }
  return result;
}

function remainder(block: number[], divisor: number[]): number[] {
  return block.reduce(
    (rest, word) => {
      const factor = word ^ (rest[0] as number);
      return rest
        .slice(1)
        .concat(0)
        .map((value, at) => value ^ times(divisor[at] as number, factor));
    },
    divisor.map(() => 0),
  );
}

/** All that is the same in every code of a version: finders, timing, alignment, format, version. */
function frame(version: number): Modules {
  const size = version * 4 + 17;
  const modules: Modules = [];
  for (let row = 0; row < size; row++) modules.push(new Array(size));
  const set = (x: number, y: number, dark: boolean) => {
    const row = modules[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  const square = (x: number, y: number, radius: number, isDark: (ring: number) => boolean) => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
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
      if (!corner) square(x, y, 2, (ring) => ring !== 1);
    });
  });
  const finder = (ring: number) => ring !== 2 && ring !== 4;
  square(3, 3, 4, finder);
  square(size - 4, 3, 4, finder);
  square(3, size - 4, 4, finder);
  // Level L (1) and mask 0, with their check bits: always the same fifteen.
  const format = 0x77c4;
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((format >> bit) & 1) === 1;
    set(8, bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, dark);
    set(bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit, 8, dark);
  }
  set(8, size - 8, true);
  if (version > 6) {
    let rest = version;
    for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let bit = 0; bit < 18; bit++) {
      const dark = ((bits >> bit) & 1) === 1;
      set(size - 11 + (bit % 3), Math.floor(bit / 3), dark);
      set(Math.floor(bit / 3), size - 11 + (bit % 3), dark);
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

/** The words in their zigzag from the lower right corner, masked as they are set. */
function fill(modules: Modules, words: number[]): void {
  const size = modules.length;
  let at = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const upward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = modules[y] as Modules[number];
        if (row[x] !== undefined) continue;
        const bit = ((words[at >> 3] || 0) >> (7 - (at & 7))) & 1;
        at++;
        row[x] = (bit === 1) !== ((x + y) % 2 === 0);
      }
    }
  }
}

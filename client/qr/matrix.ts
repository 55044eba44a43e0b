/** A square of modules while it is drawn: dark or light, and whether it belongs to a fixed pattern. */
export interface Matrix {
  size: number;
  dark: boolean[][];
  fixed: boolean[][];
}

/** The fixed patterns of a version: finders, timing, alignment; room for format and version is kept free. */
export function fixedPatterns(version: number): Matrix {
  const size = version * 4 + 17;
  const square = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const matrix: Matrix = { size, dark: square(), fixed: square() };
  for (let index = 0; index < size; index += 1) {
    put(matrix, 6, index, index % 2 === 0);
    put(matrix, index, 6, index % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    rings(matrix, x, y, 4);
  }
  const places = alignmentPlaces(version, size);
  const last = places.length - 1;
  places.forEach((x, column) => {
    places.forEach((y, row) => {
      const atFinder = (column === 0 && row === 0) || (column === 0 && row === last) || (column === last && row === 0);
      if (!atFinder) rings(matrix, x, y, 2);
    });
  });
  putFormat(matrix, 0);
  putVersion(matrix, version);
  return matrix;
}

/** Sets a module of a fixed pattern. */
function put(matrix: Matrix, x: number, y: number, dark: boolean): void {
  const row = matrix.dark[y];
  const fixed = matrix.fixed[y];
  if (!row || !fixed || x < 0 || x >= matrix.size) return;
  row[x] = dark;
  fixed[x] = true;
}

function rings(matrix: Matrix, centreX: number, centreY: number, radius: number): void {
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) {
      const distance = Math.max(Math.abs(dx), Math.abs(dy));
      const light = radius === 4 ? distance === 2 || distance === 4 : distance === 1;
      put(matrix, centreX + dx, centreY + dy, !light);
    }
  }
}

function alignmentPlaces(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - index * step).reverse()];
}

function bits(value: number, generator: number, length: number): number {
  let rest = value;
  for (let round = 0; round < length; round += 1) rest = (rest << 1) ^ ((rest >>> (length - 1)) * generator);
  return (value << length) | rest;
}

/** Error correction level M and the mask, twice. */
export function putFormat(matrix: Matrix, mask: number): void {
  const levelM = 0;
  const format = bits((levelM << 3) | mask, 0x537, 10) ^ 0x5412;
  const bit = (index: number) => ((format >>> index) & 1) === 1;
  const { size } = matrix;
  for (let index = 0; index < 6; index += 1) put(matrix, 8, index, bit(index));
  put(matrix, 8, 7, bit(6));
  put(matrix, 8, 8, bit(7));
  put(matrix, 7, 8, bit(8));
  for (let index = 9; index < 15; index += 1) put(matrix, 14 - index, 8, bit(index));
  for (let index = 0; index < 8; index += 1) put(matrix, size - 1 - index, 8, bit(index));
  for (let index = 8; index < 15; index += 1) put(matrix, 8, size - 15 + index, bit(index));
  put(matrix, 8, size - 8, true);
}

function putVersion(matrix: Matrix, version: number): void {
  if (version < 7) return;
  const value = bits(version, 0x1f25, 12);
  for (let index = 0; index < 18; index += 1) {
    const dark = ((value >>> index) & 1) === 1;
    const far = matrix.size - 11 + (index % 3);
    const near = Math.floor(index / 3);
    put(matrix, far, near, dark);
    put(matrix, near, far, dark);
  }
}

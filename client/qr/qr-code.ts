import { codewords } from './codewords.ts';
import { fixedPatterns, type Matrix, putFormat } from './matrix.ts';

const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/**
 * The QR code of `text` (ISO/IEC 18004, bytes as UTF-8, level M, up to version 10): rows of modules, true is dark,
 * without the quiet zone of four. Throws a RangeError when the text is over 213 bytes long.
 */
export function qrCode(text: string): boolean[][] {
  const { version, bytes } = codewords(text);
  const candidates = masks.map((mask, number) => {
    const matrix = fixedPatterns(version);
    putData(matrix, bytes, mask);
    putFormat(matrix, number);
    return matrix.dark;
  });
  return candidates.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

/** Fills the free modules with the bits, in columns of two from the right, up and down in turn. */
function putData({ size, dark, fixed }: Matrix, bytes: number[], mask: (x: number, y: number) => boolean): void {
  let index = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const upward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = dark[y];
        if (!row || fixed[y]?.[x]) continue;
        const bit = (((bytes[index >>> 3] ?? 0) >>> (7 - (index & 7))) & 1) === 1;
        row[x] = bit !== mask(x, y);
        index += 1;
      }
    }
  }
}

/** How hard a code is to read: runs, blocks, patterns like a finder, uneven darkness (ISO/IEC 18004, section 7.8.3). */
function penalty(dark: boolean[][]): number {
  const lines = [...dark, ...dark.map((_, x) => dark.map((row) => row[x] ?? false))];
  const texts = lines.map((line) => line.map((module) => (module ? '1' : '0')).join(''));
  let points = 0;
  for (const text of texts) {
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    for (const finder of [/(?=00001011101)/g, /(?=10111010000)/g]) points += 40 * (text.match(finder)?.length ?? 0);
  }
  let darkCount = 0;
  dark.forEach((row, y) => {
    row.forEach((module, x) => {
      if (module) darkCount += 1;
      const [right, below, across] = [row[x + 1], dark[y + 1]?.[x], dark[y + 1]?.[x + 1]];
      if (module === right && module === below && module === across) points += 3;
    });
  });
  const share = (darkCount * 100) / dark.length ** 2;
  return points + Math.floor(Math.abs(share - 50) / 5) * 10;
}

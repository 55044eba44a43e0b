import { codewords } from './codewords.ts';
import { drawCode } from './draw-code.ts';
import { levelM } from './levels.ts';
import { masks } from './masks.ts';

/**
 * The QR code of `text` for paper (ISO/IEC 18004): it bears scratches, and has the mask that is easiest to read. Rows of
 * modules, true is dark, without the quiet zone of four.
 * @returns undefined for a text of more than 412 bytes
 */
export function qrCode(text: string): boolean[][] | undefined {
  const words = codewords(text, levelM);
  if (!words) return undefined;
  const candidates = masks.map((mask, number) => {
    const code = drawCode(words, levelM, mask, number);
    return { code, points: penalty(code) };
  });
  return candidates.reduce((best, next) => (next.points < best.points ? next : best)).code;
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

import type { Codewords } from './codewords.ts';
import { fixedPatterns } from './fixed-patterns.ts';
import type { Level } from './levels.ts';
import type { Mask } from './masks.ts';

/**
 * The modules of a code: rows, true is dark, without the quiet zone of four.
 * @param number the mask's own
 */
export function drawCode({ version, bytes }: Codewords, level: Level, mask: Mask, number: number): boolean[][] {
  const modules = fixedPatterns(version, (level.sign << 3) | number);
  const size = modules.length;
  let at = 0;
  // Columns of two from the right, up and down in turn; the column of the timing pattern is passed over.
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const upward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = upward ? size - 1 - step : step;
      const row = modules[y] as (boolean | undefined)[];
      for (const x of [right, right - 1]) {
        if (row[x] !== undefined) continue;
        row[x] = ((((bytes[at >> 3] || 0) >> (7 - (at & 7))) & 1) === 1) !== mask(x, y);
        at++;
      }
    }
  }
  return modules as boolean[][];
}

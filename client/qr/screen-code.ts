import { codewords } from './codewords.ts';
import { drawCode } from './draw-code.ts';
import { levelL } from './levels.ts';
import { chessboard } from './masks.ts';

/**
 * The QR code of `text` for a screen (ISO/IEC 18004): coarse, so that it is read from afar, and always the same mask,
 * because choosing the best costs as much script again as all else.
 * @returns undefined for a text of more than 520 bytes
 */
export function screenCode(text: string): boolean[][] | undefined {
  const words = codewords(text, levelL);
  return words && drawCode(words, levelL, chessboard, 0);
}

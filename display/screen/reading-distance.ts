import { shortSideMm } from '#client/look/screen-size.ts';

const millimetresPerMetre = 4;
/** Height of a Chinese character in Noto Sans, in em: it is the character that is read. */
const characterHeight = 0.92;
/** Above this a list no longer fits a screen, however far away people sit. */
const mostVmin = 7;

/**
 * Least size of text that the farthest seat can read: 4 mm of height per metre (Japan MLIT, table of sign sizes).
 * @returns vmin, hundredths of the screen's shorter side; never under 2.3
 */
export function leastTextSize(screenInches: number, farthestSeatMetres: number): number {
  const millimetres = (farthestSeatMetres * millimetresPerMetre) / characterHeight;
  const vmin = millimetres / (shortSideMm(screenInches) / 100);
  return Math.min(mostVmin, Math.max(2.3, vmin));
}

/** A pattern that turns modules over (ISO/IEC 18004, table 10). Each is named by its place in the format of a code. */
export type Mask = (x: number, y: number) => boolean;

/** The one that is taken where nobody chooses: number 0. */
export const chessboard: Mask = (x, y) => (x + y) % 2 === 0;

/** All of them, by number. */
export const masks: readonly Mask[] = [
  chessboard,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

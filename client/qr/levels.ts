/** An error correction level (ISO/IEC 18004, table 9); the lists are by version, from version 1. */
export interface Level {
  /** How the format of a code names it. */
  sign: number;
  /** Check bytes of each block. */
  checks: readonly number[];
  blocks: readonly number[];
}

/** Mends 7 %: for screens, where nothing is scratched or dirty. */
export const levelL: Level = {
  sign: 1,
  checks: [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22],
  blocks: [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6],
};

/** Mends 15 %: for paper. */
export const levelM: Level = {
  sign: 0,
  checks: [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24],
  blocks: [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10],
};

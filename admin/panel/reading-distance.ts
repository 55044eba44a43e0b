import { shortSideMm } from '#client/look/screen-size.ts';

/** Height of a called number's capital letters that is read at a metre (EN 301 549, 5.1.4: 0.7 degrees). */
const mmPerMetre = 12.2;

export interface Reading {
  /** Height of the called number on the screen. */
  mm: number;
  /** From how far it can be read. */
  metres: number;
  /** Height that the farthest seat needs. */
  neededMm: number;
  /** Diagonal from which a screen would be large enough. */
  neededInches: number;
  /** Whether the farthest seat can read it. */
  isEnough: boolean;
}

/** How far a called number can be read whose capital letters are so tall, in vmin, on a screen of that diagonal. */
export function readingOf(capVmin: number, screenInches: number, farthestSeatMetres: number): Reading {
  const mm = (capVmin / 100) * shortSideMm(screenInches);
  const neededMm = farthestSeatMetres * mmPerMetre;
  return {
    mm,
    metres: mm / mmPerMetre,
    neededMm,
    neededInches: (screenInches * neededMm) / mm,
    isEnough: mm >= neededMm,
  };
}

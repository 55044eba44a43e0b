/** Height of a 16:9 screen in mm per inch of its diagonal; upright, its width. */
const shortSideMmPerInch = 12.45;

/** The shorter side of a screen, in mm. */
export function shortSideMm(screenInches: number): number {
  return screenInches * shortSideMmPerInch;
}

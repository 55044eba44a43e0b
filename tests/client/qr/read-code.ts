import jsQR from 'jsqr';

const quiet = 4;
/** Pixels of a module. */
const side = 3;

/** What jsQR reads from a code as a camera would see it, or undefined. */
export function readCode(code: readonly boolean[][]): string | undefined {
  const width = (code.length + 2 * quiet) * side;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let at = 0; at < width * width; at++) {
    const [x, y] = [at % width, Math.floor(at / width)].map((place) => Math.floor(place / side) - quiet);
    if (code[y as number]?.[x as number]) pixels.fill(0, at * 4, at * 4 + 3);
  }
  return jsQR(pixels, width, width, { inversionAttempts: 'dontInvert' })?.data;
}

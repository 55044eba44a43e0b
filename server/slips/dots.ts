/** What is darker than this becomes a black dot. */
const threshold = 128;

/** Packs pixels (RGBA) into dots: eight to a byte, the first dot in the highest bit, 1 is black. */
export function packDots(pixels: Uint8ClampedArray, width: number, height: number): Uint8Array {
  const bytesPerRow = Math.ceil(width / 8);
  const dots = new Uint8Array(bytesPerRow * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (brightness(pixels, (y * width + x) * 4) >= threshold) continue;
      const at = y * bytesPerRow + (x >> 3);
      dots[at] = dots[at]! | (0x80 >> (x & 7));
    }
  }
  return dots;
}

/** Leaves nothing grey: what a printer would print of it, to be looked at. */
export function blacken(pixels: Uint8ClampedArray): void {
  for (let at = 0; at < pixels.length; at += 4) {
    pixels.fill(brightness(pixels, at) < threshold ? 0 : 255, at, at + 3);
    pixels[at + 3] = 255;
  }
}

/** Makes a picture of black and white dots only, whose density is its brightness (Floyd and Steinberg). */
export function dither(pixels: Uint8ClampedArray, width: number, height: number): void {
  const grey = new Float32Array(width * height);
  for (let at = 0; at < grey.length; at += 1) grey[at] = brightness(pixels, at * 4);
  const spread = (x: number, y: number, error: number) => {
    if (x < 0 || x >= width || y >= height) return;
    grey[y * width + x] = grey[y * width + x]! + error;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const value = grey[at]! >= threshold ? 255 : 0;
      const error = (grey[at]! - value) / 16;
      spread(x + 1, y, error * 7);
      spread(x - 1, y + 1, error * 3);
      spread(x, y + 1, error * 5);
      spread(x + 1, y + 1, error);
      for (let channel = 0; channel < 3; channel += 1) pixels[at * 4 + channel] = value;
      pixels[at * 4 + 3] = 255;
    }
  }
}

/** As the eye sees it, 0 to 255; what shows through shows paper. */
function brightness(pixels: Uint8ClampedArray, at: number): number {
  const seen = 0.299 * pixels[at]! + 0.587 * pixels[at + 1]! + 0.114 * pixels[at + 2]!;
  return 255 - ((255 - seen) * pixels[at + 3]!) / 255;
}

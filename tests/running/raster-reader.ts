/** A slip that came out of a printer: its dots as they lie on paper. */
export interface PrintedSlip {
  readonly width: number;
  readonly height: number;
  /** RGBA, as QR readers take it. */
  readonly pixels: Uint8ClampedArray;
  readonly bands: number;
}

/** What a printer finds in the bytes that it reads. */
export type Found = { readonly kind: 'status'; readonly question: number } | { readonly kind: 'done' | 'band' | 'cut' };

/** Reads ESC/POS as a receipt printer does, and keeps the dots on its paper. Anything else is an error of the sender. */
export class RasterReader {
  private left = new Uint8Array();
  private rows: Uint8Array[] = [];
  private across = 0;
  bands = 0;

  /** What is whole among the bytes so far. */
  read(bytes: Uint8Array): Found[] {
    this.left = Buffer.concat([this.left, bytes]);
    const found: Found[] = [];
    for (;;) {
      const one = this.next();
      if (!one) return found;
      if (one !== 'skipped') found.push(one);
    }
  }

  /** The paper up to the knife. */
  tearOff(): PrintedSlip {
    const { rows, bands, across } = this;
    const width = across * 8;
    const pixels = new Uint8ClampedArray(width * rows.length * 4).fill(255);
    for (const [y, row] of rows.entries()) {
      for (let x = 0; x < width; x += 1) {
        if (row[x >> 3]! & (0x80 >> (x & 7))) pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
      }
    }
    this.rows = [];
    this.bands = 0;
    return { width, height: rows.length, pixels, bands };
  }

  forgetBegun(): void {
    this.left = new Uint8Array();
  }

  private next(): Found | 'skipped' | undefined {
    const [first, second, third, fourth] = this.left;
    if (first === undefined || second === undefined) return undefined;
    if (first === 0x10 && second === 0x04)
      return third === undefined ? undefined : this.take(3, { kind: 'status', question: third });
    if (first === 0x1b && second === 0x40) return this.take(2, 'skipped');
    if (first === 0x1b && second === 0x64) return third === undefined ? undefined : this.take(3, { kind: 'cut' });
    if (first === 0x1d && second === 0x72) return third === undefined ? undefined : this.take(3, { kind: 'done' });
    if (first === 0x1d && second === 0x56) return fourth === undefined ? undefined : this.take(4, { kind: 'cut' });
    if (first === 0x1d && second === 0x76) return this.band();
    throw new Error(
      `no command of ESC/POS: ${[...this.left.subarray(0, 8)].map((byte) => byte.toString(16)).join(' ')}`,
    );
  }

  private band(): Found | undefined {
    if (this.left.length < 8) return undefined;
    const across = this.left[4]! + this.left[5]! * 256;
    const rows = this.left[6]! + this.left[7]! * 256;
    if (this.left.length < 8 + across * rows) return undefined;
    // Coming after some that a torn connection left behind, the paper shows both.
    this.across = across;
    for (let row = 0; row < rows; row += 1) {
      this.rows.push(this.left.slice(8 + row * across, 8 + (row + 1) * across));
    }
    this.bands += 1;
    return this.take(8 + across * rows, { kind: 'band' });
  }

  private take<F>(count: number, found: F): F {
    this.left = this.left.subarray(count);
    return found;
  }
}

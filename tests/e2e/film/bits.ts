/** Bits one after the other, with the Exp-Golomb codes of H.264. */
export class Bits {
  private readonly bytes: number[] = [];
  private count = 0;

  /** The lowest `length` bits of a number. */
  put(value: number, length: number): this {
    for (let bit = length - 1; bit >= 0; bit--) {
      if (this.count % 8 === 0) this.bytes.push(0);
      const at = this.bytes.length - 1;
      this.bytes[at] = (this.bytes[at] as number) | (((value >> bit) & 1) << (7 - (this.count % 8)));
      this.count++;
    }
    return this;
  }

  /** ue(v): small numbers are short. */
  golomb(...values: number[]): this {
    for (const value of values) this.put(value + 1, 2 * Math.floor(Math.log2(value + 1)) + 1);
    return this;
  }

  /** A NAL unit: the end mark, and no three bytes that a decoder could take for the start of the next one. */
  unit(header: number): Buffer {
    this.put(1, 1);
    const escaped = [header];
    for (const byte of this.bytes) {
      if (byte < 4 && escaped.at(-1) === 0 && escaped.at(-2) === 0) escaped.push(3);
      escaped.push(byte);
    }
    return Buffer.from(escaped);
  }
}

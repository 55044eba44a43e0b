/** Product of two elements of the field GF(2^8) modulo x^8 + x^4 + x^3 + x^2 + 1. */
function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((other >> bit) & 1) * one);
  return product;
}

/** The polynomial by which data is divided for so many check bytes (ISO/IEC 18004, annex A). */
export function divisorOf(checks: number): number[] {
  const coefficients = Array<number>(checks).fill(0);
  coefficients[checks - 1] = 1;
  let root = 1;
  for (let step = 0; step < checks; step++) {
    for (let at = 0; at < checks; at++) {
      coefficients[at] = multiply(coefficients[at] as number, root) ^ (coefficients[at + 1] || 0);
    }
    root = multiply(root, 2);
  }
  return coefficients;
}

/** The Reed-Solomon check bytes of `data` (ISO/IEC 18004, section 7.5.2). */
export function checkBytes(data: readonly number[], divisor: readonly number[]): number[] {
  return data.reduce<number[]>(
    (rest, byte) => {
      const factor = byte ^ (rest[0] as number);
      return rest
        .slice(1)
        .concat(0)
        .map((value, at) => value ^ multiply(divisor[at] as number, factor));
    },
    divisor.map(() => 0),
  );
}

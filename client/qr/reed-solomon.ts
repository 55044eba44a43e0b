/** Product of two elements of the field GF(2^8) modulo x^8 + x^4 + x^3 + x^2 + 1. */
function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

function generator(degree: number): number[] {
  const coefficients = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let round = 0; round < degree; round += 1) {
    for (let index = 0; index < degree; index += 1) {
      coefficients[index] = multiply(coefficients[index] ?? 0, root) ^ (coefficients[index + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return coefficients;
}

/** The Reed-Solomon check bytes of `data` (ISO/IEC 18004, section 7.5.2). */
export function checkBytes(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  const rest = Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((coefficient, index) => {
      rest[index] = (rest[index] ?? 0) ^ multiply(coefficient, factor);
    });
  }
  return rest;
}

import { expect, test } from 'vitest';
import { qrCode } from '#display/media/qr-code.ts';

/** The text of a code of one block without its error correction, read as a camera reads it: unmasked, in zigzag. */
function read(code: boolean[][]): string {
  const size = code.length;
  const version = (size - 17) / 4;
  const corner = version > 1 ? size - 7 : -9;
  const fixed = (x: number, y: number) =>
    x === 6 ||
    y === 6 ||
    (x < 9 && y < 9) ||
    (x > size - 9 && y < 9) ||
    (x < 9 && y > size - 9) ||
    (Math.abs(x - corner) < 3 && Math.abs(y - corner) < 3);
  let bits = '';
  for (let pair = 0, right = size - 1; right > 0; right -= 2, pair++) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = pair % 2 === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!fixed(x, y)) bits += code[y]?.[x] !== ((x + y) % 2 === 0) ? '1' : '0';
    }
  }
  const at = (from: number, count: number) => Number.parseInt(bits.slice(from, from + count), 2);
  expect(at(0, 4)).toBe(4);
  const bytes = Array.from({ length: at(4, 8) }, (_, index) => at(12 + index * 8, 8));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

test.each(['https://a.example/1', 'https://a.example/panel/abcdefghij?key=klmnopqrstuvwxyz', 'https://a.example/診'])(
  'the code of %s says just that',
  (text) => {
    expect(read(qrCode(text) ?? [])).toBe(text);
  },
);

test('it has its three finders and its format in both places', () => {
  const code = qrCode('https://a.example/1') ?? [];
  const size = code.length;
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    expect(code[y]?.slice(x, x + 7)).toEqual(Array(7).fill(true));
    expect(code[y + 1]?.slice(x, x + 7)).toEqual([true, false, false, false, false, false, true]);
  }
  const around = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => code[8]?.[x]);
  expect(around.map((dark) => (dark ? '1' : '0')).join('')).toBe('11101111');
});

test('a text that no screen could show is refused', () => {
  expect(qrCode('a'.repeat(520))).toHaveLength(15 * 4 + 17);
  expect(qrCode('a'.repeat(521))).toBeUndefined();
});

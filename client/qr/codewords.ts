import { checkBytes } from './reed-solomon.ts';

/** Versions 1 to 10 at error correction level M (ISO/IEC 18004, tables 7 and 9): bytes, check bytes per block, blocks. */
const versions = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
] as const;

const byteMode = 0b0100;

/**
 * The bytes of a QR code that holds `text` as UTF-8, blocks interleaved, and its version.
 * Throws a RangeError over 213 bytes, which a version 10 code cannot hold.
 */
export function codewords(text: string): { version: number; bytes: number[] } {
  const content = [...new TextEncoder().encode(text)];
  const index = versions.findIndex(
    ([total, check, blocks], number) => total - check * blocks >= content.length + (number < 9 ? 2 : 3),
  );
  const found = versions[index];
  if (!found) throw new RangeError(`too long for a QR code: ${content.length} bytes`);
  const [total, check, blocks] = found;
  const data = padded(content, index < 9 ? 8 : 16, total - check * blocks);
  return { version: index + 1, bytes: interleaved(data, check, blocks) };
}

function padded(content: number[], countBits: number, capacity: number): number[] {
  const bits: number[] = [];
  const append = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  append(byteMode, 4);
  append(content.length, countBits);
  for (const byte of content) append(byte, 8);
  append(0, Math.min(4, capacity * 8 - bits.length));
  const bytes: number[] = [];
  for (let start = 0; start < bits.length; start += 8) {
    bytes.push(
      Number.parseInt(
        bits
          .slice(start, start + 8)
          .join('')
          .padEnd(8, '0'),
        2,
      ),
    );
  }
  for (let pad = 0xec; bytes.length < capacity; pad ^= 0xec ^ 0x11) bytes.push(pad);
  return bytes;
}

/** Short blocks come first; the bytes are taken from each block in turn. */
function interleaved(data: number[], check: number, blocks: number): number[] {
  const shortLength = Math.floor(data.length / blocks);
  const shortBlocks = blocks - (data.length % blocks);
  const parts: { data: number[]; check: number[] }[] = [];
  let start = 0;
  for (let block = 0; block < blocks; block += 1) {
    const part = data.slice(start, start + shortLength + (block < shortBlocks ? 0 : 1));
    start += part.length;
    parts.push({ data: part, check: checkBytes(part, check) });
  }
  const turn = (kind: 'data' | 'check', length: number) =>
    Array.from({ length }, (_, index) => parts.flatMap((part) => part[kind][index] ?? [])).flat();
  return [...turn('data', shortLength + 1), ...turn('check', check)];
}

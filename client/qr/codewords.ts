import type { Level } from './levels.ts';
import { checkBytes, divisorOf } from './reed-solomon.ts';

/** The bytes of a code, and the version whose size they fill. */
export interface Codewords {
  version: number;
  bytes: number[];
}

const byteMode = 4;

/**
 * The bytes of a QR code that holds `text` as UTF-8, in the smallest version that can, blocks interleaved.
 * @returns undefined for more than version 15 holds: 520 bytes at level L, 412 at level M
 */
export function codewords(text: string, level: Level): Codewords | undefined {
  const content = [...new TextEncoder().encode(text)];
  for (let version = 1; version <= level.checks.length; version++) {
    const blocks = level.blocks[version - 1] as number;
    const checks = level.checks[version - 1] as number;
    const capacity = byteCount(version) - checks * blocks;
    const countBits = version < 10 ? 8 : 16;
    if (content.length + 1 + countBits / 8 > capacity) continue;
    return { version, bytes: interleaved(filled(content, countBits, capacity), checks, blocks) };
  }
  return undefined;
}

/** How many alignment patterns stand in a row. */
export function alignmentCount(version: number): number {
  return version < 2 ? 0 : Math.floor(version / 7) + 2;
}

/** Bytes of a version, those of error correction included: its modules without the fixed patterns. */
function byteCount(version: number): number {
  const align = alignmentCount(version);
  const patterns = align ? (25 * align - 10) * align - 55 : 0;
  return Math.floor(((16 * version + 128) * version + 64 - patterns - (version > 6 ? 36 : 0)) / 8);
}

/** Mode, length and content, filled up to what the version holds. */
function filled(content: number[], countBits: number, capacity: number): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(byteMode, 4);
  put(content.length, countBits);
  for (const byte of content) put(byte, 8);
  put(0, 4);
  const bytes: number[] = [];
  for (let at = 0; at < bits.length; at += 8) bytes.push(bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0xec; bytes.length < capacity; pad ^= 0xfd) bytes.push(pad);
  return bytes;
}

/** Short blocks come first; the bytes are taken from each block in turn. */
function interleaved(data: number[], checks: number, blocks: number): number[] {
  const short = Math.floor(data.length / blocks);
  const divisor = divisorOf(checks);
  const parts: number[][] = [];
  for (let at = 0; parts.length < blocks; ) {
    const end = at + short + (parts.length < blocks - (data.length % blocks) ? 0 : 1);
    parts.push(data.slice(at, end));
    at = end;
  }
  const inTurn = (lists: number[][], length: number) => {
    for (let at = 0; at < length; at++) for (const list of lists) if (at < list.length) bytes.push(list[at] as number);
  };
  const bytes: number[] = [];
  inTurn(parts, short + 1);
  inTurn(
    parts.map((part) => checkBytes(part, divisor)),
    checks,
  );
  return bytes;
}

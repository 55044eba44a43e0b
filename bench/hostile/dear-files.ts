/** Files that cost little to send and much to read. */
import { crc32, deflateSync } from 'node:zlib';

/** A picture of 8000 × 8000 with transparency: 256 MB of pixels in a quarter of one. */
export function dearPng(side = 8000): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  size.set([8, 6, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((1 + 4 * side) * side), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', size), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

export function dearYaml(keys = 20_000): Buffer {
  return Buffer.from(Array.from({ length: keys }, (_, index) => `k${index}: 1`).join('\n'));
}

export function mergingYaml(merges = 10_000): Buffer {
  return Buffer.from(`a: &a\n  x: 1\nb:\n${'  <<: *a\n'.repeat(merges)}`);
}

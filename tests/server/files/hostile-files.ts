/** Small files that cost much to whoever reads them carelessly. Makers only: any test or benchmark may send them. */
import { deflateRawSync, deflateSync } from 'node:zlib';

export interface HostileFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A PNG of one colour that is opaque to its last pixel, so that all of it must be unpacked to know: 265 KB for 256 MB. */
export function vastPng(width = 8000, height = 8000): Buffer {
  const line = 1 + width * 4;
  const rows = Buffer.alloc(line * height);
  for (let row = 0; row < height; row++) rows[row * line] = 4; // Paeth, the dearest filter
  for (let pixel = 0; pixel < width; pixel++) rows.set([0, 0, 0, pixel === 0 ? 255 : 0], 1 + pixel * 4);
  return pngOf(header(width, height), [['IDAT', deflateSync(rows, { level: 9 })]]);
}

/** A PNG whose header promises one pixel and whose data unpack to gigabytes. */
export function lyingPng(unpackedBytes = 200_000_000): Buffer {
  return pngOf(header(1, 1), [['IDAT', deflateSync(Buffer.alloc(unpackedBytes), { level: 9 })]]);
}

/** A PNG of a million chunks that say nothing. */
export function crumbledPng(chunks = 300_000): Buffer {
  const nothing = chunk('teXt', Buffer.alloc(0));
  const pixel = deflateSync(Buffer.from([0, 9, 9, 9, 255]));
  return Buffer.concat([signature, chunk('IHDR', header(1, 1)), ...Array(chunks).fill(nothing), chunk('IDAT', pixel)]);
}

/** An animated PNG of many frames, each as large as a screen. */
export function endlessPng(frames = 5000): Buffer {
  const control = Buffer.alloc(26);
  control.writeUInt32BE(4000, 4);
  control.writeUInt32BE(4000, 8);
  return pngOf(header(4000, 4000), [...Array(frames).fill(['fcTL', control]), ['IDAT', deflateSync(Buffer.from([0]))]]);
}

/** The head of a PNG that says how large it is; no data worth speaking of. */
export function pngOfSize(width: number, height: number): Buffer {
  return pngOf(header(width, height), [['IDAT', deflateSync(Buffer.from([0]))]]);
}

/** The head of a JPEG that says how large it is. */
export function jpegOfSize(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc2, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const thumbnail = Buffer.from([0xff, 0xe1, 0, 10, 0xff, 0xc0, 0, 11, 8, 0, 1, 0]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), thumbnail, frame, Buffer.from([0xff, 0xda, 0, 2, 0xff, 0xd9])]);
}

/** A GIF of many frames as large as its canvas. */
export function gifOf(width: number, height: number, frames = 1): Buffer {
  const head = Buffer.from('GIF89a0000\0\0\0', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0]);
  frame.writeUInt16LE(width, 5);
  frame.writeUInt16LE(height, 7);
  return Buffer.concat([head, ...Array(frames).fill(frame), Buffer.from([0x3b])]);
}

/** A WebP, extended, that says how large its canvas is and has so many frames of that size. */
export function webpOf(width: number, height: number, frames = 0): Buffer {
  const canvas = Buffer.alloc(10);
  canvas[0] = frames > 0 ? 2 : 0;
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  const frame = Buffer.alloc(16);
  frame.writeUIntLE(width - 1, 6, 3);
  frame.writeUIntLE(height - 1, 9, 3);
  const parts = [riff('VP8X', canvas), ...Array(frames).fill(riff('ANMF', frame)), riff('VP8 ', Buffer.alloc(10))];
  const body = Buffer.concat([Buffer.from('WEBP'), ...parts]);
  return riff('RIFF', body);
}

const twentyThousand = Array.from({ length: 20_000 }, (_, index) => index);

/** YAML that costs a careless reader seconds to minutes, each below the limit of size. */
export const hostileYaml: Readonly<Record<string, () => string>> = {
  'many keys': () => twentyThousand.map((index) => `k${index}: 1`).join('\n'),
  'many merge keys': () => `a: &a {x: 1}\nb:\n${'  <<: *a\n'.repeat(10_000)}`,
  'merge keys of the older version': () => `%YAML 1.1\n---\na: &a {x: 1}\nb:\n${'  <<: *a\n'.repeat(10_000)}`,
  'many anchors': () => `a: ${'&a '.repeat(80_000)}`,
  'nothing between commas': () => `a: [${','.repeat(250_000)}]`,
  'many aliases': () => `a: &a 1\nb: [${'*a,'.repeat(80_000)}]`,
  'aliases that unfold without end': () =>
    [
      'a: &a [x, x, x, x, x, x, x, x, x]',
      ...[...'bcdefghi'].map((name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[at]}`).join(', ')}]`),
    ].join('\n'),
  'lists in lists': () => `a: ${'['.repeat(250_000)}`,
  'mappings in mappings': () => '{a: '.repeat(60_000),
  'dashes in a line': () => '- '.repeat(120_000),
  'questions in a line': () => '? '.repeat(120_000),
  'many documents': () => '---\n'.repeat(60_000),
  'many directives': () => '%a\n'.repeat(80_000),
};

/** A zip whose first entry, by the name of an office document's list of contents, unpacks to very much. */
export function zipBomb(unpackedBytes = 100_000_000): Buffer {
  const name = '[Content_Types].xml';
  const content = deflateRawSync(Buffer.alloc(unpackedBytes), { level: 9 });
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(content.length, 18);
  head.writeUInt32LE(unpackedBytes, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), content]);
}

/** An MP3 of nothing but empty tags, one behind the other. */
export function taggedMp3(tags = 400_000): Buffer {
  return Buffer.concat(Array(tags).fill(Buffer.from('49443303000000000000', 'hex')));
}

/** An MP4 of nothing but empty boxes. */
export function boxedMp4(boxes = 500_000): Buffer {
  const type = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\0\0isommp41', 'latin1')]);
  return Buffer.concat([type, ...Array(boxes).fill(Buffer.from('\0\0\0\bfree', 'latin1'))]);
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

function header(width: number, height: number): Buffer {
  const made = Buffer.alloc(13);
  made.writeUInt32BE(width, 0);
  made.writeUInt32BE(height, 4);
  made.set([8, 6, 0, 0, 0], 8);
  return made;
}

function pngOf(head: Buffer, parts: readonly (readonly [string, Buffer])[]): Buffer {
  const chunks = parts.map(([name, content]) => chunk(name, content));
  return Buffer.concat([signature, chunk('IHDR', head), ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)]);
}

function riff(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

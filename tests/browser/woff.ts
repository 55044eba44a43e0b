import { inflateSync } from 'node:zlib';

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

/**
 * The plain font (TrueType or OpenType) inside a WOFF 1.0 file.
 * Browsers take wrapped fonts from pages but not from the system, so a font that is to be installed must be unwrapped.
 * @see https://www.w3.org/TR/WOFF/
 */
export function sfntFromWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF 1.0 file.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, woffHeader + index * woffEntry));

  const directory = Buffer.alloc(sfntHeader + count * sfntEntry);
  woff.copy(directory, 0, 4, 8); // flavour
  writeSearchHints(directory, count);
  let offset = directory.length;
  tables.forEach(({ tag, checksum, data }, index) => {
    const at = sfntHeader + index * sfntEntry;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(data.length, at + 12);
    offset += padded(data.length);
  });
  return Buffer.concat([directory, ...tables.map(({ data }) => Buffer.concat([data], padded(data.length)))]);
}

function readTable(woff: Buffer, at: number) {
  const [offset, packed, length] = [at + 4, at + 8, at + 12].map((field) => woff.readUInt32BE(field)) as [
    number,
    number,
    number,
  ];
  const raw = woff.subarray(offset, offset + packed);
  return {
    tag: woff.toString('latin1', at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    data: packed < length ? inflateSync(raw) : raw,
  };
}

/** Fields of the table directory for a binary search in it (OpenType specification, "Table Directory"). */
function writeSearchHints(directory: Buffer, count: number): void {
  const power = Math.floor(Math.log2(count));
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(2 ** power * 16, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
}

/** Tables start at multiples of four bytes. */
function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}

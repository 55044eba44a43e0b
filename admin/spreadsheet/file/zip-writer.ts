const encoder = new TextEncoder();
/** 1 January 1980, the first day that a zip file knows: files with the same content are the same. */
const date = (1 << 5) | 1;
const deflated = 8;
const namesInUtf8 = 0x0800;

/** A zip file of texts by name, packed by the platform's own CompressionStream. */
export async function zip(parts: Readonly<Record<string, string>>): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const content = encoder.encode(text);
    const packed = await deflate(content);
    const sums = [crc32(content), packed.length, content.length] as const;
    const path = encoder.encode(name);
    const head = [20, namesInUtf8, deflated, 0, date] as const;
    const local = record(0x04034b50, [...head], [...sums], [path.length, 0]);
    const entry = record(0x02014b50, [20, ...head], [...sums], [path.length, 0, 0, 0, 0], [0, at]);
    pieces.push(local, path, packed);
    directory.push(entry, path);
    at += local.length + path.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = directory.length / 2;
  const end = record(0x06054b50, [0, 0, count, count], [size, at], [0]);
  return join([...pieces, ...directory, end]);
}

/** A mark, then numbers of two and of four bytes in turns, as the format has them. */
function record(mark: number, ...fields: number[][]): Uint8Array {
  const length = fields.reduce((sum, numbers, index) => sum + numbers.length * (index % 2 === 0 ? 2 : 4), 4);
  const view = new DataView(new ArrayBuffer(length));
  view.setUint32(0, mark, true);
  let at = 4;
  for (const [index, numbers] of fields.entries()) {
    for (const number of numbers) {
      if (index % 2 === 0) view.setUint16(at, number, true);
      else view.setUint32(at, number, true);
      at += index % 2 === 0 ? 2 : 4;
    }
  }
  return new Uint8Array(view.buffer);
}

async function deflate(content: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([content as BlobPart]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function join(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] as number) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

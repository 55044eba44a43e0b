import { FileFault } from './table.ts';

interface Entry {
  readonly method: number;
  readonly start: number;
  readonly packed: number;
}

/** The parts of a zip file, unpacked when they are asked for; all of them together may hold so many bytes. */
export interface ZipFile {
  has(name: string): boolean;
  /** The text of a part; '' for one that is not there. */
  text(name: string): Promise<string>;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endLength = 22;
const longestComment = 0xffff;
const mostEntries = 5000;
const deflated = 8;

/**
 * Reads a zip file's directory. Unpacking is the platform's own (DecompressionStream) and stops as soon as it yields
 * more than allowed, whatever size the file claims (docs/decisions/076-spreadsheets.md).
 * @throws FileFault damaged, where it is no zip file
 */
export function openZip(bytes: Uint8Array, mostBytes: number): ZipFile {
  const entries = readDirectory(bytes);
  let left = mostBytes;
  return {
    has: (name) => entries.has(name),
    async text(name) {
      const entry = entries.get(name);
      if (!entry) return '';
      const packed = bytes.subarray(entry.start, entry.start + entry.packed);
      if (entry.method === 0) {
        left -= packed.length;
        if (left < 0) throw new FileFault('unpackedTooLarge');
        return new TextDecoder().decode(packed);
      }
      if (entry.method !== deflated) throw new FileFault('damaged');
      return inflate(packed, (count) => {
        left -= count;
        if (left < 0) throw new FileFault('unpackedTooLarge');
      });
    },
  };
}

async function inflate(packed: Uint8Array, count: (bytes: number) => void): Promise<string> {
  const stream = new Blob([packed as BlobPart]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      count(value.length);
      pieces.push(decoder.decode(value, { stream: true }));
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error instanceof FileFault ? error : new FileFault('damaged');
  }
  return pieces.join('') + decoder.decode();
}

function readDirectory(bytes: Uint8Array): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) throw new FileFault('damaged');
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== entryMark) throw new FileFault('damaged');
    const nameLength = view.getUint16(at + 28, true);
    const header = view.getUint32(at + 42, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    if (header + 30 > bytes.length) throw new FileFault('damaged');
    const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    const entry = { method: view.getUint16(at + 10, true), start, packed: view.getUint32(at + 20, true) };
    // Some programs write names with a stroke in front or with the other one.
    entries.set(name.replaceAll('\\', '/').replace(/^\//, ''), entry);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  throw new FileFault('damaged');
}

import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readSync, rmSync, writeSync } from 'node:fs';

/** Content of a file on its way from one to the other, in pieces. */
export type Pieces = Iterable<Buffer>;

/** What was written, or read to its end. */
export interface Content {
  readonly bytes: number;
  readonly sha256: string;
}

const pieceBytes = 256 * 1024;

/** Reads a file. */
export function* piecesOf(path: string): Generator<Buffer, void, unknown> {
  const file = openSync(path, 'r');
  try {
    for (;;) {
      const piece = Buffer.allocUnsafe(pieceBytes);
      const length = readSync(file, piece);
      if (length === 0) return;
      yield piece.subarray(0, length);
    }
  } finally {
    closeSync(file);
  }
}

/** Writes a new file for its owner alone, which is on the disk when this answers; nothing is left if it fails. */
export function writeDurably(path: string, pieces: Pieces): Content {
  const file = openSync(path, 'wx', 0o600);
  try {
    const content = measure(pieces, (piece) => {
      for (let at = 0; at < piece.length; ) at += writeSync(file, piece, at);
    });
    fsyncSync(file);
    return content;
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

/** Reads to the end and answers how much there was, and its hash. */
export function measure(pieces: Pieces, each: (piece: Buffer) => void = () => {}): Content {
  const hash = createHash('sha256');
  let bytes = 0;
  for (const piece of pieces) {
    each(piece);
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Cuts pieces anew, all of one size but the last, which may be empty. */
export function* inChunks(pieces: Pieces, size: number): Generator<{ chunk: Buffer; last: boolean }, void, unknown> {
  let held: Buffer = Buffer.alloc(0);
  for (const piece of pieces) {
    held = held.length > 0 ? Buffer.concat([held, piece]) : piece;
    let at = 0;
    for (; held.length - at > size; at += size) yield { chunk: held.subarray(at, at + size), last: false };
    held = held.subarray(at);
  }
  yield { chunk: held, last: true };
}

/** Makes the names in a folder as durable as the files; not every system can. */
export function syncFolder(path: string): void {
  try {
    const folder = openSync(path, 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch {
    // Windows opens no folders.
  }
}
